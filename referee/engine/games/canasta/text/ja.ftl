### 日本語: カナスタだけのもの。

game-canasta = カナスタ
    .about = 二つのチームが同じ数字を集めて7枚のカナスタを作り、捨て札の山を取り合います。
    .find = 例：赤い3、凍った山、メルド
    .sign = ×7
    .order = 6
    .words = カナスタ

preset-canasta-seed = 2枚引き（基本）
    .about = 一度に2枚引き、山札がなくなるとラウンドが終わります。
preset-canasta-pagat = 1枚引き
    .about = 1枚ずつ（2人なら2枚ずつ）引き、山札がなければ捨て札の山で続け、引いてからコンシールドであがれば最初のメルドの条件はありません。
preset-canasta-bicycle = 1枚引き・黒3で凍結
    .about = 1枚ずつ（2人なら2枚ずつ）引き、山札がなければ捨て札の山で続け、黒い3が捨て札の山を凍らせます。

preset-canasta-american = モダンアメリカン
    .about = モダンアメリカンの点数表です。13枚配って1枚ずつ引き、捨て札の山はいつも凍っていて、メルドのワイルドカードは2枚まで。ワイルドカナスタがあり、最初のメルドは125〜180点、あがるにはカナスタ2つ、8500点で終わります。特別な手札であがると2000〜3000点です。7とA、3のルールは、みなさんで決めてください。

preset-canasta-handfoot = ハンド・アンド・フット
    .about = ハンドとフットを11枚ずつ配り、人数より1組多いトランプで2枚ずつ引きます。4ラウンドの最初のメルドは50、90、120、150点。捨て札の山は同じ数字2枚で取り、ワイルドカードは必ずふつうのカードより少なく、あがるにはカナスタ3つです。どのカナスタか、捨て札を何枚取るか、メルドをいつ閉じるかは、みなさんで決めてください。


## 手引き

guide-canasta-object =
    2つのチームが、同じ数字のカードを集めてメルドを作ります。7枚集まればカナスタで、カナスタがなければあがれません。得点の多いチームの勝ちです。
guide-canasta-deal =
    4人がいちばん面白く、味方どうしが向かい合って座ります。{ $three_players ->
        [cut_throat] 3人なら、最初に捨て札の山を取った人が、ほかの2人と戦います。
       *[alone] 2人や3人なら、それぞれ一人で戦います。
    }5人なら2人対3人で、3人のチームは交代で1人ずつ休みます。{ $six_players ->
        [three_sides] 6人なら2人ずつ3チームです。
       *[two_sides] 6人なら3人対3人です。
    }
    { $pack_count ->
        [0] ジョーカー4枚を入れたトランプ2組を混ぜて使います。6人なら3組です。
       *[other] ジョーカー入りのトランプ{ $pack_count }組を混ぜて使います。
    }{ $dealt ->
        [0] 11枚ずつ配ります。2人なら15枚、3人か6人なら13枚です。
       *[other] { $dealt }枚ずつ配ります。
    }{ $foot ->
        [0] { "" }
       *[other] それぞれフット{ $foot }枚も伏せておき、手札がなくなったら取ります。メルドでなくなったときは、その番のうちに続けます。トランプは人数より1組多く使います。
    }
    次の1枚をめくって、最初の捨て札にします。ワイルドカードか赤い3なら横向きに置き、その上にもう1枚めくります。親の左隣の人から、時計回りに進みます。
guide-canasta-play =
    自分の番は、次の順に進めます。
    • 山札から{ $draw ->
        [1] 1枚
        [auto] 1枚（2人か1人対2人のときは2枚）
       *[2] 2枚
    }引くか、捨て札の山を全部取ります。
    • できればメルドを出します。メルドは同じ数字の3枚以上で、ふつうのカードが{ $naturals ->
        [1] 1枚
        [3] 3枚
       *[2] 2枚
    }以上、ワイルドカードは{ $wild_limit }枚までです。{ $wild_share ->
        [equal] ワイルドカードがふつうのカードより多くてはいけません。
        [fewer] ワイルドカードはふつうのカードより少なくします。
       *[off] { "" }
    }{ $wild_canastas ->
        [yes] ワイルドカードだけのメルドも作れ、枚数に限りはありません。
       *[no] { "" }
    }足せるのは自分のチームのメルドだけで、メルドは1つの数字に1つ、続き番号はありません。
    • 1枚捨てます。
    捨て札の山を取るときは、いちばん上のカードをすぐに使います。{ $pile_first ->
        [always] 山はいつも凍っているので、手札にある同じ数字のふつうのカード2枚とメルドにします。
       *[frozen] 同じ数字のふつうのカード2枚か、ふつうのカード1枚とワイルドカード1枚でメルドを作るか、自分のチームのメルドに足します。
    }残りも全部もらえます。いちばん上がワイルドカードか3のときは取れません。
    { $pile_first ->
        [always] { "" }
        [frozen] 捨て札の山にワイルドカードか赤い3があれば、山は凍っています。まだメルドのないチームにとっても凍っています。凍った山は、いちばん上と同じ数字のふつうのカードが手札に2枚あるときだけ取れます。
       *[open] 捨て札の山にワイルドカードか赤い3があれば、山は凍っています。凍った山は、いちばん上と同じ数字のふつうのカードが手札に2枚あるときだけ取れます。
    }
    チームの最初のメルドには点数の条件があります。{ $first_meld_by ->
        [round] 何ラウンド目か
       *[score] いまの得点
    }で決まります（{ $first_meld }）。ボーナスは入れずにカードの点だけを数え、捨て札の山からはいちばん上のカードだけを数えます。いくつかのメルドを合わせてかまいません。{ $open_penalty ->
        [0] { "" }
       *[other] 失敗すると、条件が{ $open_penalty }点上がります。
    }
    手札を全部メルドに出すか、1枚だけ残して捨てれば、あがりです。{ $canastas_to_go_out ->
        [0] チームにカナスタが1つ必要です。2人、6人、1人対2人のときは2つです。
       *[other] チームにカナスタが{ $canastas_to_go_out }つ必要です。
    }それまでは、捨てたあとに1枚以上手札に残します。{ $special_hands_any ->
        [yes] 特別な手札なら、カナスタなしで一度にあがれます。チームがまだメルドしていないときに、山札から引いた番で、14枚全部をいっしょに出します。
       *[no] { "" }
    }
    { $last_red3 ->
        [plays] 赤い3を引いて、引き直すカードがなくても、その番はメルドを出して捨てるところまで続けます。
       *[ends] 赤い3を引いて、引き直すカードがなければ、ラウンドはすぐに終わります。
    }
    { $stock_end ->
        [play_on_pile] 山札がなくなっても、それぞれが捨て札の山を取れる間は続けます。
       *[seed] 山札がなくなったら、最後の1枚を引いた人の番まで行い、だれもあがらずにラウンドが終わります。
    }
guide-canasta-cards =
    • ワイルドカード：ジョーカー（{ $card_points_joker }点）と2（{ $card_points_two }点）。捨てると横向きに置き、捨て札の山が凍ります
    • A：{ $card_points_ace }点
    • K、Q、J、10、9、8：{ $card_points_high }点
    • 7、6、5、4：{ $card_points_low }点
    • 黒い3：{ $card_points_three }点。捨てると、次の人は捨て札の山を取れません{ $black_three_freezes ->
        [yes] （山も凍る）
       *[no] （その番だけ）
    }。あがるときだけ、3枚か4枚をワイルドカードなしで出せます
    • 赤い3：すぐ自分の前に出して、1枚引き直します。ボーナスで、メルドには使いません
guide-canasta-calls =
    { $ask ->
        [off] あがる前に味方に聞くことはありません。
        [required] あがる前に、味方に「あがってもいいですか」と必ず聞きます。メルドを出す前に、1ラウンドに一度だけで、答えに従います。
       *[optional] 味方に「あがってもいいですか」と聞いてもかまいません。メルドを出す前に、1ラウンドに一度だけで、答えには必ず従います。
    }{ $ask_penalty ->
        [0] { "" }
       *[other] 「あがってよい」と言われてあがれなければ、{ $ask_penalty }点失います。
    }
    点の足りない最初のメルドは、手札に戻します。
    話し合いたいときは「タイムアウト」と言います。言った人が「タイムイン」と言うまで、ゲームは止まります。
guide-canasta-scoring =
    自分のチームが出したカードの点を足し、手に残ったカードの点を引きます。さらにボーナスを足します。
    • あがり{ $bonuses_out }点{ $concealed_bonus ->
        [0] { "" }
       *[other] 。前に何も出さず一度にあがれば（コンシールド{ $concealed_needs_own_canasta ->
            [yes] 、自分のカナスタが必要
           *[no] { "" }
        }）さらに{ $concealed_bonus }点{ $initial_meld_on_concealed ->
            [waived_if_drawn] で、山札から引いた番なら最初のメルドの条件もなし
           *[required] { "" }
        }
    }
    • ナチュラルカナスタ（ワイルドカードなし）1つに{ $bonuses_natural }点、ミックスカナスタ1つに{ $bonuses_mixed }点{ $wild_canastas ->
        [yes] 、ワイルドカナスタ1つに{ $bonuses_wild }点
       *[no] { "" }
    }
    • 赤い3は1枚{ $bonuses_red3 }点、4枚そろえばさらに{ $bonuses_all_red3 }点。{ $red_threes ->
        [positive] メルドのないチームももらいます
       *[negative] メルドのないチームはその分を引きます
    }
    { $special_hands_straight ->
        [0] { "" }
       *[other] • 特別な手札：ストレート（AからKまで1枚ずつとジョーカー1枚）{ $special_hands_straight }点
    }
    { $special_hands_pairs ->
        [0] { "" }
       *[other] • 特別な手札：7つのペア（ワイルドカードと3なし）{ $special_hands_pairs }点
    }
    { $special_hands_wild_pairs ->
        [0] { "" }
       *[other] • 特別な手札：ワイルドカード入りの7つのペア（7とA、それに2かジョーカーのどちらか一方。3はなし）{ $special_hands_wild_pairs }点
    }
    { $special_hands_garbage ->
        [0] { "" }
       *[other] • 特別な手札：ガーベージ（ワイルドカードと3なしで、同じ数字4枚を2つと3枚を2つ）{ $special_hands_garbage }点
    }
    { $hidden_red3 ->
        [0] { "" }
       *[other] • 手札に残した赤い3は{ $hidden_red3 }点
    }
    { $end_rounds ->
        [0] ラウンドが終わったとき、{ $target ->
            [0] 5000点（1人対2人か3チームなら7500点、3人対3人なら10000点）
           *[other] { $target }点
        }{ $end_compare ->
            [pass] を超えた
           *[reach] に達した
        }チームがあれば、ゲームは終わりです。両チームとも達していれば、得点の多いほうの勝ちです。
       *[other] { $end_rounds }ラウンド{ $target ->
            [0] { "" }
           *[other] 、または{ $target }点
        }でゲームは終わりです。得点の多いほうの勝ちです。
    }{ $tied_game ->
        [share] 同点なら引き分けです。
       *[further_round] 同点なら、もう1ラウンドします。
    }


house-dealt = 配る枚数
    .ask = 何枚ずつ配りますか？
    .auto = 人数による：11枚、2人は15枚、3人と6人は13枚
    .unit = { $n }枚
house-foot = フット
    .ask = 2つ目の手札（フット）を配りますか？
    .off = 配らない
    .unit = { $n }枚
house-pack-count = カードの組数
    .ask = ジョーカー入りのカードを何組使いますか？
    .auto = 人数による：2組、6人は3組
    .unit = { $n }組
house-three-players = 3人のとき
    .ask = 3人ではどう遊びますか？
    .alone = それぞれ一人
    .cut-throat = 1人対2人
house-six-players = 6人のとき
    .ask = 6人ではどう遊びますか？
    .two-sides = 3人対3人
    .three-sides = 2人ずつ3チーム
house-draw = 引く枚数
    .ask = 番の始めに何枚引きますか？
    .v1 = 1枚
    .v2 = 2枚
    .auto = 人数による：1枚、2人・1人対2人は2枚
house-stock-end = 山札がなくなったら
    .ask = 山札がなくなったらどうしますか？
    .seed = その番でラウンドが終わる
    .play-on-pile = 捨て札の山で続ける
house-last-red3 = 最後の赤い3
    .ask = 赤い3を引いて、引き直すカードがなければどうなりますか？
    .ends = ラウンドはすぐに終わる
    .plays = メルドを出して捨てるところまで続ける
house-wild-limit = メルドのワイルドカード
    .ask = 一つのメルドにワイルドカードを何枚まで使えますか？
    .unit = { $n }枚
house-wild-share = ワイルドとふつうのカード
    .ask = メルドのワイルドカードは、ふつうのカードより多くてもよいですか？
    .off = よい（上限まで）
    .equal = だめ、同じ枚数まで
    .fewer = だめ、必ず少なく
house-wild-canastas = ワイルドカナスタ
    .ask = ワイルドカードだけのメルドを作れますか？
    .true = 作れる
    .false = 作れない
house-naturals = メルドのふつうのカード
    .ask = 新しいメルドにふつうのカードは何枚必要ですか？
    .v1 = 1枚
    .v2 = 2枚
    .v3 = 3枚
house-first-meld = 最初のメルドの条件
    .ask = 得点に応じて、最初のメルドは何点以上ですか？
    .from = { $start ->
        [none] 0点未満：{ $n }点
       *[other] { $start }点から：{ $n }点
    }
house-first-meld-by = 最初のメルドの決め方
    .ask = 最初のメルドの点は、何で決まりますか？
    .score = チームの得点
    .round = 何ラウンド目か
house-open-penalty = 最初のメルドの失敗
    .ask = 最初のメルドに失敗したら、条件は何点上がりますか？
    .unit = { $n }点
house-pile-first = 捨て札の山の凍り方
    .ask = ワイルドカードのない捨て札の山は、だれにとって凍っていますか？
    .frozen = メルドのないチーム
    .open = だれにとっても凍っていない
    .always = いつも全員
house-black-three-freezes = 捨て札の黒い3
    .ask = 黒い3は捨て札の山を凍らせますか？
    .true = 凍らせる
    .false = 一度だけ止める
house-canastas-to-go-out = あがりに必要なカナスタ
    .ask = あがるにはチームにカナスタがいくつ必要ですか？
    .auto = 人数による：1つ、2人・6人・1人対2人は2つ
    .unit = { $n }つ
house-ask = あがってよいか聞く
    .ask = あがる前に味方に聞きますか？
    .optional = 聞きたい人だけ
    .required = 必ず聞く
    .off = 聞かない
house-ask-penalty = 返事を守れなかったとき
    .ask = 「あがってよい」と言われてあがれなかったら、何点失いますか？
    .off = 必ずあがる
    .unit = { $n }点
house-concealed-bonus = コンシールドのあがり
    .ask = コンシールドのあがりは何点多くもらえますか？
    .unit = { $n }点
house-concealed-needs-own-canasta = コンシールドのカナスタ
    .ask = コンシールドには自分のカナスタが必要ですか？
    .true = 必要
    .false = なくてよい
house-initial-meld-on-concealed = コンシールドの条件
    .ask = コンシールドにも最初のメルドの条件がありますか？
    .required = ある
    .waived-if-drawn = 山札から引いたならない
house-card-points = カードの点
    .ask = カードはそれぞれ何点ですか？
    .ace = A { $n }
    .high = 8〜K { $n }
    .joker = ジョーカー { $n }
    .low = 4〜7 { $n }
    .three = 黒い3 { $n }
    .two = 2 { $n }
    .off = なし
house-bonuses = ボーナス
    .ask = ボーナスはそれぞれ何点ですか？
    .all_red3 = 赤い3全部でさらに{ $n }
    .mixed = ミックスカナスタ { $n }
    .natural = ナチュラルカナスタ { $n }
    .out = あがり { $n }
    .red3 = 赤い3 { $n }
    .wild = ワイルドカナスタ { $n }
    .off = なし
house-special-hands = 特別な手札
    .ask = 一度にあがれる特別な手札は、それぞれ何点ですか？
    .garbage = ガーベージ { $n }
    .pairs = 7つのペア { $n }
    .straight = ストレート { $n }
    .wild_pairs = ワイルドカード入りの7つのペア { $n }
    .off = なし
house-red-threes = メルドのないチームの赤い3
    .ask = メルドを出さなかったチームの赤い3はどう数えますか？
    .negative = 引く
    .positive = 足す
house-hidden-red3 = 手札に残した赤い3
    .ask = 手札に残した赤い3は何点ですか？
    .unit = { $n }点
house-end-rounds = ラウンドの数
    .ask = 何ラウンドで終わりますか？
    .off = 決めない
    .unit = { $n }ラウンド
house-tied-game = 最後の同点
    .ask = 最後に両チームが同点ならどうしますか？
    .further-round = もう1ラウンド
    .share = 引き分け

ui-limit-ace = A
ui-limit-high = 8〜K
ui-limit-joker = ジョーカー
ui-limit-low = 4〜7
ui-limit-three = 黒い3
ui-limit-two = 2
ui-limit-all_red3 = 赤い3全部
ui-limit-mixed = ミックスカナスタ
ui-limit-natural = ナチュラルカナスタ
ui-limit-out = あがり
ui-limit-red3 = 赤い3
ui-limit-garbage = ガーベージ
ui-limit-pairs = 7つのペア
ui-limit-straight = ストレート
ui-limit-wild_pairs = ワイルドカード入りの7つのペア
ui-limit-wild = ワイルドカナスタ


## ルールの出典。項目のキーは、docs/rules-index.md でのその項目の最初のルールの番号で終わります。

source-can = 韓国語の記事「카나스타」（カナスタ）
source-can-1 = 概要
source-can-5 = ゲームの用語
source-can-16 = カードの点数
source-can-22 = カードの配り方
source-can-24 = ゲームの進め方
source-can-49 = 得点計算
source-can-61 = { source-can-24 }

no-rule-canasta-samba = 続き番号のメルド
    .words = サンバ, 続き番号, 連番のメルド
no-rule-canasta-sevens = 7とAのボーナス
    .words = 7のカナスタのボーナス, Aのカナスタのボーナス, 7のカナスタ, Aのカナスタ, エースのカナスタ
