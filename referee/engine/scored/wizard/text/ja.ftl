### 日本語：ウィザード。

game-wizard = ウィザード
    .about = ラウンドごとにカードが1枚ずつ増え、取るトリックの数を当てます。点数だけをつけます。ビッドとトリックを入れます。
    .find = 例：ビッド、トリック、ラウンド
    .sign = W
    .order = 61

preset-wizard-wizard = 4人
    .about = 15ラウンドです。
preset-wizard-three = 3人
    .about = 20ラウンドです。
preset-wizard-five = 5人
    .about = 12ラウンドです。
preset-wizard-six = 6人
    .about = 10ラウンドです。


## 案内

guide-wizard-object =
    ラウンドごとにカードが1枚ずつ増え、取るトリックの数を当てます。点数だけをつけます。ビッドとトリックを入れます。
guide-wizard-scoring =
    ビッドがちょうど当たると20点と、1トリックにつき10点です。多くても少なくても、1トリックにつき10点引かれます。全員のトリックを足すと、ラウンドの番号になります。
    { $end_score ->
        [0] { "" }
       *[other] • だれかが{ $end_score }点になると、ゲームは終わりです。
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }ラウンドでゲームは終わりです。
    }
