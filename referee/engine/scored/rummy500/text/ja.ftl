### 日本語：ラミー500。

game-rummy500 = ラミー500
    .about = 同じ数字や続きのカードを出します。点数だけをつけます。出した点と手に残った点を入れます。
    .find = 例：手に残ったカード
    .sign = R
    .order = 65

preset-rummy500-rummy500 = ラミー500
    .about = 500点でゲームが終わります。


## 案内

guide-rummy500-object =
    同じ数字や続きのカードを出します。点数だけをつけます。出した点と手に残った点を入れます。
guide-rummy500-scoring =
    出したカードの点を足し、手に残った点を引きます。点の多い人の勝ちです。
    { $end_score ->
        [0] { "" }
       *[other] • だれかが{ $end_score }点になると、ゲームは終わりです。
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }ラウンドでゲームは終わりです。
    }

rummy500-laid = 出した点
rummy500-left = 残った点
