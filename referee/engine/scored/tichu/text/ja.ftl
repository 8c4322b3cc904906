### 日本語：ティチュー。

game-tichu = ティチュー
    .about = 2チームが手札を先になくします。点数だけをつけます。チームごとにカードの点と宣言を入れます。
    .find = 例：グランドティチュー、ダブルビクトリー
    .sign = T
    .order = 63

preset-tichu-tichu = 1000点のティチュー
    .about = 先に1000点になったチームの勝ちです。
preset-tichu-short = 短いティチュー
    .about = 先に500点になったチームの勝ちです。


## 案内

guide-tichu-object =
    2チームが手札を先になくします。点数だけをつけます。チームごとにカードの点と宣言を入れます。
guide-tichu-scoring =
    両チームのカードの点は合わせて100点です。ダブルビクトリーなら200点と0点です。ティチューは100点、グランドティチューは200点をもらうか、引かれます。
    { $end_score ->
        [0] { "" }
       *[other] • だれかが{ $end_score }点になると、ゲームは終わりです。
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }ラウンドでゲームは終わりです。
    }

tichu-cards = カードの点（ダブルビクトリーは200）
tichu-made = ティチュー成功
tichu-failed = ティチュー失敗
tichu-grand = グランド{ "\u200B" }成功
tichu-lost = グランド{ "\u200B" }失敗
tichu-calls = 宣言
