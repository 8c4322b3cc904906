### 日本語: 画面、コア、ゲームの系統の文。ゲームごとの文は games/ゲーム/text/ja.ftl にある。
###
### ルールのidは点をハイフンにしたメッセージ。値がルールの説明、.nameが題、.ok .no .openが審判の言うこと。
### 言葉はルールの言葉で: 山札、手札、場のカード、出す、引く、返す、番、ラウンド、親。


## 判定、そしてペナルティカードがどう決まったか

verdict-ok = ルールどおりです。
    .word = 有効
verdict-no = ルールではできません。
    .word = 無効
verdict-open = ここではわかりません。異議がなければそのままです。
    .word = 判定待ち

proof-log = 記録で確認
proof-people = 異議なし
proof-vote = 投票で決定
proof-unvoted = だれも投票せず
proof-tied = 投票は同数
proof-admitted = 本人が認めた


## カード

card-face = { $suit }の{ $rank }
card-sign = { $suit }{ $rank }
card-RJ = カラージョーカー
card-BJ = 白黒ジョーカー
card-unknown = { $count ->
    [1] 入力されていないカード
   *[other] 入力されていないカード{ $count }枚
}


## 例に出てくる人たち、席の順に

people-of-examples = けんじ, ゆき, はると, あおい, りく, さくら, まい, ひろし, みほ, かえで


## マークと数字

suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
suit-red = 赤
suit-black = 黒
suit-any = 何でも
suit-unknown = 不明

rank-A = エース
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = ジャック
rank-Q = クイーン
rank-K = キング


## テーブルのルール: だれができるか、タイムアウト

table-away = 席を離れている人は、まず席に戻ります。いない人の分をまちがって入力しないためです。
    .name = まず戻る
    .no = できません。{ $seat }さんは席を離れています。先に席に戻ってください。

table-over = ゲームが終わったら、もう出せません。最後のカードがまちがいなら、まだ指摘できます。点数も直せます。次のゲームは新しく始めます。
    .name = ゲーム終了
    .no = できません。ゲームは終わりました。点数の数えまちがいは、まだ直せます。次のゲームは新しく始めます。

table-paused = タイムアウトの間、ゲームは止まります。配る、引く、出す、宣言する、指摘する、のどれも無効です。
    .name = タイムアウト中
    .words = タイム 進める 止まる
    .no = できません。{ $caller }さんのタイムアウト中です。「タイムイン」までは、出すことも引くことも、宣言も指摘もできません。

table-time-out = だれでもいつでもタイムアウトを取って、質問したり確かめたりできます。一度に一つだけです。
    .name = タイムアウト
    .words = タイム 中断 ちょっと待って
    .ok = タイムアウトです。「タイムイン」まで、ゲームと時計は止まります。質問は自由です。
    .no = { $costs ->
        [yes] できません。{ $caller }さんのタイムアウトがまだ続いています。一度に一つだけです。ここでは、もう一度言うとペナルティカードです。
       *[no] できません。{ $caller }さんのタイムアウトがまだ続いています。一度に一つだけです。
    }

table-time-in = タイムアウトは、取った人が「タイムイン」と言うと終わります。よけておいたカードはそのとき手札に入れ、時計は止まったところから進みます。
    .name = タイムイン
    .words = 再開 タイム終わり
    .ok = { $aside ->
        [0] タイムアウトが終わりました。時計は止まったところから進みます。
       *[other] タイムアウトが終わりました。よけておいたカードを手札に入れ、時計は止まったところから進みます。
    }
    .no = { $caller ->
        [none] できません。いまはタイムアウト中ではありません。
       *[other] { $costs ->
            [yes] できません。終わらせるのは、タイムアウトを取った{ $caller }さんだけです。ここでは、ほかの人が「タイムイン」と言うとペナルティカードです。
           *[no] できません。終わらせるのは、タイムアウトを取った{ $caller }さんだけです。
        }
    }

table-word = ほかの言葉は自由に言えます。このゲームでは何の意味もありません。
    .name = 自由な言葉
    .ok = 「{ $word }」は、このゲームでは何の合図でもありません。そのまま続けます。

table-reshuffle = 山札がなくなったら、いちばん上のカードだけを残して捨て札を切り、新しい山札にします。だれがしてもかまいません。その間、時計は止まります。
    .name = 新しい山札
    .words = 山札が切れる なくなる シャッフル 混ぜる
    .ok = いちばん上のカードを残し、捨て札を切って新しい山札にしました。その間、時計は止まっていました。


## テーブルのルール: ペナルティカード

table-accuser = テーブルにいる人はだれでも、このラウンドで遊んでいるほかの人にペナルティカードを渡せます。次の番の人が渡してもかまいません。
    .name = 渡せる人
    .words = だれが 指摘 罰を与える
    .no = できません。{ $seat }さんはこのカードを受け取れません。このラウンドにいるほかの人に渡すものです。

table-bad-words = 悪い言葉を言うとペナルティカードです。何が悪い言葉かはテーブルで決めます。ハウスルールで変えないかぎり、タイムアウト中も同じです。
    .name = 悪い言葉
    .words = 暴言 汚い言葉
    .no = { $timeout ->
        [yes] 無効です。このテーブルでは、タイムアウト中の悪い言葉は自由です。{ $seat }さんはカードを受け取りません。
       *[no] 無効です。このテーブルでは、悪い言葉は自由です。{ $seat }さんはカードを受け取りません。
    }

table-voided = タイムアウト中は、まちがったことを言っても、質問しても、時間がかかっても、ペナルティはありません。
    .name = タイムアウト中の自由
    .words = タイム 質問
    .no = 無効です。いまは{ $caller }さんのタイムアウト中で、{ $reason ->
        [false] まちがったことを言っても
        [question] 質問しても
        [slow] 時間がかかっても
       *[other] そのことに
    }ペナルティはありません。{ $seat }さんはカードを受け取りません。

table-proof = まちがって出したカード、うその宣言、理由のないペナルティなど、記録ではっきりわかる違反に投票はいりません。ルールを一つ破るごとに一回、次の人が動く前に渡します。理由のないペナルティは、ラウンドが終わるまで指摘できます。
    .name = 記録でわかる違反
    .words = 証拠 証明 違反
    .ok = { $because ->
        [none] { $what ->
            [none] たしかに違反です（{ $broken }）。
           *[other] たしかに違反です（{ $broken }）：{ $what }。
        }
       *[other] { $what }。しかし、{ $because }。
    }{ $lacking ->
        [yes] { $back ->
            [none] { none-left }
           *[other] { $seat }さんは{ $back }を手札に戻します。{ none-left }
        }
       *[no] { $back ->
            [none] { $seat }さんはペナルティカードを{ $cards }枚受け取ります。
           *[other] { $cards ->
                [0] { $seat }さんは{ $back }を手札に戻します。
               *[other] { $seat }さんは{ $back }を手札に戻し、ペナルティカードを{ $cards }枚受け取ります。
            }
        }
    }

none-left = カードが残っていないので、ペナルティカードはありません。

table-slow = 番ごとに持ち時間があります。過ぎたらペナルティカードを渡せて、時計は最初からになります。入力の時間は別に足します。はっきりしないときや、スマホのない人のときは、みんなで決めます。
    .name = 番の持ち時間
    .words = 遅い 長考 時間切れ 早く
    .ok = { $when ->
        [last] { $seat }さんの番は{ LASTED($seconds) }かかりました。持ち時間は{ LASTED($limit) }です。{ $cards ->
            [0] { none-left }
           *[other] { $seat }さんはペナルティカードを{ $cards }枚受け取ります。
        }
       *[now] { $seat }さんはもう{ LASTED($seconds) }考えています。持ち時間は{ LASTED($limit) }です。{ $cards ->
            [0] { none-left }時計は最初からやり直しです。
           *[other] { $seat }さんはペナルティカードを{ $cards }枚受け取り、時計は最初からやり直しです。
        }
    }
    .open = { $seat }さんが{ $limit }秒を過ぎたかどうか、記録だけでははっきりしません。{ $cards ->
        [0] { none-left }
       *[other] 異議がなければ、ペナルティカード{ $cards }枚はそのままです。
    }

table-surplus = 一つの違反に何人もがペナルティカードを渡したら、受け取るのは一回分だけです。残りは山札に戻します。渡した人のまちがいにはなりません。ほかの人が動いてからまた渡すと、理由のないペナルティです。
    .name = 違反一つに一回
    .words = 罰は1枚だけ 何人も 重複
    .no = 無効です。{ $seat }さんはこの違反でもうペナルティカードを受け取っています。このカードは山札に戻します。渡した人のまちがいではありません。

table-hand = 配られたカードは、親が見てから見ます。タイムアウト中は、手札を見ることも、手札にカードを入れることもできません。破ったかどうかは、見ていた人にしかわかりません。
    .name = 手札にさわらない
    .words = 手札を見る のぞく
    .open = 見ていた人にしかわかりません。{ $seat }さんは{ $reason ->
        [looked] { reason-looked.said }
       *[took] { reason-took.said }
    }{ $cards ->
        [0] ペナルティカードを受け取るところですが、カードが残っていません。
       *[other] ペナルティカードを{ $cards }枚受け取ります。異議がなければそのままです。タイムアウト中なら「タイムイン」までよけておきます。
    }

table-people = 質問、悪い言葉、まちがった発言はペナルティカードです。聞いていた人にしかわからないので、異議がなければそのままです。
    .name = 聞いた人の判断
    .words = 質問 聞く うそ
    .open = その場にいた人にしかわかりません。{ $seat }さんは{ $reason ->
        [question] { reason-question.said }
        [bad-word] { reason-bad-word.said }
        [play] { reason-play.said }
        [slow] { reason-slow.said }
        [spade] { reason-spade.said }
        [looked] { reason-looked.said }
        [took] { reason-took.said }
       *[false] { reason-false.said }
    }{ $cards ->
        [0] ペナルティカードを受け取るところですが、カードが残っていません。
       *[other] ペナルティカードを{ $cards }枚受け取ります。異議がなければそのままです。
    }

table-undeserved = 違反がないのに渡したペナルティカードや、遅すぎたペナルティカードは戻します。渡したこと自体が違反です。
    .name = 理由のないペナルティ
    .words = ぬれぎぬ 不当な罰 まちがった指摘
    .no = 無効です。{ $seat }さんが{ $reason ->
        [play] { reason-play.said }
        [slow] { reason-slow.said }
        [undeserved] { reason-undeserved.said }
        [spade] { reason-spade.said }
        [false] { reason-false.said }
        [question] { reason-question.said }
        [bad-word] { reason-bad-word.said }
        [looked] { reason-looked.said }
        [took] { reason-took.said }
       *[other] このことで
    }ペナルティカードを受け取る理由は、いまの記録にはありません。カードは戻します。ゲーム中なら、今度は{ $giver }さんにペナルティカードを渡せます。

table-dispute = どの記録にも、だれでも異議を出せます。人にしかわからないことは、一度だけ投票で決めます。ペナルティカード、カードに書いてあることができたかどうか、などです。そのあいだ時計は止まります。記録ではっきりしていることは投票せず、審判が理由を言います。
    .name = 異議
    .words = 異議 抗議 納得できない
    .ok = { $card ->
        [yes] 異議が出ました：{ $what }。渡した{ $giver }さんと受け取った{ $seat }さん以外の全員が投票します。
       *[no] 異議が出ました：{ $what }。それをした{ $seat }さんと異議を出した{ $giver }さん以外の全員が投票します。
    }
    .no = { $how ->
        [stands] いいえ。ルールどおりなので、有効のままです。
        [refused] いいえ。ルール違反なので、認められません。
        [proven] はい。ルール違反だったことは、記録{ $proof }番ではっきりしました。違反として数えます。
        [uncaught] まちがいでしたが、次の人がもう動いたので、そのまま有効です。テーブルで決めれば「取り消す」で戻せます。
        [later] まちがいだと確信があるなら、次の人が動く前に、いまペナルティカードを渡してください。正しかった場合は、理由のないペナルティになります。
        [own] 投票はいりません。自分の記録は、そのまま取り消せます。
        [settled] できません。テーブルでもう決まったので、そのまま有効です。
        [gone] できません。その記録はもう取り消されています。
       *[card] { $line ->
            [0] できません。投票するものがありません。
           *[other] できません。このカードのことはもう決まっているので、投票しません。
        }
    }

table-vote = 投票するのは、関係する2人のほかの全員で、1回ずつです。関係する2人とは、ペナルティカードを渡した人と受け取った人、または異議を出した人と出された人です。残りの票で変わらなくなったら決まりで、同数なら無効です。
    .name = 投票
    .words = 投票 多数決
    .ok = { $yes ->
        [yes] 「はい」に1票です。
       *[no] 「いいえ」に1票です。
    }
    .no = { $busy ->
        [yes] できません。関係する2人は投票しません。ほかの人は1回だけです。
       *[no] できません。投票するものがありません。
    }

table-admit = ペナルティカードを受け取った人が違反を認めれば、それで決まりです。カードが求めたことをしていないと認めれば、その記録は取り消されます。
    .name = 認める
    .words = 白状 認める
    .ok = { $card ->
        [yes] 認めたので、ペナルティカードは決まりです：{ $what }。
       *[no] 認めたので、取り消しました：{ $what }。
    }
    .no = { $line ->
        [0] できません。認めるものがありません。
       *[other] できません。このカードはほかの人が受け取ったか、もう決まっています。
    }


## テーブルのルール: 記録についての記録、テーブルの言葉

table-undo = だれでも記録を一つ取り消せます。取り消しも記録なので、それも取り消せます。
    .name = 取り消し
    .words = 取り消し 戻す やり直し まちがい
    .ok = { $what ->
        [none] 記録{ $line }番を取り消しました。そのカードはもう知らせません。
       *[other] 取り消しました：{ $what }。
    }
    .no = { $line ->
        [0] できません。取り消す記録がありません。
       *[other] { $what ->
            [none] できません。記録{ $line }番はもう取り消されています。
           *[other] できません。もう取り消されています：{ $what }。
        }
    }

table-amend = 数えまちがいや入力まちがいは、その場所で直せます。その後はすべて計算し直します。
    .name = 訂正
    .words = 修正 訂正 打ちまちがい
    .ok = { $what ->
        [none] 記録{ $line }番をその場所で直しました。そのカードはもう知らせません。
       *[other] その場所で直しました。直す前：{ $what }。
    }
    .no = { $because ->
        [none] できません。この記録は直せません。取り消されたか、ほかの記録についての記録です。
       *[other] { $because }そのため、何も直していません。
    }
amend-refused = できません。その場所では認められません。

table-round = 点は、入力したときのラウンドのものです。そろったラウンドに2つ目の点は入らず、足りないラウンドは開いたままです。
    .name = 点のラウンド
    .no = { $there ->
        [yes] できません。第{ $round }ラウンドにはもう点が入っています。その点を直してください。
       *[no] できません。第{ $round }ラウンドに、この人の点は入りません。
    }


table-allow = テーブルの合意は判定より優先します。認められなかったことも、みんながよければ、そのまま有効です。
    .name = そのまま認める
    .words = 特別に 認める 見のがす
    .ok = { $what ->
        [none] テーブルの判断で、そのまま認めます。
       *[other] テーブルの判断で、そのまま認めます：{ $what }。
    }
    .no = できません。この記録は無効ではないか、認めるものがありません。

table-correct = 記録よりも、本当のテーブルが正しいのです。違っていたら、実際のとおりに直します。
    .name = 実際に合わせる
    .words = 実際とちがう アプリがまちがい
    .ok = テーブルで決めたとおりにします。
    .no = 新しいチームがだれの得点を引き継ぐのか決まりません。同じ行に書いてください。例：{ $asked }

table-agree = ハウスルールは、次に配るときから、またはすぐに変えられます。合わない組み合わせは始める前に知らせます。
    .name = ハウスルールの取り決め
    .words = ルール変更 合意 ローカルルール
    .ok = { $now ->
        [yes] いまからこうします。{ $house }。
       *[no] 次に配るときからこうします。{ $house }。
    }{ $waits ->
        [yes] {""}このラウンドのカードはもう配ってあるので、それまで待ちます。
       *[no] {""}
    }
    .no = できません。このハウスルールは組み合わせられません。{ $problem }

table-veiled = ほかの人に見せないカードは、どの答えにも出ません。断られたことは全員にわかり、理由はそのカードを見てよい人だけが読めます。
    .name = 見せないカード
    .no = できません。理由になるカードは、あなたには見せられません。
table-senseless = 前の記録を直すと、後の記録が成り立たなくなることがあります。そのときは無効です。
    .name = 成り立たない記録
    .no = 無効です。前の記録が変わったので、この記録は成り立たなくなりました。


## テーブルのルール: 来る人、帰る人

table-join = 遅れて来た人も座れます。テーブルが決めた点数で、次に配るときから加わります。
    .name = 席に着く
    .words = 遅れてきた人 途中参加
    .ok = { $name }さんが{ $after }さんの左に座り、{ $points }点から始めます。カードは次に配るときからです。
    .no = { $taken ->
        [yes] できません。このテーブルにはもう{ $name }さんがいます。
       *[no] できません。満席で、{ $name }さんの席がありません。
    }

table-replace = 席の名前は変えられます。代わりの人が手札と点数ごと席を引き継ぐときも、同じ人が名前を変えるときもです。
    .name = 名前の変更
    .words = 交代 代わり
    .ok = これからは{ $before }さんの席に{ $name }さんが座ります。手札と点数はそのままです。
    .no = できません。このテーブルにはもう{ $name }さんがいます。

table-swap = 2人が席を替われます。手札と点数はそれぞれ持っていきます。
    .name = 席替え
    .words = 席替え
    .ok = { $seat }さんと席を替わりました。手札と点数はそれぞれ持っていきます。
    .no = できません。いまは{ $seat }さんと席を替われません。テーブルにいる2人で替わるものです。

table-leave = だれでも席を離れられます。空いた席の番は飛ばします。
    .name = 席を離れる
    .words = 抜ける 帰る 途中でやめる
    .ok = 席が空きました。番は飛ばします。
    .no = できません。もう空いている席です。

table-return = 離れた人は戻れます。手札がまだ置いてあればすぐに、なければ次に配るときから加わります。
    .name = 席に戻る
    .words = 復帰 戻る
    .ok = 席に戻りました。手札がまだ置いてあればすぐに、なければ次に配るときから加わります。
    .no = { $full ->
        [yes] できません。その間に満席になりました。
       *[no] できません。この席は空いていません。
    }


## テーブルのルール: 点数だけつける

table-keep = 点数だけをつけるテーブルでは、カードではなくラウンドの点数を入力します。
    .name = 点数だけ
    .words = 得点だけ 記録 スコア
    .no = できません。点数だけをつけるテーブルです。このラウンドの点数を入力してください。

table-score = 点数だけのときは、一人ずつラウンドの点数を入力します。0点も入力し、全員分そろうとラウンドの点が決まります。
    .name = ラウンドの点数
    .ok = このラウンドは{ $points }点です。
    .no = { $keep ->
        [plays] できません。カードを入力するテーブルなので、点数は残った手札を数えると出ます。
        [late] できません。ラウンドの途中で座った人は、次に配るときから参加し、点数もそこから入力します。
        [out] できません。脱落した人の点数は、もう入力しません。
       *[scores] できません。点数は、ゲームが終わる前に、テーブルにいる一人分ずつ入力します。
    }


## UNO系のルール: 配ること、最初のカード

shed-dealt = カードを配るのは1ラウンドに一度です。最初のカードをめくるまでは、配りまちがいを見つけて配り直せます。
    .name = 1ラウンドに一度
    .words = 配り直し
    .no = { $why ->
        [right] できません。このテーブルでは1人{ $hand }枚なので、配りまちがいではありません。
        [few] できません。カードは{ $cards }枚で、{ $players }人に{ $hand }枚ずつ配って最初のカードをめくるには足りません。先に枚数を減らすことにしてください。
       *[dealt] { $phase ->
            [deal] できません。このラウンドのカードはもう配りました。次は親が最初のカードをめくります。
            [count] できません。先に残った手札を数え、それから次を配ります。
           *[play] できません。ラウンド中で、カードはもう配ってあります。
        }
    }

shed-undealt = 最初のカードは、配ったあとに一度めくります。
    .name = 先に配る
    .no = { $phase ->
        [deal] できません。先にカードを配り、それから最初のカードをめくります。
        [count] できません。先に残った手札を数え、それから次を配ります。
       *[play] できません。最初のカードはもうめくってあり、ラウンド中です。
    }

shed-dealer = 親がカードを配り、最初のカードをめくります。親はラウンドごとに左隣へ移ります。
    .name = 親
    .words = 親
    .no = できません。このラウンドの親は{ $dealer }さんです。

shed-deal = 全員に同じ枚数を配ります。
    .name = 配る
    .words = 何枚配る
    .ok = { $cards ->
        [0] 配りまちがいです。カードを集めて配り直します。
       *[other] 全員に{ $cards }枚ずつ配りました。{ $starter ->
            [no] ラウンドが終わったら点数を入力します。
           *[yes] 次は親が最初のカードをめくります。
        }
    }

shed-starter = 最初のカードは、親が出したものとして扱います。ほかの人への効果はありますが、親が得をする効果はありません。
    .name = 最初のカード
    .words = 最初のカード めくる
    .ok = { $power ->
        [yes] { $dealer ->
            [yes] 最初のカードは{ $card }です。親の番から始めます。
           *[no] 最初のカードは{ $card }です。親が出したものとして、次の人に効果がかかります。
        }
       *[no] 最初のカードは{ $card }です。
    }
    .open = 最初のカードが何か、入力されていません。ラウンドは始めます。効果があれば入力してください。


## UNO系のルール: カードを出す

shed-round = 最初のカードをめくるとラウンドが始まり、ラウンドが終わるともう出せません。
    .name = ラウンド外
    .why = ラウンドの最中ではありませんでした
    .no = { $phase ->
        [attack] できません。ラウンドは終わり、{ $turn }さんが最後の攻撃の分を引きます。返すことはできません。
        [count] できません。ラウンドは終わり、残った手札を数えているところです。
        [over] できません。ゲームは終わりました。
       *[deal] できません。最初のカードをめくるとラウンドが始まります。
    }

shed-turn = 出す、引く、パスするのは、番の人だけです。番でない人が出しても、だれも指摘しなければそのまま有効で、番はその人の次から続きます。
    .name = だれの番か
    .why = { $turn ->
        [none] だれの番でもありませんでした
       *[other] { $turn }さんの番でした
    }
    .words = 順番 ターン 飛ばす 逆回り 割り込み 番でないのに出す
    .no = { $turn ->
        [none] できません。いまはだれの番でもありません。
       *[other] できません。いまは{ $turn }さんの番です。
    }

shed-hand = 持っている枚数より多くは出せません。見せた手札にないカードも出せません。
    .name = 手札の枚数
    .words = 持っていないカード
    .no = { $declared ->
        [yes] できません。見せた手札に{ $cards }はありません。
       *[no] { $hand ->
            [0] できません。記録では、手札はもうありません。実際と違うなら「状態を合わせる」で直してください。
           *[other] できません。記録では、手札は{ $hand }枚だけです。実際と違うなら「状態を合わせる」で直してください。
        }
    }

shed-packs = 同じカードの枚数は決まっています。最後に切ってから、それより多く出ることはありません。
    .name = ありえないカード
    .words = 枚数が多すぎる
    .no = { $number ->
        [0] できません。このテーブルのカードに{ $card }はありません。
       *[other] できません。{ $card }は全部で{ $number }枚なので、次に切るまで、それより多くは出せません。
    }

shed-several = 何枚かをまとめて出せるのは、ハウスルールで決めたときだけです。まったく同じカード、同じ数字、連番などです。連番は最初の1枚が場のカードに合っていることが必要で、効果があるのは最後の1枚だけです。攻撃を返すのも、その1枚です。
    .name = まとめて出す
    .why = { $why ->
        [same] 数字とマークがまったく同じではありませんでした
        [one] ここでは一度に1枚しか出せません
        [barred] ここでは{ $card }は1枚だけで出します
        [long] ここでは続けて出せるのは{ $most }枚までです
       *[kind] ここではいっしょに出せないカードでした
    }
    .words = まとめて 複数枚 重ね出し 2枚出し 同時に 連番 続き番号 階段 5を2枚
    .no = { $why ->
        [same] できません。{ $cards }はまとめて出せません。数字もマークも同じでなければなりません。
        [one] できません。ここでは1枚ずつ出します。{ $cards }はまとめて出せません。
        [barred] できません。{ $cards }はまとめて出せません。ここでは{ $card }は1枚だけで出します。
        [long] できません。{ $cards }は多すぎます。連番は{ $most }枚までです。
       *[kind] できません。{ $cards }はいっしょに出せるカードではありません。
    }

shed-unseen = 何のカードか入力されていないカードと、その上に出したカードは、合うかどうかを判定しません。
    .name = 入力のないカード
    .words = 見ていないカード
    .open = 何のカードか入力されていないので、判定せずにそのままにします。

shed-unseen-break = 何のカードか入力されていないカードが出しまちがいだったかは、見ていた人にしかわかりません。
    .name = 入力のないまちがい
    .open = そのカードは見ていた人にしかわかりません。{ $seat }さんは{ reason-play.said }{ $cards ->
        [0] ペナルティカードを受け取るところですが、カードが残っていません。
       *[other] ペナルティカードを{ $cards }枚受け取ります。異議がなければそのままです。
    }

shed-attack = 攻撃されたら、その枚数を引くか、返します。返せるのは、攻撃のカードと、ハウスルールで決めた防御のカードです。返すカードも、いつもどおり合っていなければなりません。返すと、たまった枚数は次の人へ移ります。自分の攻撃を自分で引くことはなく、番が戻ってきたら、その番のあとで次の人が受けます。
    .name = 攻撃を返す
    .why = { $cards }では{ $owed }枚の攻撃を返せません
    .words = 返し 返す 重ねる 防ぐ 反撃 ドロー返し 攻撃に攻撃 2にエース ドロー4にドロー2
    .ok = 有効です。{ $cards }で{ $owed }枚の攻撃を返しました。
    .may = 有効です。{ $cards }で{ $owed }枚の攻撃を返せます。
    .no = { $why ->
        [match] できません。{ $cards }は攻撃を返せるカードですが、数字もマークも合いません。いまのマークは{ $suit }です。
        [colour] できません。{ $cards }は、攻撃を返すときも同じ色か、ほかのジョーカーの上にだけ出せます。いまは{ $top }で、{ $suit }です。
        [run] できません。連番では最後のカードだけに効果があり、{ $last }は攻撃も防御もしません。
        [due] できません。この攻撃はもう返せません。{ $owed }枚引いてください。
        [until] できません。この攻撃は返せません。その色が出るまで引いてください。
        [against] できません。ここでは{ $cards }で{ $against }を返せません。{ $owed }枚引いてください。
       *[no] できません。{ $cards }では{ $owed }枚の攻撃を返せません。{ $answers ->
            [yes] { "" }
           *[no] そのまま引いてください。
        }
    }

shed-wild = ワイルドカードはどのカードの上にも出せます。
    .name = ワイルドカード
    .words = 万能 ワイルド いつでも 何にでも ジョーカー
    .ok = 有効です。{ $cards }はどのカードの上にも出せます。

shed-suit = 宣言されたマークは、次のカードが出るまで変わりません。途中でだれかが引いても同じです。
    .name = 宣言されたもの
    .why = 宣言されていたのは{ $suit }なので、{ $cards }は出せません
    .words = 言われた色 マークのまま
    .ok = 有効です。いまは{ $suit }なので、{ $cards }は{ $top }に合っています。
    .may = 有効です。いまは{ $suit }なので、{ $cards }は{ $top }の上に出せます。
    .no = { $coloured ->
        [yes] できません。宣言された色は{ $suit }なので、{ $cards }は{ $top }の上に出せません。色も数字も記号も合いません。{ $then ->
            [pass] 出せるのは引いたカードだけなので、パスしてください。
            [on] 続けて引いてください。
            [choose] ほかのカードを出すか、パスしてください。
           *[draw] ほかのカードを出すか、引いてください。
        }
       *[no] できません。宣言されたマークは{ $suit }なので、{ $cards }は{ $top }の上に出せません。マークも数字も合いません。{ $then ->
            [pass] 出せるのは引いたカードだけなので、パスしてください。
            [on] 続けて引いてください。
            [choose] ほかのカードを出すか、パスしてください。
           *[draw] ほかのカードを出すか、引いてください。
        }
    }

shed-match = いちばん上のカードと数字かマークが同じカードを出せます。
    .name = 合うカード
    .why = { $left ->
        [none] { $coloured ->
            [yes] { $cards }は、いちばん上の{ $top }と色も数字も記号も違います
           *[no] { $cards }は、いちばん上の{ $top }とマークも数字も違います
        }
       *[other] { $top }の上に出せるのは{ $left }だけです
    }
    .words = 同じ色 同じ数字 同じマーク 一致 5に5
    .ok = { $top ->
        [none] 有効です。{ $cards }を出せます。
       *[other] 有効です。{ $cards }は{ $top }に合っています。
    }
    .may = { $top ->
        [none] 有効です。{ $cards }を出せます。
       *[other] 有効です。{ $cards }は{ $top }の上に出せます。
    }
    .no = { $left ->
        [none] { $coloured ->
            [yes] できません。{ $cards }は{ $top }の上に出せません。色も数字も記号も違います。{ $then ->
                [pass] 出せるのは引いたカードだけなので、パスしてください。
                [on] 続けて引いてください。
                [choose] ほかのカードを出すか、パスしてください。
               *[draw] ほかのカードを出すか、引いてください。
            }
           *[no] できません。{ $cards }は{ $top }の上に出せません。数字もマークも違います。{ $then ->
                [pass] 出せるのは引いたカードだけなので、パスしてください。
                [on] 続けて引いてください。
                [choose] ほかのカードを出すか、パスしてください。
               *[draw] ほかのカードを出すか、引いてください。
            }
        }
       *[other] できません。{ $top }の上に出せるのは{ $left }のカードだけで、{ $cards }は色が違います。{ $then ->
            [pass] 出せるのは引いたカードだけなので、パスしてください。
            [on] 続けて引いてください。
            [choose] { $left }のカードかジョーカーを出すか、パスしてください。
           *[draw] { $left }のカードかジョーカーを出すか、引いてください。
        }
    }


## UNO系のルール: 引く、パスする、マークを宣言する

shed-owed = 攻撃されていればその枚数を、そうでなければ1枚引きます。多くても少なくてもいけません。
    .name = 引く枚数
    .why = { $owed ->
        [0] { $already ->
            [yes] 攻撃のカードはもう引いていました
           *[no] 引くカードはもうありませんでした
        }
       *[other] 引くのは{ $owed }枚でした
    }
    .words = 何枚引く 合計 累積
    .no = { $owed ->
        [0] { $already ->
            [yes] できません。攻撃のカードはもう引きました。カードを出すか、パスしてください。
           *[no] できません。引けるカードがありません。パスしてください。
        }
       *[other] できません。引くのは{ $cards }枚ではなく、{ $owed }枚です。
    }

shed-draw = カードはいつでも引けます。引いたら番は終わりで、そのカードを出せるのは次の番からです。すぐに出せるハウスルールもあります。
    .name = 引く
    .words = 引く 取る
    .ok = { $cards ->
        [0] { $machine ->
            [yes] 1枚も出ませんでした。
           *[no] 引けるカードがありませんでした。
        }{ $ends ->
            [yes] { "" }
           *[no] 続けて出すか、パスしてください。
        }
       *[other] { $cards }枚引きました。{ $ends ->
            [yes] { "" }
           *[no] { $then ->
                [play] 出せるカードが出たので、それを出してください。
                [on] 出せるカードがあれば出し、なければ続けて引いてください。
               *[pass] 続けて出すか、パスしてください。
            }
        }
    }

shed-pass = パスできるのは、引いたあとでまだ出せるときか、引くカードがないときだけです。
    .name = パス
    .why = { $owed ->
        [0] パスは引いてからです
       *[other] 攻撃を受けていました
    }
    .words = パス
    .ok = パスしました。
    .no = { $owed ->
        [0] { $until ->
            [yes] できません。出せるカードが出るまで引いて、それを出してください。
           *[no] できません。カードを出すか、1枚引いてください。パスは引いたあとです。
        }
       *[other] できません。{ $owed }枚の攻撃が待っています。{ $answers ->
            [yes] 引くか、返してください。
           *[no] { $owed }枚引いてください。
        }
    }

shed-call = マークを宣言できるカードが出たら、いちばん早く宣言した人のマークになります。だれが宣言してもかまいません。同時なら、カードを出した人のマークです。
    .name = マークの宣言
    .words = マークを言う 先に言った人 宣言 ハート スペード
    .ok = { $coloured ->
        [yes] 色は{ $suit }になりました。
       *[no] マークは{ $suit }になりました。
    }
    .no = { $by_seat ->
        [none] できません。このカードでマークを宣言するには、もう遅すぎます。
       *[other] { $tie ->
            [yes] できません。同時の宣言ではカードを出した{ $by_seat }さんが勝つので、マークは{ $suit }です。
           *[no] できません。{ $by_seat }さんが先に宣言したので、マークは{ $suit }です。
        }
    }

shed-declare = スペードを出す人は、出しながら「スペードの8」のようにカードの名前を言います。最初のカードは親が言います。言い忘れは違反で、次の人が動くまで指摘できます。
    .name = スペードの宣言
    .words = スペードを言う 宣言
    .open = 聞いていた人にしかわかりません。{ $seat }さんは{ reason-spade.said }{ $cards ->
        [0] ペナルティカードを受け取るところですが、カードが残っていません。
       *[other] ペナルティカードを{ $cards }枚受け取ります。異議がなければそのままです。
    }


## UNO系のルール: 残った手札を数える

shed-last-draw = ハウスルールによっては、ラウンドの終わりに攻撃されていた人が、その分を引いてから手札を数えます。
    .name = 最後の攻撃
    .words = あがった後に引く
    .ok = { $cards ->
        [0] 最後の攻撃で引いたカードはありません。これから残った手札を数えます。
       *[other] 最後の攻撃の{ $cards }枚を引きました。これから残った手札を数えます。
    }

shed-count-time = 残った手札は、ラウンドが終わり、最後の攻撃を引いてから数えます。
    .name = 数えるとき
    .no = { $phase ->
        [count] { $turn ->
            [none] できません。この席はこのラウンドにいませんでした。
           *[other] できません。先に{ $turn }さんが最後の攻撃の分を引き、それから残った手札を数えます。
        }
       *[other] できません。残った手札はラウンドが終わってから数えます。
    }

shed-count-worth = 全員の手札を合わせても、使っているカード全部の点より多くはなりません。
    .name = 多すぎる点
    .no = できません。合わせて{ $points }点になりますが、カードは全部で{ $most }点です。

tally-packs = 合計{ $made }点ですが、カードは全部で{ $most }点です。

shed-count-packs = 使っている枚数より多く数えたら、数えまちがいです。
    .name = 数えすぎ
    .no = { $number ->
        [0] できません。このテーブルのカードに{ $card }はありません。
       *[other] できません。{ $card }は全部で{ $number }枚だけです。数え直してください。
    }

shed-count-negative = カードの点は0点以上です。何のカードかわからないと数えられません。
    .name = 数えられない
    .no = { $points ->
        [none] { $empty ->
            [yes] できません。だれかの手札がなくなってラウンドが終わったので、ほかの人の手元にはまだカードがあります。
           *[no] できません。何のカードか入力されていないと数えられません。カードか点数を入力してください。
        }
       *[other] できません。{ $points }点はありえません。カードの点は0点以上です。
    }

shed-first-gains = ラウンドの点をもらうのは、最初にあがった1人だけです。勝った回数を数えるときは、勝った人が1点です。
    .name = 点は1人だけ
    .words = 2人 点数 同じラウンド 勝った人だけ
    .no = { $seat ->
        [none] できません。勝ったラウンドは{ $points }点ではなく、1点です。
       *[other] できません。このラウンドは{ $seat }さんがもう{ $points }点で、点をもらうのは最初にあがった1人だけです。まちがいなら、先に{ $seat }さんに0点を入力してください。
    }

shed-count-differs = 数えた手札のほうが正しいのです。記録と違うときは審判が知らせます。
    .name = 記録との違い
    .open = { $named ->
        [yes] { $counted ->
            [0] 手札がないとのことですが
           *[other] { $counted }枚数えましたが
        }、記録では{ $hand }枚です。数えたとおり、{ $points }点とします。数えまちがいなら直してください。
       *[no] 記録では手札は{ $hand }枚で、{ $points }点にはなりません。数えたとおりとします。数えまちがいなら直してください。
    }

shed-end = 決めた点数、ラウンド数、時間になるとゲームは終わります。点数がいちばん少ない人の勝ちです。最初にあがった人が点数をもらうゲームでは、いちばん多い人の勝ちです。同点なら、みんな勝ちです。
    .name = ゲームの終わり
    .words = ゲーム終了 勝ち
    .ok = { $points }点です。{ $why ->
        [score] 決めた点数になったので、
        [rounds] 最後のラウンドが終わったので、
       *[time] 時間になったので、
    }ゲームは終わりです。{ $most ->
        [yes] 勝者は点数がいちばん多い{ $winners }さんです。
       *[no] 勝者は点数がいちばん少ない{ $winners }さんです。
    }

shed-count = 全員、手札に残ったカードの点を自分の点数に足します。
    .name = 手札を数える
    .words = 得点計算 残りの手札
    .ok = { $points ->
        [0] 手札は残っていません。0点です。
       *[other] 残った手札は{ $points }点です。
    }


## すべてのテーブルとUNO系のハウスルール

house-group-referee = 審判
house-group-clock = 時間
house-group-penalties = ペナルティ
house-group-deal = 配り方
house-group-cards = カードの効果
house-group-play = 進め方
house-group-points = 点数
house-group-end = ラウンドとゲームの終わり

house-enforce = 反則の指摘
    .ask = まちがって出したカードは、だれが指摘しますか？
    .words = 審判 反則 アプリ
    .players = プレイヤーどうし
    .referee = 審判がすぐに
house-call-tie-seconds = 同時の宣言
    .ask = 何秒以内の宣言を同時とみなしますか？
    .words = 同時 叫ぶ
    .unit = { $n }秒
house-turn-seconds = 番の持ち時間
    .ask = 1回の番の持ち時間は何秒ですか？
    .words = 時間 制限 遅い タイマー
    .unit = { $n }秒
house-entry-seconds = 入力の時間
    .ask = 入力の時間として何秒足しますか？
    .unit = { $n }秒
house-penalty-cards = ペナルティの枚数
    .ask = ルールを一つ破ると何枚受け取りますか？
    .words = 罰 反則
    .unit = { $n }枚
house-bad-words = 悪い言葉
    .ask = 悪い言葉はペナルティになりますか？
    .on = ペナルティ
    .off = ペナルティなし
house-bad-words-in-timeout = タイムアウト中の悪い言葉
    .ask = タイムアウト中も悪い言葉はペナルティになりますか？
    .penalty = そのときもペナルティ
    .free = そのときはペナルティなし
house-nested-timeout = 二つ目のタイムアウト
    .ask = タイムアウト中にまた「タイムアウト」と言ったり、ほかの人が「タイムイン」と言ったりしたら、どうなりますか？
    .refuse = 無効
    .penalty = ペナルティの対象
house-hand-size = 配る枚数
    .ask = 最初に何枚ずつ配りますか？
    .words = 手札 何枚 配る
    .unit = { $n }枚
house-target = 目標の点数
    .ask = 何点でゲームが終わりますか？
    .auto = 人数による
    .unit = { $n }点
house-end-compare = 目標に届いたら
    .ask = 目標ちょうどでもゲームが終わりますか？
    .at-least = ちょうどでも終わる（ふつう）
    .over = 超えたら終わる（もとの記事どおり）
house-end = ゲームの終わり
    .ask = ゲームはいつ終わりますか？
    .words = 終わり 得点 勝ち
    .score = だれかが{ $n }点になったら
    .rounds = { $n }ラウンドで
    .time = { $n }分たったら
    .off = やめたいとき
    .scored = ラウンドごとに点を集めて
    .first-out = だれかがあがったら
    .ranked = 順位が決まるまで
house-keep = 入力するもの
    .ask = このテーブルでは何を入力しますか？
    .plays = 出したカード
    .plays-means = 1枚ごとに審判が確認
    .scores = 点数だけ
    .scores-means = ラウンドごとに自動で合計

house-needs = 「{ $key }」を変えられるのは、「{ $other }」が「{ $value }」のときだけです。
house-against = 「{ $key }」は、「{ $other }」が「{ $value }」のときには使えません。
house-too-few-cards = { $players }人に{ $hand }枚ずつ配るには、カードが{ $cards }枚では足りません。配る枚数を減らすか、カードを1組増やしてください。


## 画面の言葉

phase-deal = カードを配ります
phase-cut = 親を決めます
phase-flip = 最初のカードをめくります
phase-pass = カードを渡しています
phase-play = プレイ中
phase-count = 手札を数えています
phase-over = ゲーム終了

direction-left = 時計回り
direction-right = 反時計回り

note-deal = 第{ $round }ラウンド：{ $dealer }さんが配ります
    .you = 第{ $round }ラウンド：あなたが配ります
note-flip = { $dealer }さんが最初のカードをめくります
    .you = あなたが最初のカードをめくります
note-again = { $again ->
    [1] もう一度{ $turn }さんの番です
   *[other] { $turn }さんの番があと{ $again }回あります
}
    .you = { $again ->
        [1] もう一度あなたの番です
       *[other] あなたの番があと{ $again }回あります
    }
note-wish = { $seat ->
    [none] マークの宣言は早い者勝ちです
   *[other] マークの宣言は早い者勝ち、同時なら{ $seat }さんです
}
    .you = マークの宣言は早い者勝ち、同時ならあなたです
note-count = { $seat }さんはまだ数えていません
    .you = あなたはまだ数えていません
note-timeout = { $seat }さんのタイムアウト
    .you = あなたのタイムアウト
note-open-round = 第{ $round }ラウンドは{ $seats ->
    [none] 数え方を選ぶ
   *[other] { $seats }さんの点が入る
}と数えます
note-tied = 同点です。もう1ラウンド
note-knocked-out = { $count ->
   *[other] { $seats }さんは脱落しました
}

ask-deal = 配る
ask-misdeal = 配りまちがい
ask-flip = 最初のカードをめくる
ask-play = 出す
ask-played = カードを入れずに出す
ask-draw = { $cards ->
    [0] パス
   *[other] { $cards }枚引く
}
ask-owed = { $cards }枚引く
ask-pass = パス
ask-call = マークを宣言
ask-one = ワン！
ask-catch = 「ワン」の言い忘れ
ask-time-out = タイムアウト
ask-time-in = タイムイン
ask-penalize = ペナルティ
ask-dispute = { $giver }さんのカードに異議
ask-admit = 違反を認める
ask-give-back = { $giver }さんに返す
ask-undeserved = 理由のないペナルティ：{ $giver }さんにペナルティ
ask-contest = { $seat }さんのしたことに異議
ask-not-done = していないので取り消す
ask-vote-yes = はい
ask-vote-no = いいえ
ask-reshuffle = 山札を切り直す
ask-keep-scores = 次に配るときから点数だけ入力
ask-keep-plays = 次に配るときから一手ずつ入力
ask-hold = 残ったカード
ask-hold-points = 残った点
ask-hold-nothing = 残りなし
ask-totals = 点数を引き継ぐ
ask-tally = このラウンドを記入する
tally-points = 点数
tally-wrong = { $seats }さん：{ $box }を確かめてください。{ $why }
tally-missing = { $seats }さんの{ $boxes }がまだ空いています。
tally-row = { $seats }さんの欄がまだ空いています。
tally-blank = { $box }がまだ空いています。
tally-step = { $step ->
    [1] { $points }は入れられません。ここでは整数で入れてください。
    [0.5] { $points }は入れられません。12や12.5のように、0.5点単位で入れてください。
    [0.1] { $points }は入れられません。12.3のように、小数第1位までにしてください。
   *[other] { $points }は{ $step }の倍数ではありません。
}
tally-between = { $least }から{ $most }までです。
ask-return = 席に戻る

reason-play = 出しまちがい
    .said = 出しまちがいで
    .you = 出しまちがいです
reason-slow = 遅すぎ
    .said = 時間切れで
    .you = 時間切れです
reason-undeserved = 理由のないペナルティ
    .said = 理由のないペナルティで
    .you = 理由のないペナルティです
reason-spade = スペードの言い忘れ
    .said = スペードの言い忘れで
    .you = スペードの言い忘れです
reason-false = まちがった発言
    .said = まちがった発言で
    .you = まちがった発言です
reason-question = 質問
    .said = 質問で
    .you = 質問しましたね
reason-bad-word = 悪い言葉
    .said = 悪い言葉で
    .you = 悪い言葉を言いましたね
reason-looked = カードを見た
    .said = カードを見たことで
    .you = 手札を見ましたね
reason-took = カードを手札に入れた
    .said = カードを手札に入れたことで
    .you = カードを手札に入れましたね
reason-one = 言い忘れ
    .said = 言い忘れで
    .you = 言い忘れです


## 一行ずつの物語
## 宣言のないマークは "none"、言わなかった数は0。$reasonは理由の.said、$wordは下の言葉。

story-deals = { $who }さんがカードを配りました
    .you = カードを配りました
story-deals-wrong = { $who }さんが配りまちがえました
    .you = 配りまちがえました
story-flips = { $suit ->
    [none] { $who }さんが{ $cards }をめくりました
   *[other] { $who }さんが{ $cards }をめくり、{ $suit }を宣言しました
}
    .you = { $suit ->
        [none] { $cards }をめくりました
       *[other] { $cards }をめくり、{ $suit }を宣言しました
    }
story-plays = { $suit ->
    [none] { $who }さんが{ $cards }を出しました
   *[other] { $who }さんが{ $cards }を出し、{ $suit }を宣言しました
}
    .you = { $suit ->
        [none] { $cards }を出しました
       *[other] { $cards }を出し、{ $suit }を宣言しました
    }
story-draws = { $count ->
    [0] { $who }さんがカードを引きました
   *[other] { $who }さんが{ $count }枚引きました
}
    .you = { $count ->
        [0] カードを引きました
       *[other] { $count }枚引きました
    }
story-passes = { $who }さんがパスしました
    .you = パスしました
story-calls = { $who }さんが{ $suit }を宣言しました
    .you = { $suit }を宣言しました
story-says = { $who }さんが「{ $word }」と言いました
    .you = 「{ $word }」と言いました
story-catches = { $who }さんが{ $whom }さんの言い忘れを指摘しました
    .you = { $whom }さんの言い忘れを指摘しました
    .to-you = { $who }さんに言い忘れを指摘されました
story-penalizes = { $whom }さんは{ $reason }{ $who }さんからペナルティカードを受け取りました
    .you = { $reason }{ $whom }さんにペナルティカードを渡しました
    .to-you = { $reason }{ $who }さんからペナルティカードを受け取りました
story-disputes = { $what ->
    [none] { $who }さんが最後のペナルティカードに異議を出しました
   *[other] { $who }さんが異議を出しました：{ $what }
}
    .you = { $what ->
        [none] 最後のペナルティカードに異議を出しました
       *[other] 異議を出しました：{ $what }
    }
story-votes = { $vote ->
    [yes] { $who }さんが「はい」に投票しました
   *[no] { $who }さんが「いいえ」に投票しました
}
    .you = { $vote ->
        [yes] 「はい」に投票しました
       *[no] 「いいえ」に投票しました
    }
story-admits = { $what ->
    [none] { $who }さんが違反を認めました
   *[other] { $who }さんが違反を認めました：{ $what }
}
    .you = { $what ->
        [none] 違反を認めました
       *[other] 違反を認めました：{ $what }
    }
story-holds = { $who }さんの手札に{ $cards }が残りました
    .you = 手札に{ $cards }が残りました
story-holds-points = { $who }さんの手札に{ $points }点残りました
    .you = 手札に{ $points }点残りました
story-holds-nothing = { $who }さんの手札には何も残っていません
    .you = 手札には何も残っていません
story-scores = { $who }さんは{ $points }点です
    .you = あなたは{ $points }点です
story-scores-together = { $side }さんは{ $points }点です
story-undoes = { $what ->
    [none] { $who }さんが最後の記録を取り消しました
   *[other] { $who }さんが取り消しました：{ $what }
}
    .you = { $what ->
        [none] 最後の記録を取り消しました
       *[other] 取り消しました：{ $what }
    }
line-unshown = この行は表示できません。
story-amends-round = { $who }さんが第{ $round }ラウンドを直しました：{ $changes }
    .you = 第{ $round }ラウンドを直しました：{ $changes }
number-change = { $side } { $label ->
    [none] {""}
   *[other] { $label }{" "}
}{ $was } → { $now }
story-amends = { $who }さんが直しました：{ $what } → { $text }
    .you = 直しました：{ $what } → { $text }
story-allows = { $who }さんが、テーブルの判断でそのまま認めました：{ $what }
    .you = テーブルの判断でそのまま認めました：{ $what }
story-corrects = { $who }さんが実際の状態に合わせました（{ $facts }）
    .you = 実際の状態に合わせました（{ $facts }）
story-phone = { $facts }
story-agrees = { $who }さんがハウスルールを変えました。{ $house }
    .you = ハウスルールを変えました。{ $house }
line-number = 記録{ $line }番
list-comma = { "、" }
list-people = { "さん、" }
list-side = { "さん + " }
list-semicolon = { "；" }
list-colon = { "：" }
list-count = （{ $count }）
named-value = { $name }：{ $value }
and-more = { $some } ほか{ $count }件
story-reshuffles = { $who }さんが捨て札を切って新しい山札にしました
    .you = 捨て札を切って新しい山札にしました
story-joins = { $points ->
    [0] { $who }さんが{ $after }さんの左に座りました
   *[other] { $who }さんが{ $after }さんの左に{ $points }点で座りました
}
story-replaces = これからは{ $whom }さんの席に{ $who }さんが座ります
story-swaps = { $who }さんと{ $whom }さんが席を替わりました
    .you = { $whom }さんと席を替わりました
    .to-you = { $who }さんと席を替わりました
story-leaves = { $who }さんが席を離れました
    .you = 席を離れました
story-returns = { $who }さんが席に戻りました
    .you = 席に戻りました

word-one = ワン
word-when = { $left ->
    [0] 最後のカードで
   *[other] 残り{ $left }枚で
}
word-time-out = タイムアウト
word-time-in = タイムイン
word-spade = スペード


## 読めない文

unreadable-call-early = マークや色はカードを出してから宣言します。出す前には宣言できません。
unreadable-amends-amends = ほかの行を訂正する行は、訂正できません。その行を取り消してください。
unreadable-card = 「{ $card }」というカードはありません。カードは7H、10S、QDのように数字、マークの順に書きます。ジョーカーはRJとBJです。色のあるカードは、R5のように色を先に書きます。
unreadable-cards = カードが抜けています。
unreadable-empty = 「{ $key }:」のあとに何もありません。
unreadable-fact = 「{ $text }」は状態を表していません。draw 4のように、名前と値を書きます。
unreadable-fact-key = 「{ $key }」は、このゲームで決められる状態ではありません。
unreadable-fact-value = 「{ $value }」は「{ $key }」の値になりません。
unreadable-game = 「{ $game }」というゲームはありません。
unreadable-head = 「{ $text }」は読めません。記録の先頭には、名前、コロン、値を一行ずつ書きます。
unreadable-house-clash = このハウスルールは組み合わせられません。{ $problem }
unreadable-house-key = 「{ $key }」は、このゲームにないハウスルールです。
unreadable-house-value = 「{ $value }」は、ハウスルール「{ $key }」の値になりません。使える値：{ $choices }
unreadable-line = そのような記録はないか、読めません。
unreadable-long = この行は長すぎます。
unreadable-missing = 記録の先頭に「{ $key }」がありません。
unreadable-name = 「{ $name }」は名前になりません。空白や記号のある名前は、二重引用符で囲みます。
unreadable-nobody = このテーブルに{ $name }さんはいません。
unreadable-not-here = このゲームではしないことです。
unreadable-number = 「{ $number }」は、ここで使える数ではありません。13のように、小数点のない数字で書いてください。
unreadable-pair = 「{ $text }」は読めません。hand_size=7のように、名前、等号、値を書きます。
unreadable-players = このゲームは{ $least }人から{ $most }人で遊びます。
unreadable-preset = 「{ $preset }」は、このゲームにないルールの組み合わせです。
unreadable-rank = 先にカードを、次にマークか色を選んでください。
unreadable-reason = 「{ $reason }」は、ペナルティカードの理由になりません。
unreadable-same-name = 同じ名前の人が2人います。名前は別々にしてください。
unreadable-several = この記録には{ $count }つのゲームが入っています。ここで読めるのは1つだけです。
unreadable-suit = 「{ $suit }」というマークや色はありません。マークはS、H、D、C、色はR、Y、G、Bです。
unreadable-time = 「{ $time }」は時刻ではありません。時刻は@12.5のように、@と秒で書きます。
unreadable-time-falls = 時間は戻りません。{ $before }秒のあとに{ $time }秒は来ません。
unreadable-twice = 記録の先頭に「{ $key }」が二度あります。
unreadable-verb = 「{ $text }」は審判の知らない文です。Bo plays 7Hのように、名前、したこと、カードの順に書きます。
unreadable-word = 「{ $word }」は単語ではありません。単語は文字、数字、ハイフンで書きます。
unreadable-words = 「{ $verb }」のあとに合わないものがあるか、何かが抜けています。
