### 日本語: ハーツだけのもの。

game-hearts = ハーツ
    .about = ハートとスペードのクイーンを、なるべく取らないゲームです。でも、点のカードを全部取れば大逆転です。
    .find = 例：渡す、ムーン、トリック
    .sign = ♥
    .order = 2
    .words = ハーツ

preset-hearts-seed = 標準ルール
    .about = よく知られた遊び方です。3枚渡し、最初のトリックに点のカードは出さず、100点で終わります。
preset-hearts-pagat = Pagat式
    .about = 最初のトリックにも点のカードを出せます。スペードのクイーンが出ても、ハートからはまだ始められません。点のカードを全部取った人が、点の数え方を選びます。
preset-hearts-bicycle = バイシクル式
    .about = スペードのクイーンが出ても、ハートからはまだ始められません。ほかは標準ルールと同じです。

preset-hearts-blackmaria = ブラックマリア
    .about = イギリスの遊び方です。いつも右隣へ3枚渡し、親の左隣が好きなカードで始めます。ハートは最初から台札にでき、♠Kは10点、♠Aは7点です。
preset-hearts-omnibus = オムニバス
    .about = ダイヤの10で10点引きます。スペードのクイーンが出ても、ハートからはまだ始められません。


## 手引き

guide-hearts-object =
    点をなるべく取らないゲームです。ハートは1枚ずつが点で、いちばん怖いのはスペードのクイーン（♠Q）。あるいは全部取って、ほかの人に点を押しつけます。
guide-hearts-deal =
    3〜6人で、それぞれ一人で戦います。4人がいちばん面白い人数です。ジョーカーを抜いた52枚を使います。{ $kitty ->
        [first_trick] 同じ枚数に配れない分は伏せておき、最初のトリックを取った人が点ごと受け取ります。
       *[off] { $removal ->
            [clubs] 3人なら♣2、5人なら♣2 ♣3、6人なら♣2から♣5までを抜きます。
            [korean] 3人なら♠2、5人なら♠2 ♣2、6人なら♠2 ♣2 ♦2 ♠3を抜きます。
           *[pagat] 3人なら♦2、5人なら♦2 ♣2、6人なら♠2 ♣2 ♦2 ♠3を抜きます。
        }
    }
    カードをすべて配ります。4人なら13枚ずつです。親はラウンドごとに左へ一つずつ移ります。
    { $passing ->
        [off] カードは渡しません。
       *[on] 次に{ $pass_count }枚選んで、伏せて渡します。もらうカードは渡し終えてから見ます。{ $pass_cycle ->
            [left] 渡す相手はいつも左隣です。
            [right] 渡す相手はいつも右隣です。
            [no_hold] 1ラウンド目は左隣、2ラウンド目は右隣、3ラウンド目は向かいの人へ渡し、4ラウンド目からはこの繰り返しです。3人なら向かいを飛ばし、5人なら代わりに左の2人目、右の2人目へ渡します。
           *[usual] 1ラウンド目は左隣、2ラウンド目は右隣、3ラウンド目は向かいの人へ渡し、4ラウンド目は渡しません。5ラウンド目からはこの繰り返しです。3人なら向かいを飛ばし、5人なら代わりに左の2人目、右の2人目へ渡します。
        }
    }
guide-hearts-play =
    { $first_lead ->
        [left] 親の左隣が、好きなカードを出して始めます。
        [any_club] ♣2を持っている人が、クラブを1枚出して始めます。♣2を抜いたときは、残っているいちばん小さいクラブがその代わりです。
        [any] ♣2を持っている人が、好きなカードを出して始めます。♣2を抜いたときは、残っているいちばん小さいクラブがその代わりです。
       *[c2] ♣2を持っている人が、それを出して始めます。♣2を抜いたときは、残っているいちばん小さいクラブがその代わりです。
    }
    時計回りに1枚ずつ出します。台札（最初に出たカード）と同じマークがあれば必ずそれを出し、なければ何を出してもかまいません。
    台札のマークでいちばん強いカードを出した人がトリックを取ります。強い順にA、K、Q、J、10…2です。♠3、♦Q、♠9、♠6なら♠9の人が取ります。取った人は点のカードを自分の前に表にして並べ、次の台札を出します。
    { $first_trick_points ->
        [free] 最初のトリックにも点のカードを出せます。
       *[forbidden] 最初のトリックには点のカードを出せません。手札が点のカードだけのときは出せます。{ $first_trick_queen_if_only_black ->
            [yes] 黒いカードが♠Qだけなら、♠Qも出せます。
           *[no] { "" }
        }
    }
    { $hearts_any_time ->
        [yes] ハートは、いつでも台札にできます。
       *[no] ハートは、前のトリックで{ $queen_breaks ->
            [yes] ハートか♠Qが
           *[no] ハートが
        }出てからでないと、台札にできません。手札がハートだけなら、それより前でもかまいません。
    }
    { $queen_first ->
        [yes] 台札のマークがない人は、最初の機会に♠Qを出さなければなりません。
       *[no] { "" }
    }
guide-hearts-cards =
    • ハート：{ $spot_hearts ->
        [yes] 数字どおり。Jは11点、Qは12点、Kは13点、Aは14点
       *[no] 1枚1点
    }
    • スペードのクイーン ♠Q：13点
    { $black_spades ->
        [yes] • ♠K：10点、♠A：7点
       *[no] { "" }
    }
    { $jack ->
        [yes] { $jack_card ->
            [ten] • ♦10：10点引く
           *[jack] • ♦J：10点引く
        }
       *[no] { "" }
    }
    • ほかのカード：0点
guide-hearts-calls =
    宣言はありません。
    まちがえて出したカードは、そのトリックが終わるまでなら戻せます。{ $revoke ->
        [26] 台札のマークがあったのに出さなかったこと（リボーク）があとでわかると、その人がラウンドの点をすべて受け、ほかの人は0点です。
       *[correct] 台札のマークがあったのに出さなかったこと（リボーク）があとでわかっても、記録するだけでペナルティはありません。
    }
    話し合いたいときは「タイムアウト」と言います。言った人が「タイムイン」と言うまで、ゲームは止まります。
hearts-all-points = { $spot_hearts ->
    [yes] { $black_spades ->
        [yes] 134
       *[no] 117
    }
   *[no] { $black_spades ->
        [yes] 43
       *[no] 26
    }
}

guide-hearts-scoring =
    カードを出し終えたら、それぞれ取った点を自分の合計に足します。{ $no_trick_bonus ->
        [0] { "" }
       *[other] トリックを一つも取らなかった人は{ $no_trick_bonus }点引きます。
    }
    シュート・ザ・ムーン：ハートと{ $black_spades ->
        [yes] ♠Q ♠K ♠A
       *[no] ♠Q
    }を全部取ると{ $jack_for_moon ->
        [yes] （10点引くカードも必要です）
       *[no] { "" }
    }、{ $moon ->
        [subtract26] 自分の合計から{ hearts-all-points }点引きます。
        [choice] ほかの人に{ hearts-all-points }点ずつ加えるか、自分の合計から同じだけ引くかを選べます。
        [safety] 自分は0点、ほかの人は{ hearts-all-points }点ずつです。それでゲームが終わり、自分が勝てないときは、自分の合計から引きます。
       *[add26] 自分は0点、ほかの人は{ hearts-all-points }点ずつです。
    }{ $sun ->
        [yes] トリックまで全部取れば2倍です。
       *[no] { "" }
    }
    { $end_score ->
        [0] { $end_deals ->
            [0] やめたくなるまで続けます。合計のいちばん少ない人の勝ちです。
           *[other] { $end_deals }ラウンドで終わります。合計のいちばん少ない人の勝ちです。
        }
       *[other] ラウンドが終わったとき、だれかが{ $end_score }点{ $end_compare ->
            [pass] を超えていれば
           *[reach] 以上になっていれば
        }ゲームは終わりです。{ $end_deals ->
            [0] { "" }
           *[other] 遅くとも{ $end_deals }ラウンドで終わります。
        }合計のいちばん少ない人の勝ちです。
    }{ $exact_end ->
        [half] ちょうど{ $end_score }点になった人は、その半分に戻ります。
        [wins] ただし、ちょうど{ $end_score }点になった人はその場で勝ちです。
       *[off] { "" }
    }{ $tie ->
        [extra_deal] いちばん少ない人が2人以上なら、もう1ラウンドします。
       *[share] いちばん少ない人が2人以上なら、同点優勝です。
    }


hearts-totals-how = 次が第何ラウンドかを入れると、カードを渡す向きも合います。

house-removal = 抜くカード
    .ask = 3人、5人、6人のとき、どのカードを抜きますか？
    .pagat = 3人：♦2、5人：♦2 ♣2
    .korean = 3人：♠2、5人：♠2 ♣2
    .clubs = クラブを小さい順に
house-kitty = 余るカード
    .ask = 同じ枚数に配れないカードはどうしますか？
    .off = 先に抜く
    .first-trick = 最初のトリックを取った人のもの
house-passing = カードを渡す
    .ask = 始める前にカードを渡しますか？
    .on = 渡す
    .off = 渡さない
house-pass-cycle = 渡す相手
    .ask = ラウンドごとに、だれへ渡しますか？
    .usual = 左、右、向かい、そのあとはなし
    .no-hold = 左、右、向かいの繰り返し
    .left = いつも左隣
    .right = いつも右隣
house-pass-count = 渡す枚数
    .ask = 何枚渡しますか？
    .unit = { $n }枚
house-first-lead = 最初のカード
    .ask = だれが何を最初に出しますか？
    .c2 = クラブの2を持つ人が、それを
    .any-club = クラブの2を持つ人が、クラブなら何でも
    .any = クラブの2を持つ人が、何でも
    .left = 親の左隣が、何でも
house-first-trick-points = 最初のトリックの点
    .ask = 最初のトリックに点のカードを出せますか？
    .forbidden = ほかにないときだけ
    .free = 出せる
house-first-trick-queen-if-only-black = 最初のトリックのクイーン
    .ask = 黒いカードがスペードのクイーンだけなら、最初のトリックに出せますか？
    .true = 出せる
    .false = 出せない
house-hearts-any-time = ハートから始める
    .ask = ハートが出る前に、ハートから始められますか？
    .true = いつでも始められる
    .false = 始められない
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
house-jack = 10点引くダイヤ
    .ask = ダイヤのジャックか10で10点引きますか？
    .true = 10点引く
    .false = 点にならない
house-jack-card = どのダイヤか
    .ask = どのカードで10点引きますか？
    .jack = ダイヤのジャック
    .ten = ダイヤの10
house-jack-for-moon = ムーンとダイヤ
    .ask = ムーンには、10点引くカードも必要ですか？
    .true = 必要
    .false = なくてもよい
house-black-spades = スペードのキングとエース
    .ask = スペードのキングとエースも点になりますか？
    .true = ♠K 10点、♠A 7点
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
house-exact-end = ちょうどの点
    .ask = ゲームが終わる点にちょうどなったら、どうしますか？
    .off = 特になし
    .half = その半分に戻る
    .wins = その人の勝ち
house-tie = 最少点が同じとき
    .ask = いちばん少ない点の人が2人以上いたら、どうしますか？
    .share = 同点優勝
    .extra-deal = もう1ラウンド

tally-who = { $card }を取ったのはだれですか？
tally-queen = ♠Q
tally-hearts = ハート
tally-card = { $card }
tally-moon = ムーン：{ "\u200B" }{ $seat }さん
tally-sun = すべての{ "\u200B" }トリック：{ "\u200B" }{ $seat }さん
tally-no-trick = トリックなし
part-no-trick = トリックを1つも取らない
part-exact = ちょうど{ $points }点：半分に戻る
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
    .you = { $sun ->
        [yes] あなたがすべてのトリックを取りました
       *[no] ムーン：あなた
    }。{ $off ->
        [yes] 自分の点から{ $points }点引きます
       *[no] ほかの人に{ $points }点ずつ加算します
    }
came-exact = { $seat }さんはちょうど{ $points }点なので、{ $left }点に戻ります
    .you = ちょうど{ $points }点なので、あなたは{ $left }点に戻ります


## ルールの出典。項目のキーは、docs/rules-index.md でのその項目の最初のルールの番号で終わります。

source-hrt = 韓国語の記事「하트」（ハーツ）
source-hrt-1 = 紹介
source-hrt-3 = 基本ルール
source-hrt-16 = ゲームの進め方
source-hrt-35 = 戦略
source-hrt-39 = その他

figure-moons = シュート・ザ・ムーン
figure-moons-suffered = ほかの人のシュート・ザ・ムーン
figure-queens = 取った♠Q

no-rule-hearts-partners = チーム戦
    .words = ペア, ペア戦, 2対2, 味方, パートナー
no-rule-hearts-two-packs = トランプ2組
    .words = 2組, 7人, 8人
