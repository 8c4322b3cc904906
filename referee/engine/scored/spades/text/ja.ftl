### 日本語：スペード。

game-spades = スペード
    .about = 2チームが取るトリックの数をビッドします。点数だけをつけます。チームごとにビッド、トリック、ニルを入れます。
    .find = 例：バッグ、ニル、ビッド
    .sign = ♠
    .order = 60

preset-spades-spades = 500点のスペード
    .about = 先に500点になったチームの勝ちです。
preset-spades-short = 短いスペード
    .about = 先に250点になったチームの勝ちです。


## 案内

guide-spades-object =
    2チームが取るトリックの数をビッドします。点数だけをつけます。チームごとにビッド、トリック、ニルを入れます。
guide-spades-scoring =
    ビッドを達成すると1トリックにつき10点、届かないと同じだけ引かれます。余分なトリックは1点で、バッグ1つになります。バッグが10たまると100点引かれます。ニルは成功で100点、失敗でマイナス100点です。
    { $blind_nil ->
        [true] • カードを見ずにビッドしたニルは200点です。
       *[false] { "" }
    }
    { $end_score ->
        [0] { "" }
       *[other] • だれかが{ $end_score }点になると、ゲームは終わりです。
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }ラウンドでゲームは終わりです。
    }

spades-nil-made = 成功したニル
spades-nil-failed = 失敗したニル
spades-contract = ビッド
spades-bags = バッグ
spades-ten = バッグ10
spades-nil = ニル
spades-blind = ブラインド・ニル
spades-blind-made = 成功したブラインド・ニル
spades-blind-failed = 失敗したブラインド・ニル
house-blind-nil = ブラインド・ニル
    .ask = カードを見ずにニルをビッドできますか？
    .true = はい、200点です
    .false = いいえ
    .words = 見ないでニル、カードを見る前のニル、200点
