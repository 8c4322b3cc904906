### 日本語: ハーツだけのもの。

game-hearts = ハーツ
    .about = ハートをなるべく取らず、スペードのクイーンを避けるゲームです。すべて取る手もあります。

preset-hearts-seed = ハーツ
    .about = よく知られた遊び方です。3枚渡し、最初のトリックに点のカードは出さず、100点で終わります。
preset-hearts-pagat = Pagat
    .about = 最初のトリックにも点のカードを出せます。スペードのクイーンではハートは解禁されず、すべて取った人が点の数え方を選びます。
preset-hearts-bicycle = Bicycle
    .about = スペードのクイーンではハートは解禁されません。ほかは同じです。

hearts-totals-how = 次に配るラウンドの番号を入れると、カードを渡す向きも合います。

house-removal = 抜くカード
    .ask = 3人、5人、6人のとき、どのカードを抜きますか。
    .pagat = 3人：♦2、5人：♦2 ♣2
    .korean = 3人：♠2、5人：♠2 ♣2
house-kitty = 余るカード
    .ask = 同じ枚数に配れないカードはどうしますか。
    .off = 先に抜きます
    .first-trick = 最初のトリックを取った人のものです
house-passing = カードを渡す
    .ask = 始める前にカードを渡しますか。
    .on = 左、右、向かい、そのあとはなし
    .off = 渡しません
house-pass-count = 渡す枚数
    .ask = 何枚渡しますか。
    .unit = { $n }枚
house-first-lead = 最初のカード
    .ask = クラブの2を持っている人は何を出しますか。
    .c2 = クラブの2
    .any-club = クラブなら何でも
    .any = 何でも
house-first-trick-points = 最初のトリックの点
    .ask = 最初のトリックに点のカードを出せますか。
    .forbidden = ほかにないときだけ
    .free = 出せます
house-first-trick-queen-if-only-black = 最初のトリックのクイーン
    .ask = 黒いカードがスペードのクイーンだけなら、最初のトリックに出せますか。
    .true = 出せます
    .false = 出せません
house-queen-breaks = クイーンとハート
    .ask = スペードのクイーンが出たら、ハートを最初に出せますか。
    .true = 出せます
    .false = ハートが出てからです
house-queen-first = クイーンは最初の機会に
    .ask = マークに従えないとき、スペードのクイーンをすぐ出さなければなりませんか。
    .true = はい
    .false = いいえ
house-revoke = あとでわかったリボーク
    .ask = トリックが終わってからわかったリボーク（フォロー違反）はどうしますか。
    .correct = 記録するだけです
    .v26 = すべての点を受け、ほかの人は0点です
house-moon = ムーン（シュート・ザ・ムーン）
    .ask = 点のカードをすべて取るとどうなりますか。
    .add26 = ほかの人が26点ずつ受けます
    .subtract26 = 取った人の点から26点引きます
    .choice = 取った人が選びます
    .safety = ほかの人に26点ずつ。それで取った人が負けるときは26点引きます
house-sun = すべてのトリック
    .ask = トリックをすべて取ると2倍ですか。
    .true = 2倍です
    .false = ムーンと同じです
house-jack = ダイヤのジャック
    .ask = ダイヤのジャックで10点引きますか。
    .true = 10点引きます
    .false = 点になりません
house-spot-hearts = 数字どおりのハート
    .ask = ハートを数字どおりに数えますか。
    .true = 2点から14点まで
    .false = 1枚1点です
house-no-trick-bonus = トリックなし
    .ask = トリックを1つも取らないと点を引きますか。
    .off = 引きません
    .unit = { $n }点
house-end-score = ゲームの終わり
    .ask = 何点でゲームが終わりますか。
    .off = 決めません
    .unit = { $n }点
house-end-deals = ラウンドの数
    .ask = 何ラウンドで終わりますか。
    .off = 決めません
    .unit = { $n }ラウンド
house-tie = いちばん少ない点が同じとき
    .ask = いちばん少ない点の人が何人もいたらどうしますか。
    .share = いっしょに勝ちます
    .extra-deal = もう1ラウンドします

tally-who = { $card }を取ったのはだれですか。
tally-queen = ♠Q
tally-hearts = ハート
tally-jack = ♦J
tally-moon = { $seat }さん：ムーン
tally-sun = { $seat }さん：すべてのトリック
tally-no-trick = トリックなし
part-no-trick = トリックを1つも取らない
part-moon-own = ムーン：取ったカードは数えません
part-moon-off = { $sun ->
    [yes] すべてのトリック：点を引きます
   *[no] ムーン：点を引きます
}
part-moon = { $sun ->
    [yes] { $seat }さんがすべてのトリックを取りました
   *[no] { $seat }さんのムーン
}
came-moon = { $sun ->
    [yes] { $seat }さんがすべてのトリックを取りました
   *[no] { $seat }さんのムーン
}：{ $off ->
    [yes] 自分の点から{ $points }点引きます
   *[no] ほかの人は{ $points }点ずつ受けます
}
