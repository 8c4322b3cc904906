### 日本語: トリックを取るゲーム。

trick-dealt = カードを配るのは1ラウンドに一度です。最初のカードが出るまでは、配りまちがいを見つけて配り直せます。
    .name = 配るのは1ラウンドに一度
    .no = { $why ->
        [right] できません。このテーブルでは1人{ $hand }枚なので、配りまちがいではありません。
       *[dealt] { $phase ->
            [count] できません。いまは点を数えているところです。
           *[other] できません。このラウンドはもう配りました。
        }
    }
trick-dealer = 親はラウンドごとに左隣へ移ります。
    .name = トリックゲームの親
    .words = 親
    .no = できません。このラウンドの親は{ $dealer }さんです。
trick-deal = 全員に同じ枚数を配ります。余るカードは先に抜いておくか、最初のトリックを取った人のために脇に置きます。
    .name = トリックゲームの手札
    .words = カードを抜く
    .ok = { $cards ->
        [0] 配りまちがいです。カードを集めて配り直します。
       *[other] { $to ->
            [unsaid] 全員に{ $cards }枚ずつ配りました。
            [none] 全員に{ $cards }枚ずつ配りました。このラウンドはカードを渡しません。
           *[other] 全員に{ $cards }枚ずつ配りました。次はカードを渡します。
        }
    }

trick-no-pass = カードを渡すラウンドでは、配ったあと、最初のカードが出る前に渡します。
    .name = いまは渡さない
    .words = 交換なし 渡さない
    .no = { $why ->
        [none] できません。第{ $round }ラウンドはカードを渡さず、すぐに始めます。
        [deal] できません。先にカードを配ります。
       *[other] できません。カードを渡すのは始める前です。
    }
trick-passed = 渡すのは1ラウンドに一度です。
    .name = 渡すのは一度
    .no = できません。{ $seat }さんはもう渡しました。
trick-pass-count = 全員が同じ枚数を渡します。
    .name = 渡す枚数
    .words = 3枚交換
    .no = できません。渡すのは{ $due }枚です。
trick-pass-cards = 渡せるのは、配られた手札のカードだけです。もらったカードは、自分が渡してから見ます。
    .name = 手札のカード
    .no = できません。{ $card }はこの手札から渡せません。
trick-pass = それぞれが渡すカードを出しておき、全員そろったら受け取って始めます。
    .name = カードを渡す
    .words = 交換 渡す
    .ok = { $waiting ->
        [0] 全員が渡しました。カードを受け取って始めます。
       *[other] { $to }さんに{ $count }枚渡しました。
    }
    .open = { $to }さんに{ $count }枚渡しました。どのカードかは入力されていません。

trick-choose = ラウンドの数え方を選ぶ人がいるときは、点をつける前に決めます。
    .name = ラウンドの数え方
    .words = ムーン 選ぶ
    .story = { $who }さんが選びました：{ $word }
    .ok = { $seat }さんが選びました。このラウンドの点が決まりました。
    .no = { $seat ->
        [none] できません。いまは選ぶことがありません。
       *[other] できません。選ぶのは{ $seat }さんです。
    }
trick-pass-all = 全員が渡し終えたら、だれでもまとめてそう言えます。
    .name = 全員が渡した
    .story = { $who }さんが、全員渡し終えたと言いました
    .ok = 全員が渡し終えました。プレイを始めます。
    .no = できません。いまはカードを渡すときではありません。
trick-rest = 残りのトリックでだれの点も変わらないなら、そこでラウンドを終えられます。
    .name = 残りは点にならない
    .story = { $who }さんが、残りに点はないと言いました
    .ok = 点になるものは残っていません。ラウンドは終わりです。
    .no = { $why ->
        [phase] できません。いまはカードを出すときではありません。
        [trick] できません。先にこのトリックを終えます。
       *[points] できません。まだ点になるものが残っています。
    }
trick-keeping = 点だけをつけるテーブルでは、それぞれが取った点を入力します。
    .name = カードなしで点だけ
    .no = { $keep ->
        [plays] できません。このテーブルではカードをすべて入力し、点はそこから出ます。
       *[scores] できません。いまはこの人の点を入力できません。
    }
trick-sum = 全員の点を足すと、カード全部の点とちょうど同じになります。
    .name = 点の合計
    .words = 26点 合計
    .no = { $one ->
        [yes] できません。1人で{ $made }点を取ることはありません。
       *[no] できません。全員で{ $total }点になるはずですが、{ $made }点です。
    }
trick-take = ラウンドごとに、それぞれが取った点を入力します。0点も入力し、最後の1人で点をつけます。
    .name = 取った点
    .words = 取った点
    .ok = { $last ->
        [cannot] { $points }点を入力し、このラウンドの点が決まりました。でも、札をどう分けてもこの点にはなりません。♠Qがないか、同じ札を2回数えています。
       *[no] { $points }点を入力しました。
    }

trick-no-play = カードを配り、渡してから、ラウンドが終わるまで出します。
    .name = 出すときではない
    .no = { $phase ->
        [pass] できません。先に全員がカードを渡します。
        [count] できません。ラウンドは終わり、点を数えています。
       *[other] できません。先にカードを配ります。
    }
trick-turn = 前のトリックを取った人から始め、時計回りに1枚ずつ出します。
    .name = 次に出す人
    .why = { $turn ->
        [none] このラウンドに入っていない席です
       *[other] { $turn }さんの番でした
    }
    .no = { $turn ->
        [none] できません。この席はこのラウンドに入っていません。
       *[other] できません。{ $turn }さんの番です。
    }
trick-single = 1つのトリックに1枚ずつ出します。
    .name = 1枚ずつ
    .words = 2枚
    .no = できません。一度に出すのは1枚です。
trick-card = どのカードも1枚ずつしかありません。2組で遊ぶときは2枚ずつです。
    .name = そこにあるカード
    .no = { $why ->
        [hand] できません。{ $card }はこの手札にありません。
        [pack] できません。{ $card }はこのテーブルでは使いません。
        [played] できません。{ $card }はもう出ました。
       *[elsewhere] できません。{ $card }はほかの人の手札にあります。
    }
trick-first-lead = 最初のトリックは、決まったカードから始めます。そのカードを持っている人が出します。ほかのカードでもよいテーブルもあります。
    .name = 最初のトリックの始め
    .why = { $why ->
        [holder] { $card }を持っている人が最初に出します
       *[card] 最初のトリックは{ $card }から始まります
    }
    .words = 最初の人 始める クラブの2 誰から 最初に出す人
    .no = { $why ->
        [holder] できません。{ $card }を持っている人から始めます。
       *[card] できません。最初のトリックは{ $card }から始めます。
    }
trick-follow = 台札と同じマークのカードがあれば、それを出します（フォロー）。なければ、何を出してもかまいません。
    .name = 台札のマークに従う
    .why = 台札は{ $suit }で、同じマークを出せました
    .words = 同じマーク フォロー
    .no = { $cards ->
        [none] できません。台札は{ $suit }で、この手札に{ $suit }が必ずあります。
       *[other] できません。台札は{ $suit }で、この手札に{ $cards }があります。
    }
trick-first-trick = 最初のトリックでは、ほかに出せるカードがあれば、点のカードは出せません。
    .name = 最初のトリック
    .why = 最初のトリックに{ $card }は出せません
    .words = 最初のトリック 点のカード
    .no = { $cards ->
        [none] できません。最初のトリックに{ $card }は出せません。ほかのカードが必ずあります。
       *[other] できません。最初のトリックに{ $card }は出せません。代わりに出せるのは{ $cards }です。
    }
trick-shut = ハートが一度出るまで、ハートからは始められません。ハートしかなければ始められます。
    .name = まだ始められないカード
    .why = まだ{ $card }からは始められませんでした
    .words = ハートブレイク 割れる
    .no = { $cards ->
        [none] できません。{ $card }からはまだ始められません。ほかのカードが必ずあります。
       *[other] できません。{ $card }からはまだ始められません。代わりに{ $cards }から始めます。
    }
trick-due = そう決めたテーブルでは、台札のマークがなくなったら、スペードのクイーンをすぐに出します。
    .name = 最初の機会に出す
    .no = { $cards ->
        [none] できません。いま出さなければならないカードが、この手札に必ずあります。
       *[other] できません。いまは{ $cards }を出します。
    }
trick-play = 台札と同じマークの、いちばん強いカードを出した人がトリックを取ります。切り札が出たら、いちばん強い切り札です。取った人が次のトリックを始めます。2組で遊ぶとき、同じカード2枚のどちらが強いか、または打ち消し合うかは、ハウスルールで決めます。
    .name = トリックを取る
    .words = 一番強いカード 取る
    .ok = { $full ->
        [yes] { $taker ->
            [none] 同じカードどうしが打ち消し合って、だれもトリックを取れませんでした。同じ人がもう一度始め、このカードは次のトリックを取る人のものです。
           *[other] { $taker }さんがトリックを取りました。{ $points ->
                [0] {""}
               *[other] { $points }点です。
            }
        }
       *[no] { $card }が出ました。
    }{ $opens ->
        [yes] これからはハートからも始められます。
       *[no] {""}
    }{ $proves ->
        [none] {""}
       *[other] つまり、{ $culprit }さんは第{ $proved }トリックで{ $shown }があるのに{ $proves }を出しました（リボーク）。{ $cost ->
        [0] {""}
       *[other] { $culprit }さんはこのラウンドで{ $cost }点を受けます。
    }
    }
    .open = { $full ->
        [yes] { $taker ->
            [none] 同じカードどうしが打ち消し合って、だれもトリックを取れませんでした。同じ人がもう一度始め、このカードは次のトリックを取る人のものです。
           *[other] { $taker }さんがトリックを取りました。{ $points ->
                [0] {""}
               *[other] { $points }点です。
            }
        }
       *[no] { $card }が出ました。
    }{ $opens ->
        [yes] これからはハートからも始められます。
       *[no] {""}
    }ほかのカードを出すべきだったかは、手札を見なければわかりません。{ $proves ->
        [none] {""}
       *[other] つまり、{ $culprit }さんは第{ $proved }トリックで{ $shown }があるのに{ $proves }を出しました（リボーク）。{ $cost ->
        [0] {""}
       *[other] { $culprit }さんはこのラウンドで{ $cost }点を受けます。
    }
    }
trick-look = 前のトリックは、次のトリックが取られるまで見られます。
    .name = 前のトリックを見る
    .words = 前のトリックを見る
    .ok = 前のトリックを見ます。
    .no = できません。見るトリックがありません。
trick-shows = 開いた手札は、みんなが知っているものになります。判定がはっきりし、前に出したカードが正しかったかもわかります。
    .name = 開いた手札
    .ok = { $proves ->
        [none] 手札を開きました。
       *[other] 手札を開きました。つまり、{ $culprit }さんは第{ $proved }トリックで{ $shown }があるのに{ $proves }を出しました（リボーク）。{ $cost ->
        [0] {""}
       *[other] { $culprit }さんはこのラウンドで{ $cost }点を受けます。
    }
    }
    .no = { $why ->
        [phase] できません。いまは手札を開きません。
        [card] できません。{ $card }がこの手札にあるはずはありません。
       *[count] できません。残っているカードを1枚ずつすべて言います。
    }

house-group-pass = カードを渡す

note-trick-to = { $to ->
    [none] このラウンドはカードを渡しません
    [left] 左隣に{ $cards }枚渡します
    [right] 右隣に{ $cards }枚渡します
    [across] 向かいに{ $cards }枚渡します
    [left2] 左の2人目に{ $cards }枚渡します
   *[right2] 右の2人目に{ $cards }枚渡します
}
note-trick-pass = { $to ->
    [left] { $cards }枚を左隣に渡すところです
    [right] { $cards }枚を右隣に渡すところです
    [across] { $cards }枚を向かいに渡すところです
    [left2] { $cards }枚を左の2人目に渡すところです
   *[right2] { $cards }枚を右の2人目に渡すところです
}
note-trick-choose = { $seat }さんがラウンドの数え方を選びます
    .you = あなたがラウンドの数え方を選びます
note-trick-lies = { $suit ->
    [none] 第{ $trick }トリック：最初のカードが入力されていません
   *[other] 第{ $trick }トリック：台札は{ $suit }、{ $taker ->
        [none] 同じカードが打ち消し合っています
       *[other] いま{ $taker }さんがトップ
    }
}
    .you = { $suit ->
        [none] 第{ $trick }トリック：最初のカードが入力されていません
       *[other] 第{ $trick }トリック：台札は{ $suit }、いまあなたがトップ
    }
note-trick-pool = だれも取れず、次のトリックに回るカード：{ $cards }
note-trick-packs = トランプ2組をまぜて使います
note-trick-removed = { $first ->
    [yes] 先に{ $cards }を抜いておきます
   *[no] ここで{ $cards }を抜きます
}
note-trick-put-back = ここで{ $cards }を戻します
note-trick-opener = { $card }を持っている人から始めます
note-trick-alone = ここまでの点はすべて{ $seat }さんが取りました
    .you = ここまでの点はすべてあなたが取りました
note-trick-revoke = { $seat }さんのリボーク（第{ $trick }トリック）：{ $card }を出しましたが、{ $shown }がありました{ $cost ->
    [0] {""}
   *[other] 。{ $cost }点を受けます
}
    .you = あなたのリボーク（第{ $trick }トリック）：{ $card }を出しましたが、{ $shown }がありました{ $cost ->
        [0] {""}
       *[other] 。{ $cost }点を受けます
    }
note-trick-revoke-said = { $seat }さんのリボーク（第{ $trick }トリック）{ $cost ->
    [0] {""}
   *[other] ：{ $cost }点を受けます
}
    .you = あなたのリボーク（第{ $trick }トリック）{ $cost ->
        [0] {""}
       *[other] ：{ $cost }点を受けます
    }
revoke-others = { $several ->
    [yes] リボークしていない人は0点
   *[no] ほかの人は0点
}
came-revoke = { $seat }さんのリボーク（第{ $trick }トリック）：{ $card }を出しましたが、{ $shown }がありました。{ $points }点を受け、{ revoke-others }
    .you = あなたのリボーク（第{ $trick }トリック）：{ $card }を出しましたが、{ $shown }がありました。{ $points }点を受け、{ revoke-others }
came-revoke-said = { $seat }さんのリボーク（第{ $trick }トリック）：{ $points }点を受け、{ revoke-others }
    .you = あなたのリボーク（第{ $trick }トリック）：{ $points }点を受け、{ revoke-others }
part-revoke = リボーク（第{ $trick }トリック）：{ $card }を出しましたが、{ $shown }がありました
part-revoke-said = リボーク（第{ $trick }トリック）
part-others-revoke = { $seats }さんのリボーク：ほかの点は数えません
part-taken = 取ったカード
note-trick-unnamed = 入力していないカードがあります。それぞれが取った点を入力します
note-trick-leads = 第{ $trick }トリック：{ $seat }さんから
    .you = 第{ $trick }トリック：あなたから
note-trick-trump = 切り札：{ $suit }
note-trick-shut = { $open ->
    [yes] { $suit ->
        [none] もう点のカードから始められます
       *[other] もう{ $suit }から始められます
    }
   *[no] { $suit ->
        [none] 点のカードからはまだ始められません
       *[other] { $suit }からはまだ始められません
    }
}
ask-keep-scores-now = このラウンドから点数だけ入力
ask-trick-open = { $itself ->
    [yes] { $card }を持っている人がそれを出します
   *[no] { $card }を持っている人から始めます
}
ask-trick-play = { $suit ->
    [none] { $shut ->
        [none] どのカードから始めてもかまいません
       *[other] 始めのカード。{ $shut }は、それしかないときだけ
    }
   *[other] { $barred ->
        [yes] { $suit }を出します。なければ点のカード以外
       *[no] { $suit }を出します。なければどれでも
    }
}
ask-trick-show = 手札を開く
ui-passed = 渡した
ui-passes-to = → { $name }
ui-led = 台札
ui-winning = いまトップ
ui-took = 取った
ui-last-trick = 前のトリック
ui-last-trick-of = 第{ $trick }トリック：{ $taker ->
    [none] だれも取れませんでした
   *[other] { $taker }さんが取りました
}
ui-so-far = { $total }点、このラウンド{ $points }点
ui-tricks = { $tricks }トリック
ask-trick-pass = { $to }さんに{ $cards }枚渡す
ask-trick-pass-hidden = { $cards }枚渡した
ask-trick-pass-all = 全員渡した
ask-trick-rest = 残りは点にならない
ask-trick-choose = { $how ->
    [add] ほかの人に足す
   *[subtract] 自分の点から引く
}
tally-sum = 合計{ $made }点です。{ $total }点になるはずです。
tally-cards-cannot = 札をどう分けても、この点にはなりません。♠Qの点を持つ人がいないか、同じ札を2回数えています。
tally-nobody = だれが取りましたか？ { $box }
tally-took = { $seat }さんには点があるので、トリックを取っています。

word-passed = 全員渡した
word-rest = 残りは点にならない
word-add = ほかの人に足す
word-subtract = 自分の点から引く


story-gives = { $cards ->
    [none] { $who }さんが{ $count }枚渡しました
   *[other] { $who }さんが{ $cards }を渡しました
}
    .you = { $cards ->
        [none] { $count }枚渡しました
       *[other] { $cards }を渡しました
    }
story-takes = { $points ->
    [none] { $who }さんはトリックを1つも取りませんでした
   *[other] { $who }さんは{ $points }点でした
}
    .you = { $points ->
        [none] トリックを1つも取りませんでした
       *[other] { $points }点でした
    }
story-looks = { $who }さんが前のトリックを見ました
    .you = 前のトリックを見ました
pass-left = 左隣
pass-right = 右隣
pass-across = 向かい
pass-left2 = 左の2人目
pass-right2 = 右の2人目
revoke-none = なし
pass-none = なし
unreadable-lying-full = まだ終わっていないトリックにあるカードは、多くても{ $most }枚です。
unreadable-lying-turn = だれの番かも書いてください。トリックのカードは、すぐ前の人たちが出したものです。
unreadable-lying-card = { $card }はこのトリックに置けません。{ $why ->
        [pack] このテーブルでは使わないカードです。
        [twice] 2度書かれています。
       *[played] 前のトリックで出ています。
    }
unreadable-lying-hand = { $card }がトリックにも{ $name }さんの手札にも書かれています。あるのはどちらか一つです。
unreadable-lying-led = 台札は{ $card }なので、台札のマークは{ $suit }です。
unreadable-lying-broken = トリックに{ $card }があるので、もうハートから始められます。
unreadable-taken-broken = この点数は、ハートをブレイクするカードなしには取れません。もうハートから始められます。
unreadable-lying-seat = { $name }さんはこのトリックにもう出したので、ほかの人の番です。
unreadable-lying-phase = トリックにカードがあるのは、カードを出している間だけです。配る、渡す、数える間にはありません。
