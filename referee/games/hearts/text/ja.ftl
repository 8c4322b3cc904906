### 日本語: ハーツだけのもの。

game-hearts = ハーツ
    .about = ハートとスペードのクイーンを、なるべく取らないゲームです。でも、点のカードを全部取れば大逆転です。

preset-hearts-seed = 標準ルール
    .about = よく知られた遊び方です。3枚渡し、最初のトリックに点のカードは出さず、100点で終わります。
preset-hearts-pagat = Pagat
    .about = 最初のトリックにも点のカードを出せます。スペードのクイーンが出ても、ハートからはまだ始められません。点のカードを全部取った人が、点の数え方を選びます。
preset-hearts-bicycle = Bicycle
    .about = スペードのクイーンが出ても、ハートからはまだ始められません。ほかは標準ルールと同じです。

hearts-totals-how = 次が第何ラウンドかを入れると、カードを渡す向きも合います。

house-removal = 抜くカード
    .ask = 3人、5人、6人のとき、どのカードを抜きますか？
    .pagat = 3人：♦2、5人：♦2 ♣2
    .korean = 3人：♠2、5人：♠2 ♣2
house-kitty = 余るカード
    .ask = 同じ枚数に配れないカードはどうしますか？
    .off = 先に抜く
    .first-trick = 最初のトリックを取った人のもの
house-passing = カードを渡す
    .ask = 始める前にカードを渡しますか？
    .on = 左、右、向かい、そのあとはなし
    .off = 渡さない
house-pass-count = 渡す枚数
    .ask = 何枚渡しますか？
    .unit = { $n }枚
house-first-lead = 最初のカード
    .ask = クラブの2を持っている人は何を出しますか？
    .c2 = クラブの2
    .any-club = クラブなら何でも
    .any = 何でも
house-first-trick-points = 最初のトリックの点
    .ask = 最初のトリックに点のカードを出せますか？
    .forbidden = ほかにないときだけ
    .free = 出せる
house-first-trick-queen-if-only-black = 最初のトリックのクイーン
    .ask = 黒いカードがスペードのクイーンだけなら、最初のトリックに出せますか？
    .true = 出せる
    .false = 出せない
house-queen-breaks = クイーンとハート
    .ask = スペードのクイーンが出たら、ハートから始められますか？
    .true = 始められる
    .false = ハートが出てから
house-queen-first = クイーンは最初の機会に
    .ask = 台札のマークがないとき、スペードのクイーンをすぐ出さなければなりませんか？
    .true = すぐに出す
    .false = 出さなくてよい
house-revoke = あとでわかったリボーク
    .ask = トリックが終わってからわかったリボーク（フォロー違反）はどうしますか？
    .correct = 記録するだけ
    .v26 = その人にすべての点、ほかの人は0点
house-moon = ムーン（シュート・ザ・ムーン）
    .ask = 点のカードをすべて取るとどうなりますか？
    .add26 = ほかの人に26点ずつ加算
    .subtract26 = 取った人の点から26点引く
    .choice = 取った人が選ぶ
    .safety = ほかの人に26点ずつ。それで取った人が負けるなら、26点引く
house-sun = すべてのトリック
    .ask = トリックをすべて取ると2倍ですか？
    .true = 2倍
    .false = ムーンと同じ
house-jack = ダイヤのジャック
    .ask = ダイヤのジャックで10点引きますか？
    .true = 10点引く
    .false = 点にならない
house-spot-hearts = 数字どおりのハート
    .ask = ハートの点を、数字のとおりに数えますか？
    .true = 2点から14点まで
    .false = 1枚1点
house-no-trick-bonus = トリックなし
    .ask = トリックを1つも取らないと点を引きますか？
    .off = 引かない
    .unit = { $n }点
house-end-score = ゲームの終わり
    .ask = 何点でゲームが終わりますか？
    .off = 決めない
    .unit = { $n }点
house-end-deals = ラウンドの数
    .ask = 何ラウンドで終わりますか？
    .off = 決めない
    .unit = { $n }ラウンド
house-tie = 最少点が同じとき
    .ask = いちばん少ない点の人が2人以上いたら、どうしますか？
    .share = 同点優勝
    .extra-deal = もう1ラウンド

tally-who = { $card }を取ったのはだれですか？
tally-queen = ♠Q
tally-hearts = ハート
tally-jack = ♦J
tally-moon = ムーン：{ $seat }さん
tally-sun = すべてのトリック：{ $seat }さん
tally-no-trick = トリックなし
part-no-trick = トリックを1つも取らない
part-moon-own = ムーン：取ったカードは数えません
part-moon-off = { $sun ->
    [yes] すべてのトリック：点を引きます
   *[no] ムーン：点を引きます
}
part-moon = { $sun ->
    [yes] すべてのトリック：{ $seat }さん
   *[no] ムーン：{ $seat }さん
}
came-moon = { $sun ->
    [yes] { $seat }さんがすべてのトリックを取りました
   *[no] ムーン：{ $seat }さん
}。{ $off ->
    [yes] 自分の点から{ $points }点引きます
   *[no] ほかの人に{ $points }点ずつ加算します
}
