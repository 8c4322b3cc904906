### 日本語：スカルキング。

game-skullking = スカルキング
    .about = 海賊や人魚が出る10ラウンドのビッドです。点数だけをつけます。ビッド、トリック、ボーナスを入れます。
    .find = 例：ゼロビッド、ボーナス
    .sign = K
    .order = 62

preset-skullking-skullking = スカルキング
    .about = 10ラウンドです。


## 案内

guide-skullking-object =
    海賊や人魚が出る10ラウンドのビッドです。点数だけをつけます。ビッド、トリック、ボーナスを入れます。
guide-skullking-scoring =
    ビッドがちょうど当たると1トリックにつき20点、多くても少なくても1トリックにつき10点引かれます。0のビッドはラウンドの番号の10倍をもらうか、引かれます。ボーナスはビッドが当たったときだけです。
    { $end_score ->
        [0] { "" }
       *[other] • だれかが{ $end_score }点になると、ゲームは終わりです。
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }ラウンドでゲームは終わりです。
    }

skullking-bonus = ボーナス
