### 日本語: ワンカードだけの文。

game-onecard = ワンカード
    .about = 韓国の、トランプで遊ぶUNOに似たゲームです。マークか数字を合わせて出し、2とAとジョーカーで攻撃し、残り1枚になったら、だれよりも先に「ワンカード！」と言います。
    .sign = ♠
    .order = 4
    .words = ワンカード

preset-onecard-one_card = ワンカード
    .about = いちばんよくあるルール。2、A、ジョーカー、3、7、J、Q、Kに効果があり、同じ数字はまとめて出せて、最後まで残った人の負けです。
preset-onecard-orthodox = 正統ルール
    .about = 1枚ずつ、効果なし。マークか数字だけを合わせます。
preset-onecard-american_page_one = アメリカンページワン
    .about = 2枚で「ページワン」、最後に「ストップ」。忘れると5枚。ジョーカーなし、8はワイルド、3が攻撃です。
preset-onecard-page_one_japan = 日本のアメリカンページワン
    .about = 2と3の攻撃は同じ数字だけで返せます。Aはスキップ、9はリバース、8はワイルドで、残ったカードは失点です。
preset-onecard-nuclear = 核戦争
    .about = カラージョーカーは20枚、持てるのも20枚まで。だれかが必ず脱落します。
preset-onecard-eights = エイト
    .about = 祖先のゲーム。8だけがワイルドで、宣言はなく、最初にあがった人の勝ちです。


## 共通のルールを、このゲームの言葉で

onecard-shed-call = 7（チェンジ）を出した人は、次の人が動く前に別のマークを言えます。何も言わなければ、そのカードのマークのままです。
    .name = チェンジ：マークを変える
onecard-shed-starter = 最初にめくったカードは、だれも出していないカードです。効果があるかどうかは、ハウスルールで決めます。
    .name = 最初にめくったカード
onecard-shed-say = 出して残り1枚になったら、「ワンカード！」と言います。ほかの人に言われる前に、次の人が動く前に言います。アメリカンページワンでは「ページワン」と「ストップ」です。
    .name = 「ワンカード！」
onecard-shed-catch = ほかの人に先に言われたら、言わなかった人がペナルティとしてカードを引きます。
    .name = 先に言われたとき
does-onecard-shield = { $stops ->
    [none] たまった攻撃を止めます。
   *[other] { $stops }の攻撃を止めます。
}
does-onecard-skip = { $count ->
    [1] 次の人を飛ばします。
   *[other] { $count }人飛ばします。
}
does-onecard-reverse = 回る向きが逆になります。
does-onecard-wish = マークを変えられます。
onecard-shed-count = 手に残ったカードの点を数えます。最初にあがった人が全部もらうか、それぞれが自分の分を持ちます。
    .name = 手に残った点


## 手引き

guide-onecard-object =
    手札をすべて出せば勝ちです。{ $end_mode ->
        [scored] 最初にあがった人がラウンドに勝ちます。
        [last_loser] 早くあがった人から抜けていき、最後に残った1人が負けです。
       *[first_out] だれかがあがったら、その人の勝ちでゲームは終わりです。
    }
guide-onecard-deal =
    2〜8人で輪になって座ります。{ $packs ->
        [1] トランプ1組を、{ $jokers ->
            [yes] カラージョーカーと白黒ジョーカーも入れて使います。
           *[no] ジョーカーを抜いて使います。
        }
       *[other] トランプ{ $packs }組を、{ $jokers ->
            [yes] ジョーカーも入れて使います。
           *[no] ジョーカーを抜いて使います。
        }
    }
    { $hand_size }枚ずつ配ります。残りは山札として真ん中に伏せ、いちばん上の1枚を表にして横に置きます。{ $start_power ->
        [apply] { $powers_any ->
            [yes] 効果のあるカードなら、最初の人にそのまま効きます。
           *[no] { "" }
        }
        [reflip] 効果のあるカードなら、戻してめくり直します。
       *[none] { $jokers ->
            [yes] ジョーカーなら、戻してめくり直します。
           *[no] { "" }
        }{ $powers_any ->
            [yes] そのほかのカードの効果は、まだありません。
           *[no] { "" }
        }
    }
    じゃんけんで勝った人から、{ $direction ->
        [choice] その人の決めた向きに
       *[left] 時計回りに
    }始めます。次のゲームは、{ $next_start ->
        [loser] 今回負けた人からです。
        [rps] もう一度じゃんけんで決めます。
       *[winner] 今回勝った人からです。
    }
guide-onecard-play =
    自分の番には、いちばん上のカードとマークか数字が同じカードを出します。♥5の上には、ハートならどれでも、ほかのマークの5も出せます。
    { $multi ->
        [off] 出せるのは、一度に1枚だけです。
        [set] 同じ数字のカードは、まとめて出せます。1枚でも合っていればよく、最後に重ねたカードが次の人に効きます。
        [run] ♣4 ♣5 ♣6のように、同じマークの続き番号はまとめて出せます（階段）。最初の1枚が合っていなければならず、最後の1枚が次の人に効きます。
       *[both] 同じ数字のカードや、♣4 ♣5 ♣6のような同じマークの続き番号（階段）は、まとめて出せます。同じ数字なら1枚でも合っていればよく、階段は最初の1枚が合っていなければなりません。最後に重ねたカードが次の人に効きます。
    }
    出せないときは、{ $draw_until_playable ->
        [yes] 出せるカードが出るまで引き、出たらそれを出します。{ $draw_limit ->
            [0] { "" }
           *[other] { $draw_limit }枚引いても出なければ、パスします。
        }
       *[no] { $play_drawn ->
            [yes] 1枚引きます。そのカードが出せるなら、すぐに出してかまいません。
           *[no] 1枚引いて、番が終わります。
        }
    }{ $may_draw_freely ->
        [yes] 出せるカードがあっても、引いてかまいません。
       *[no] 出せるカードがあれば、必ず出します。
    }
    山札がなくなったら、{ $new_stock ->
        [yes] 捨て札のいちばん上だけを残し、ほかを切り直して新しい山札にします。
       *[no] 出せない人はパスします。
    }全員が続けてパスしたら終わりで、{ $blocked ->
        [nobody] だれの勝ちでもありません。
       *[lowest] 手札か点がいちばん少ない人の勝ちです。
    }
guide-onecard-cards =
    { $attacks ->
        [yes] • 攻撃されたら、その枚数を引くか、攻撃のカードで返します。{ $answer_match ->
            [any] マークも数字も違ってかまいません。
            [rank] 攻撃とまったく同じ数字でなければなりません。
           *[suit_or_rank] マークか数字が同じでなければなりません。{ $powers_2 ->
                [yes] { $powers_A ->
                    [yes] ♥Aは♣2では返せません。
                   *[no] { "" }
                }
               *[no] { "" }
            }
        }{ $stacking ->
            [yes] 攻撃は積み重なり、返せなかった人が全部引きます。
           *[no] 攻撃は積み重なりません。次の人は、新しく出された分だけを受けます。
        }{ $after_attack_draw ->
            [play] 攻撃の分を引いたあとでも、カードを出せます。
           *[end] 攻撃の分を引いたら、番は終わりです。
        }
       *[no] { "" }
    }
    { $powers_2 ->
        [yes] { $powers_A ->
            [yes] { $two_on_ace ->
                [yes] { "" }
               *[no] • Aは2では返せません。
            }
           *[no] { "" }
        }
       *[no] { "" }
    }
    { $powers_3 ->
        [yes] { $three ->
            [v2A] • 3（防御）は、たまった攻撃をまるごと消します。いちばん上が2かAのときだけで、マークか数字が合っていなければなりません。ジョーカーは止められません。
            [all] • 3（防御）は、ジョーカーを含めて、たまった攻撃をまるごと消します。マークか数字（ジョーカーには色）が合っていなければなりません。
           *[other] { "" }
        }
       *[no] { "" }
    }
    { $jokers ->
        [yes] { $joker_kind ->
            [split] { $joker_colour_rule ->
                [yes] • カラージョーカーは赤いカードの上に、白黒ジョーカーは黒いカードの上に出します。ジョーカーの上にはもう一方のジョーカーも出せます。ジョーカーの次は、その色のカードを出します。
               *[no] • ジョーカーはどのカードの上にも出せ、ジョーカーの上には何でも出せます。
            }
           *[same] • ジョーカーはどのカードの上にも出せ、ジョーカーの上には何でも出せます。
        }{ $powers_Joker ->
            [yes] ジョーカーの攻撃は、{ $powers_A ->
                [yes] { $spade_ace_vs_joker ->
                    [bw] ジョーカーで返します。白黒ジョーカーなら♠Aでも返せます。
                    [both] ジョーカーか♠Aで返します。
                   *[none] ジョーカーでしか返せません。
                }
               *[no] ジョーカーでしか返せません。
            }
           *[no] { "" }
        }{ $joker_last ->
            [yes] { "" }
           *[no] ジョーカーを最後の1枚にはできません。
        }
       *[no] { "" }
    }
    { $powers_7 ->
        [yes] • 7（チェンジ）も、マークか数字が合うときに出します。出してから好きなマークを言い、何も言わなければ7のマークのままです。
       *[no] { "" }
    }
    { $powers_Q ->
        [yes] { $q2p ->
            [again] • 2人のとき、Q（バック）を出すともう一度自分の番です。
           *[none] • 2人のとき、Q（バック）には効果がありません。
        }
       *[no] { "" }
    }
    { $nine ->
        [reverse] • 9を出すと逆回りになります。
       *[off] { "" }
    }
    { $eight ->
        [wild] { $attacks ->
            [yes] { $answer_match ->
                [rank] { "" }
               *[other] • 8は攻撃されたときも出せて、攻撃は次の人に移ります。
            }
           *[no] { "" }
        }
       *[off] { "" }
    }
guide-onecard-calls =
    { $call ->
        [off] 宣言はありません。
        [page_one] 出して残り{ $page_one_at }枚になったら「ページワン」、最後のカードを出すときに「ストップ」と言います。忘れて指摘されたら{ $apo_penalty }枚引きます。
       *[on] 出して残り1枚になったら、すぐに「ワンカード！」と言います。ほかの人に先に言われたら、1枚引きます。
    }
    { $call ->
        [off] { "" }
       *[other] { $call_tie ->
            [claimant] 同時なら、ほかの人が先だったことになります。
            [rps] 同時なら、じゃんけんで決めます。
           *[holder] 同時なら、カードを持っている人が先だったことになります。
        }{ $false_claim ->
            [0] まちがえて言っても、ペナルティはありません。
           *[1] まちがえて言うと、1枚引かされることがあります。
        }
    }
    { $call ->
        [on] { $multi ->
            [off] { "" }
           *[other] { $multi_out_needs_call ->
                [yes] まとめて出して手札がなくなるときも言います。言わずに指摘されたら1枚引き、まだあがりではありません。
               *[no] { "" }
            }
        }
       *[other] { "" }
    }
    { $call ->
        [off] { "" }
       *[other] { $others_draw_on_call ->
            [true] 間に合って言えたら、ほかの人は全員1枚ずつ引きます。
            [next] 間に合って言えたら、次の人が1枚引きます。
           *[false] { "" }
        }
    }
    合わないカードを出したら、手札に戻します。{ $illegal_penalty ->
        [0] { "" }
        [1] ペナルティに1枚渡されることがあります。
       *[other] ペナルティに{ $illegal_penalty }枚渡されることがあります。
    }
    話し合いたいときは「タイムアウト」と言います。言った人が「タイムイン」と言うまで、ゲームは止まります。
guide-onecard-scoring =
    { $end_mode ->
        [scored] { $points_to ->
            [holder] 手に残ったカードの点がそれぞれ自分の点になり、だれかが{ $target }点になったら、合計の少ない人の勝ちです。
           *[winner] あがった人が、ほかの人の手に残ったカードの点をすべてもらい、{ $target }点で勝ちです。
        }ジョーカーは50点、効果のあるカードは20点、K・Q・J・10は10点、ほかは数字どおりです。
        [last_loser] 得点は数えません。早くあがった順に順位がつきます。
       *[first_out] 得点は数えません。最初にあがった人の勝ちです。
    }
    { $bankruptcy ->
        [0] { "" }
       *[other] 手札が{ $bankruptcy }枚を超えたら破産です。{ $bankrupt_ends ->
            [game_over] だれかが破産したら、ゲームはそこで終わりです。
           *[eliminate] 破産した人は抜け、ほかの人は続けます。
        }
    }


## ハウスルール

house-jokers = ジョーカー
    .ask = ジョーカーを入れますか？
    .true = 2枚とも
    .false = 入れない
house-direction = 最初の向き
    .ask = ゲームはどちら回りで始めますか？
    .left = 左回り
    .choice = 始める人が決める
house-multi-specials = 効果のあるカードをまとめて
    .ask = まとめて出せる効果のカードはどれですか？
    .words = 重ねる 重ね出し
    .none = なし
    .all = すべて
    .v2 = 2
    .A = A
    .Joker = ジョーカー
    .v3 = 3
    .v7 = 7
    .J = J
    .Q = Q
    .K = K
house-run-max = 連番の長さ
    .ask = 連番は何枚までですか？
    .words = 階段 ストレート 連番
    .none = 制限なし
    .unit = { $n }枚
house-run-in-order = 連番の順
    .ask = 連番は順に出しますか？
    .words = 階段 ストレート 連番
    .true = 順に
    .false = 順不同
house-run-attacks-add = 連番の攻撃
    .ask = 連番は最後のカードだけが効きますが、攻撃は合計しますか？
    .true = 合計する
    .false = 最後だけ
house-joker-in-run = 連番のジョーカー
    .ask = ジョーカーを連番に入れられますか？
    .true = 入れられる
    .false = 入れられない
house-powers = 効果
    .ask = どのカードに効果がありますか？
    .words = ジャンプ スキップ リバース 特殊カード 飛ばす
    .none = なし
    .all = すべて
    .v2 = 2
    .A = A
    .Joker = ジョーカー
    .v3 = 3
    .v7 = 7
    .J = J
    .Q = Q
    .K = K
house-stacking = 攻撃の合計
    .ask = 攻撃を攻撃で返したら、次の人は何枚引きますか？
    .words = 重ねる 重ね掛け 累積 足す 回す
    .true = 合計
    .false = 新しく出した分だけ（いっしょに出した攻撃は合計）
house-answer-match = 返すカード
    .ask = 返すカードはマークか数字が同じでなければなりませんか？
    .words = 重ねる 防御 受ける
    .suit-or-rank = マークか数字
    .any = 何でもよい
    .rank = 攻撃と同じ数字だけ
house-after-attack-draw = 攻撃の分を引いたあと
    .ask = 攻撃の分を引いたら番は終わりですか？
    .end = 終わり
    .play = 続けて出す
house-two-on-ace = Aの上の2
    .ask = 同じマークの2でAを返せますか？
    .words = 重ねる
    .true = 返せる
    .false = 返せない
house-spade-ace-power = スペードのA
    .ask = ♠Aは何枚引かせますか？
    .unit = { $n }枚
house-spade-ace-vs-joker = ジョーカーと♠A
    .ask = ♠Aはどのジョーカーを返せますか？
    .none = 返せない
    .bw = 白黒だけ
    .both = どちらも
house-three = 3
    .ask = 3は何をしますか？
    .words = 防御 守る 止める
    .off = 何もしない
    .v2A = 2とAだけを防ぐ
    .all = ジョーカーも、何でも防ぐ
    .attack = 3枚の攻撃
house-joker-kind = 2枚のジョーカー
    .ask = 2枚のジョーカーは同じですか？
    .same = 同じ
    .split = 別々
house-joker-rank = 強いジョーカー
    .ask = どちらのジョーカーが強いですか？
    .colour-higher = カラー
    .bw-higher = 白黒
house-joker-power = ジョーカーの攻撃
    .ask = ジョーカーはそれぞれ何枚引かせますか？
    .bw = 白黒{ $n }枚
    .colour = カラー{ $n }枚
    .off = なし
house-joker-formula = ジョーカーの数え方
    .ask = ジョーカーは攻撃をどう変えますか？
    .fixed = 自分の枚数を足す
    .double = たまった分を2倍に
    .v10 = 10枚
    .v3 = 3枚
house-joker-colour-rule = ジョーカーの色
    .ask = ジョーカーは同じ色の上にだけ出せますか？
    .true = 同じ色だけ
    .false = 何の上にも
house-joker-last = 最後のジョーカー
    .ask = ジョーカーを最後の1枚として出せますか？
    .words = 最後のカード あがり
    .true = 出せる
    .false = 出せない（ローカルルール）
house-eight = 8
    .ask = 8はワイルドですか？
    .words = ワイルド 何でも 好きなマーク
    .off = ワイルドではない
    .wild = ワイルド。攻撃されても出せて、攻撃は次の人へ
house-ace = Aの役目
    .ask = Aは何をしますか？
    .attack = 攻撃
    .skip = 次の人をとばす
house-nine = 9
    .ask = 9は何をしますか？
    .off = 何もしない
    .reverse = 逆回りにする
house-j-pass-attack = Jで攻撃を渡す
    .ask = Jで攻撃を次の人に渡せますか？
    .words = ジャンプ スキップ 飛ばす よける
    .true = 渡せる
    .false = 渡せない
house-q2p = 2人のときのQ
    .ask = 2人のとき、Qのあとはだれの番ですか？
    .words = リバース 二人
    .again = もう一度自分
    .none = 相手
house-q-return-attack = Qで攻撃を返す
    .ask = Qで攻撃を前の人に返せますか？
    .words = リバース 返す はね返す
    .true = 返せる
    .false = 返せない
house-k = K
    .ask = Kは何をしますか？
    .again = もう1枚出す
    .skip2 = 2人飛ばす
    .attack1 = 1枚の攻撃
    .back2 = 番を2人分戻す
house-k-skip-multi = 何枚かのK
    .ask = Kを何枚か出したら、1枚につき2人飛ばしますか？
    .true = 1枚につき2人
    .false = 全部で2人
house-call = 宣言
    .ask = 何を宣言しますか？
    .on = 「ワンカード！」
    .off = なし
    .page-one = 「ページワン」と「ストップ」
house-apo-penalty = ページワンを忘れたら
    .ask = 「ページワン」や「ストップ」を忘れたら何枚引きますか？
    .v2 = 2枚
    .v3 = 3枚
    .v5 = 5枚
house-page-one-at = ページワンを言うとき
    .ask = 「ページワン」はいつ言いますか？
    .v2 = 残り2枚になったとき
    .v1 = 最後から2枚目を出すとき
house-others-draw-on-call = 宣言で引く人
    .ask = 「ワンカード！」の宣言で、だれが1枚引きますか？
    .false = だれも引かない
    .true = ほかの全員
    .next = 次の人
house-multi-out-needs-call = まとめてあがる
    .ask = まとめて出してあがるときも宣言しますか？
    .true = 宣言する
    .false = 宣言しなくてよい
house-call-tie = 同時の宣言
    .ask = 手札の持ち主と指摘した人が同時なら、どちらの勝ちですか？
    .holder = 持ち主
    .claimant = 指摘した人
    .rps = じゃんけん
house-false-claim = まちがった指摘
    .ask = まちがった宣言にペナルティはありますか？
    .v0 = なし
    .v1 = 1枚。だれかが渡せば
house-bankruptcy = 破産
    .ask = 何枚を超えたら脱落ですか？
    .words = 破産 脱落 多すぎる
    .off = 破産なし
    .unit = { $n }枚を超えたら
house-four-of-a-kind = 同じ数字が4枚なら
    .ask = 同じ数字が4枚そろったら、すぐにあがりですか？
    .off = あがらない
    .wins = すぐにあがり
house-bankrupt-ends = 破産のあと
    .ask = だれかが破産したら、ゲームを続けますか？
    .eliminate = 抜いて続ける
    .game-over = ゲーム終了


## カードの呼び名

onecard-called-3 = 防御：
onecard-called-7 = チェンジ：
onecard-called-J = ジャンプ：
onecard-called-Q = バック：

ui-limit-colour = カラージョーカー
ui-limit-bw = 白黒ジョーカー


## ルールの出典。項目のキーは、docs/rules-index.md でのその項目の最初のルールの番号で終わります。

source-oc = 韓国語の記事「원카드」（ワンカード）
source-oc-1 = はじめに
source-oc-4 = 基本ルール
source-oc-29 = 変形ルール
source-oc-32 = 何枚もまとめて出すルール
source-oc-48 = カードに能力をつけるルール
source-oc-50 = 攻撃
source-oc-75 = 機能
source-oc-98 = 破産

no-rule-onecard-partners = チーム戦
    .words = ペア, ペア戦, 2対2, 味方, パートナー
