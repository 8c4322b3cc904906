### 日本語：スカート。

game-skat = スカート
    .about = 1人がほかの人たちと戦います。表だけをつけます。だれがいくらのゲームをして、勝ったか負けたかを入れます。
    .find = 例：負けたゲーム、リスト
    .sign = S
    .order = 64

preset-skat-skat = 3人
    .about = 36ゲームの表です。
preset-skat-four = 4人
    .about = 48ゲームの表です。


## 案内

guide-skat-object =
    1人がほかの人たちと戦います。表だけをつけます。だれがいくらのゲームをして、勝ったか負けたかを入れます。
guide-skat-scoring =
    勝つとゲームの値をもらい、負けると値の2倍が引かれます。ほかの人は0点です。全員がパスしたラウンドは全員0点です。
    { $end_score ->
        [0] { "" }
       *[other] • だれかが{ $end_score }点になると、ゲームは終わりです。
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }ラウンドでゲームは終わりです。
    }

skat-game = ゲームの値
skat-lost = 負け
