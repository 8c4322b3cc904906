### 日本語: UNO系のほかのゲームがワンのルールに足すもの。

shed-drawn = 引いたカードをすぐに出せるときは、そのカードだけを出せます。手札のほかのカードは出せません。
    .name = 引いたカードだけ
    .words = 引いたカード 別のカード すぐ出す
    .no = { $waits ->
        [yes] できません。ここでは、引いたばかりのドローカードは同じ番に出せません。{ $cards }は次の番から出せます。
       *[no] できません。{ $drawn }を引いたので、出せるのはそれだけです。{ $cards }は出せません。
    }

shed-drawn-once = 引いたあとは、そのカードを出すか、パスします。出せるカードが出るまで引くときは、出たところで止めます。
    .name = もう引いた
    .words = 何枚も引く 引き続ける
    .no = { $until ->
        [yes] できません。{ $drawn }を引いて、最後の1枚が出せます。それを出してください。
       *[no] できません。{ $drawn }をもう引きました。そのカードを出すか、パスしてください。
    }

shed-must-play = 自由に引けないテーブルでは、出せるときは必ず出します。出せたかどうかは、手札を見せないとわかりません。
    .name = 出せるなら出す
    .words = 出せるのに出さない 必ず出す
    .no = できません。手札の{ $card }を出せます。ここでは、出せるときは引けません。
    .open = { $cards }枚引きました。出せるカードがあったかどうかは、手札を見ないとわかりません。
shed-blocked = 引くカードがなく、全員が続けてパスしたら、そのラウンドは行き詰まりで終わります。手札か点がいちばん少ない人の勝ちです。ハウスルールによっては、だれの勝ちにもなりません。
    .name = だれも出せない
    .ok = { $how ->
        [count] だれも出せず引けないので、ラウンドはここまでです。手札を数えて、点がいちばん少ない人の勝ちです。
        [cards] だれも出せず引けないので、ここまでです。手札がいちばん少ない人の勝ちです。
       *[none] だれも出せず引けないので、ここまでです。だれの勝ちでもありません。
    }

shed-one-stock = 捨て札を山札に戻さないテーブルもあります。山札がなくなったら、出せない人はパスします。
    .name = 山札は1回だけ
    .no = できません。ここでは捨て札を山札に戻しません。出せないときはパスしてください。

shed-last-card = 最後の1枚にできないカードがあります。
    .name = 最後に出せないカード
    .why = ここでは{ $card }であがれません
    .words = 最後の1枚 あがり 上がれない
    .no = できません。ここでは{ $card }であがれません。最後の1枚は、ほかのカードにします。
shed-jump-in = ハウスルールで決めていれば、番でなくても、いちばん上とまったく同じカードを出して割り込めます。続きはその人からです。攻撃を受けているときは、そのカードで返せることも必要です。
    .name = 割り込み
    .ok = { $before ->
        [yes] 同時だったので、番だった人が先です。{ $cards }を出したことになります。
       *[no] { $cards }はいちばん上とまったく同じカードです。ここから続けます。
    }
shed-four = 同じ数字が4枚そろったら、すぐにあがりになるテーブルもあります。4枚を見せて言います。だれも手札を見ていなければ、テーブルで決めます。
    .name = 同じ数字4枚
    .ok = 同じ数字が4枚そろったので、あがりです。
    .no = { $now ->
        [yes] できません。この手札には同じ数字が4枚ありません。
       *[no] できません。言えるのはラウンドの途中だけです。
    }
    .open = 同じ数字4枚をテーブルで確かめたら、あがりです。

shed-direction = 始める人（ふつうは前に勝った人）が回る向きを決めるテーブルもあります。だれも動かないうちに決めます。
    .name = 向きを決める
    .ok = { $direction ->
        [left] 左回り
       *[right] 右回り
    }で進みます。
    .no = できません。向きを決めるのは始める人だけで、だれも動かないうちです。

shed-colour = カラージョーカーは赤いカード、白黒ジョーカーは黒いカードの上にだけ出せます。ほかのジョーカーの上には、どちらも出せます。
    .name = ジョーカーの色
    .why = { $suit }の上には出せないカードでした
    .words = 色つきジョーカー 赤 黒
    .ok = { $top ->
        [none] 有効です。{ $cards }を出せます。
       *[other] 有効です。{ $cards }は{ $top }の上に出せます。
    }
    .no = できません。{ $cards }は同じ色か、ほかのジョーカーの上にだけ出せます。いまは{ $top }で、{ $suit }です。

shed-caller = マークや色を決めるのは、カードを出した人です。次の人が動く前に一度だけです。
    .name = 決める人
    .words = 色を決める マークを言う 指定 宣言 ハート スペード ダイヤ クラブ
    .no = { $seat ->
        [none] { $coloured ->
            [yes] できません。いま色は決められません。{ $suit ->
                [none] { "" }
               *[other] いまは{ $suit }です。
            }
           *[no] できません。いまマークは決められません。{ $suit ->
                [none] { "" }
               *[other] いまは{ $suit }です。
            }
        }
       *[other] { $late ->
            [yes] { $coloured ->
                [yes] できません。ほかの人が動いたので、色を決めるにはもう遅すぎます。
               *[no] できません。ほかの人が動いたので、マークを決めるにはもう遅すぎます。
            }
           *[no] { $coloured ->
                [yes] できません。色を決めるのは{ $seat }さんです。{ $suit ->
                    [none] { "" }
                   *[other] いまは{ $suit }です。
                }
               *[no] できません。マークを決めるのは{ $seat }さんです。{ $suit ->
                    [none] { "" }
                   *[other] いまは{ $suit }です。
                }
            }
        }
    }

shed-say = 手札が残り少なくなったら、ほかの人に言われる前に、次の人が動く前に宣言します。
    .name = 最後の宣言
    .words = 宣言 言う コール
    .ok = { $back ->
        [0] { $early ->
            [yes] すぐに出すカードに「{ $word }」が有効です。
           *[no] 「{ $word }」、間に合いました。
        }
       *[other] 「{ $word }」、同時でした。手札の持ち主の勝ちで、ペナルティカードは戻します。
    }
    .no = { $again ->
        [yes] 「{ $word }」はもう宣言しました。そのまま有効です。
       *[no] { $costs ->
            [0] いまの「{ $word }」は無効です。早すぎるか、もう遅すぎます。ペナルティはありません。
           *[other] いまの「{ $word }」は無効です。早すぎるか、もう遅すぎます。ここではペナルティカードを渡されることがあります。
        }
    }
    .open = { $back ->
        [0] { $early ->
            [yes] すぐに出して残りが決まった枚数になれば、「{ $word }」は有効です。
           *[no] 「{ $word }」、間に合いました。
        }
       *[other] 「{ $word }」、同時でした。じゃんけんで決めます。負けたらこの記録を取り消してください。
    }

shed-catch = 宣言を忘れた人は、ほかの人に先に言われたら、ペナルティとしてカードを引きます。
    .name = 言い忘れ
    .words = 言ってない 言い忘れ 宣言忘れ 指摘
    .ok = { $machine ->
        [yes] { $seat }さんは宣言しなかったので、ボタンを{ $cards }回押し、出てきた枚数を入れます。
       *[no] { $cards ->
            [0] { $seat }さんは宣言しませんでしたが、カードが残っていないので引きません。
           *[other] { $seat }さんは宣言しなかったので、{ $cards }枚引きます。
        }
    }
    .no = { $call ->
        [yes] { $why ->
            [self] できません。自分を指摘することはできません。
            [away] できません。{ $seat }さんはこのラウンドにいません。
            [caught] できません。{ $seat }さんは記録{ $line }番でもう指摘されています。
            [said] できません。{ $seat }さんは記録{ $line }番で宣言しています。
            [round] できません。いまはラウンドの途中ではありません。
            [more] できません。宣言するのは残り{ $at }枚のときで、{ $seat }さんにはまだ{ $hand }枚あります。
            [late] できません。もう間に合いません。記録{ $line }番でほかの人が動いています。
           *[none] できません。いま{ $seat }さんが宣言することはありません。
        }{ $costs ->
            [0] ペナルティはありません。
           *[other] まちがって指摘すると、カードを引かされることがあります。
        }
       *[no] できません。このテーブルに宣言はないので、{ $seat }さんは引きません。
    }
    .open = { $tie ->
        [yes] どちらが先か、はっきりしません。
       *[no] { $seat }さんの手札の枚数が入力されていません。
    }{ $cards ->
        [0] { none-left }
       *[other] { $seat }さんが{ $cards }枚引き、取り消されなければそのままです。
    }

shed-closes = 最後のカードで宣言を忘れても、次の人が動くまでにだれも指摘しなければ、あがりになります。それでラウンドが終わるときは、次の人のカードは出すことも引くこともありません。
    .name = 宣言せずにあがり
    .words = 気づかない 言い忘れ 指摘なし 遅すぎる ラウンド終了
    .ok = { $over ->
        [yes] だれも{ $seat }さんを指摘しませんでした。{ $seat }さんのあがりで、ゲームは終わりです。もうカードを出すことも引くこともありません。
       *[no] だれも{ $seat }さんを指摘しませんでした。{ $seat }さんのあがりで、ラウンドは終わりです。もうカードを出すことも引くこともありません。
    }

shed-pressed = 機械がカードを出す遊びでは、宣言を忘れた人が、だれの番でもボタンを2回押し、全部で何枚出たかを入れます。
    .name = ボタンを押した
    .ok = { $cards ->
        [0] 1枚も出ませんでした。
       *[other] { $cards }枚出ました。
    }

shed-heavy = ハウスルールによっては、最後に残った1枚が数字カードでなければ、さらに2枚引きます。そのカードを知っているのは本人だけです。
    .name = 最後が数字でない
    .words = 最後の1枚 記号 ペナルティ
    .open = 最後に残った1枚が数字カードでないので、{ $cards }枚引きました。

shed-turned-back = 最初の1枚にならないカードは戻して、別のカードをめくります。
    .name = 始められないカード
    .words = 最初のカード 戻す めくり直す 数字カード以外
    .no = できません。{ $card }では始められません。山札に戻して、別のカードをめくってください。

house-group-several = まとめて出す
house-group-attack = 攻撃と防御
house-group-joker = ジョーカー
house-group-call = 最後の宣言

house-joker-over-limit = { $cards }枚のジョーカーは、上限の{ $limit }枚を必ず超えます。{ $limit }枚までにしてください。
house-spade-ace-over-limit = { $cards }枚の♠Aは、上限の{ $limit }枚を必ず超えます。{ $limit }枚までにしてください。
house-hand-over-limit = 最初に{ $hand }枚配ると、始めから上限の{ $limit }枚を超えます。
house-spade-ace-colour = ジョーカーを同じ色の上にだけ出すルールでは、♠Aでカラージョーカーを止められません。
house-powerless = { $rank }に効果がなければ、「{ $key }」に意味はありません。
house-no-runs = 連番を出さなければ、「{ $key }」に意味はありません。

ask-onecard = ワンカード！
ask-page-one = ページワン！
ask-last-card = ラストカード！
ask-stop = ストップ！
place-nth = { $place }位
quoted-word = 「{ $word }！」
beside-said = { quoted-word }
beside-idle = { quoted-word }と言いましたが、いま宣言するところではありません
beside-out = { $place ->
    [none] { $seat }さんがあがりました
   *[other] { $seat }さんがあがりました：{ place-nth }
}
    .you = { $place ->
        [none] あがりました
       *[other] あがりました：{ place-nth }
    }
beside-bust = { $place ->
    [none] { $seat }さんは破産です（{ $cards }枚）。手札は山札に混ぜます
   *[other] { $seat }さんは破産です（{ $cards }枚）：{ place-nth }。手札は山札に混ぜます
}
    .you = { $place ->
        [none] 破産です（{ $cards }枚）。手札を山札に混ぜてください
       *[other] 破産です（{ $cards }枚）：{ place-nth }。手札を山札に混ぜてください
    }
beside-mercy = { $place ->
    [none] { $seat }さんはゲームオーバーです（{ $cards }枚）。手札は山札に混ぜます
   *[other] { $seat }さんはゲームオーバーです（{ $cards }枚）：{ place-nth }。手札は山札に混ぜます
}
    .you = { $place ->
        [none] ゲームオーバーです（{ $cards }枚）。手札を山札に混ぜてください
       *[other] ゲームオーバーです（{ $cards }枚）：{ place-nth }。手札を山札に混ぜてください
    }
beside-take-each = { $all ->
    [yes] ほかの全員が1枚ずつ引きます
   *[no] { $count ->
        [1] { $seats }さんが1枚引きます
       *[other] { $seats }さんが1枚ずつ引きます
    }
}
    .you = { $all ->
        [yes] あなたも、ほかの全員も1枚ずつ引きます
       *[no] { $count ->
            [1] あなたが1枚引きます
           *[other] あなたと{ $seats }さんが1枚ずつ引きます
        }
    }
beside-bluff = { $back ->
    [0] { $seats }さんは{ $cards }枚引きます
    [1] { $seats }さんは{ $card }を手札に戻し、{ $cards }枚引きます
   *[other] { $seats }さんは{ $back }枚を手札に戻し、{ $cards }枚引きます
}
    .you = { $back ->
        [0] { $cards }枚引いてください
        [1] { $card }を手札に戻し、{ $cards }枚引いてください
       *[other] { $back }枚を手札に戻し、{ $cards }枚引いてください
    }
note-lost = { $seat }さんが最下位です
    .you = あなたが最下位です
beside-last = { $seat }さんが残りました：{ place-nth }
    .you = あなたが残りました：{ place-nth }
beside-blocked = だれも出せず引けないので、ここまでです
word-onecard = ワンカード
word-page-one = ページワン
word-last-card = ラストカード
word-stop = ストップ

house-multi = まとめて出す
    .ask = 何をまとめて出せますか？
    .words = 重ねる 重ね出し 同じ数字 階段 ストレート
    .off = 1枚ずつ
    .set = 同じ数字
    .run = 連番
    .both = 同じ数字と連番
    .pair = まったく同じ数字カード
    .rank = 同じ数字
    .symbol = 同じ記号
    .all = すべて

card-coloured = { $suit }の{ $rank }
card-W = ワイルド
card-W4 = ワイルドドロー4
card-WS = シャッフルワイルド
card-WX = 白いワイルド
suit-R = 赤
suit-Y = 黄
suit-G = 緑
suit-B = 青
rank-0 = 0
rank-1 = 1
rank-skip = スキップ
rank-reverse = リバース
rank-draw2 = ドロー2
    .words = ドローツー, ドロー二, プラス2, プラスツー, +2
rank-joker = ジョーカー
    .words = ババ, ジョーカ
rank-wild = ワイルド
rank-wild4 = ドロー4
    .words = ワイルドドロー4, ワイルドドローフォー, ドロー4, ドローフォー, プラス4, プラスフォー, +4
rank-shuffle = シャッフル
rank-invincible = 無敵
rank-movie = ミッキー
rank-blank = 白ワイルド
word-uno = ウノ
ask-uno = ウノ！

story-challenges = { $who }さんがチャレンジしました
    .you = チャレンジしました
story-shows = { $who }さんが手札を見せました
    .you = 手札を見せました
story-finds = { $guilty ->
    [yes] { $who }さんは反則を確認しました
   *[no] { $who }さんは反則がないことを確認しました
}
    .you = { $guilty ->
        [yes] 反則を確認しました
       *[no] 反則がないことを確認しました
    }
story-cuts = { $who }さんが親決めで{ $card }を引きました
    .you = 親決めで{ $card }を引きました
ask-colour = 色を決める
ask-cut = 親決めで引いたカード
ask-catch-call = 言い忘れ
ask-forgot = { $seat }さん、言い忘れ！
ask-challenge = チャレンジ
ask-guilty = 出せるカードがあった（反則）
ask-innocent = 出せるカードはなかった
ask-shows = { $turn }さんに手札を全部見せる
note-names = { $coloured ->
    [yes] { $seat }さんが色を決めます
   *[no] { $seat }さんがマークを決めます
}
    .you = { $coloured ->
        [yes] あなたが色を決めます
       *[no] あなたがマークを決めます
    }
note-deal-cards = 第{ $round }ラウンド：{ $dealer }さんが{ $cards }枚ずつ配ります
    .you = 第{ $round }ラウンド：あなたが{ $cards }枚ずつ配ります
note-cut = 1枚ずつ引いて、いちばん大きい人が親です。まだ引いていない人：{ $seats }さん
note-challenge = { $turn }さんは引く前に、{ $seat }さんの{ $card }にチャレンジできます
note-shows = { $turn }さんが{ $seat }さんにチャレンジしました。手札を見るのは{ $turn }さんだけです。画面で見せても、実物を見せてもかまいません

shed-bounce = 攻撃を跳ね返すカードがあります。攻撃した人がその場でカードを引き、ゲームは続きます。
    .name = 跳ね返し
    .words = 跳ね返す 跳ね返し
    .ok = { $owed ->
       *[other] 有効です。{ $cards }で{ $owed }枚を跳ね返します。引くのは{ $seat }さんです。
    }

shed-text = 白いカードに書いたことは、そのカードが出たときに知らせます。審判が知っている文なら、審判がそのとおりに進めます。ほかはみんなで行います。
    .name = カードに書いたこと
    .ok = 有効です。{ $cards }：「{ $written }」
    .open = { $cards }：「{ $written }」みんなで行ってください。引いたり捨てたりした人はそのまま入力するか、「状態を合わせる」で枚数を直してください。

shed-drop = ほかの人がワイルドカードを全部捨てるカードが出たら、みんな、次に自分がカードを出すまでに、どれを捨てるかを言います。
    .name = ワイルドを捨てる
    .ok = 有効です。{ $card }を捨てます。
    .no = { $waits ->
        [yes] できません。{ $card }はここで捨てられるワイルドカードではありません。捨てるのはワイルドカードだけです。
       *[no] できません。いまこの人が{ $card }を捨てるカードは出ていません。
    }

shed-done = カードのとおりにできた人は、引かなくてかまいません。できたかどうかは、みんなで決めます。
    .name = カードのとおりにできた
    .no = { $turn ->
        [none] できません。いまは、カードのとおりにすることがありません。
       *[other] できません。いま、この人にはカードのとおりにすることがありません。{ $turn }さんの番です。
    }
    .open = { $cards ->
       *[other] { $seat }さんはカードのとおりにできたので、{ $cards }枚を引きません。違うと思ったら異議を出し、みんなで投票してください。
    }

written-play-again = 自分がもう1度プレイできる
written-everyone-else-discards-all-wild-cards = 自分以外のプレイヤーはワイルドカードを全部捨てる
note-blank = 白いカード{ $number }：「{ $written }」
note-written = カードに書いたこと：「{ $written }」
note-asked = { $cards ->
   *[other] { $turn }さんはカードのとおりにするか、{ $cards }枚引きます
}
    .you = { $cards ->
       *[other] カードのとおりにするか、{ $cards }枚引きます
    }
ask-done = できた
ask-heavy = 最後の1枚が数字でないので2枚引く
ask-jump = { $card }で割り込む
ask-four = 同じ数字4枚！
ask-direction = { $direction ->
    [left] 左回りにする
   *[right] 右回りにする
}
ask-pressed = 言い忘れで出てきた枚数
ask-came = 出てきた枚数
ask-none-came = 1枚も出なかった
ask-drop = { $card }を捨てる
word-done = できました
card-WX2 = 白いワイルド2
card-WX3 = 白いワイルド3
card-WI = 無敵
card-WM = ワイルド ミッキームービー

house-packs = 組の数
    .ask = カードを何組混ぜますか？
    .unit = { $n }組
house-start-power = 最初のカードの効果
    .ask = 効果のあるカードが最初にめくれたら、どうしますか？
    .none = 何も起きない
    .apply = 効果どおり
    .reflip = めくり直す
house-new-stock = 山札が切れたら
    .ask = 山札がなくなったら、捨て札を混ぜて新しい山札にしますか？
    .true = する
    .false = しない。出せない人はパス
house-next-start = 次に始める人
    .ask = 次のゲームはだれから始めますか？
    .winner = 勝った人
    .loser = 負けた人
    .rps = じゃんけん
house-may-draw-freely = 自由に引く
    .ask = 出せるカードがあっても引けますか？
    .true = 引ける
    .false = 引けない
house-play-drawn = 引いたカード
    .ask = 引いたカードをすぐに出せますか？
    .true = 出せる
    .false = 次の番から
house-draw-until-playable = 出るまで引く
    .ask = 出せるカードが出るまで引きますか？
    .words = ずっと引く 出るまで
    .true = 出るまで
    .false = 1枚だけ
house-draw-limit = 引く枚数の上限
    .ask = 1回の番に何枚まで引いたら、パスになりますか？
    .off = 上限なし
    .unit = { $n }枚
house-illegal-penalty = 出しまちがい
    .ask = まちがって出したカードを戻すとき、ペナルティはありますか？
    .v0 = なし
    .v1 = 1枚
    .v2 = 2枚
house-end-mode = ゲームの終わり
    .ask = ゲームはいつ終わりますか？
    .first-out = だれかがあがったら
    .last-loser = 一人残るまで
    .scored = 目標の点数に届いたとき
house-points-to = 点をもらう人
    .ask = 手に残ったカードの点は、だれのものですか？
    .winner = 最初にあがった人が全部もらう
    .partners = 先にあがったチームが相手チームの分をもらう（味方は向かいの人）
    .holder = 持っている本人の失点。合計が少ない人の勝ち
    .knockout = 持っている本人の失点。目標の点になると脱落し、最後に残った人の勝ち
house-blocked = 行き詰まったら
    .ask = だれも出せず引けなくなったら、だれの勝ちですか？
    .lowest = 手札か点がいちばん少ない人
    .nobody = だれの勝ちでもない

shed-other-side = すべてを裏返したあとは、いちばん上のカードをだれかが言います。捨て札ごと裏返すので、いちばん下だったカードの裏の面です。
    .name = すべて裏返す
    .ok = いま場のカードは{ $card }です。合わせるだけで、効果はありません。
    .no = できません。いま使っている面に{ $card }はありません。
shed-trade-first = 手札を交換してから先へ進みます。
    .name = 先に交換
    .no = できません。先に{ $seat }さんが、だれと手札を交換するかを言います。
shed-trade = 手札を交換するカードを出した人が、相手を言います。
    .name = 手札の交換
    .words = 手札交換
    .ok = { $seat }さんと手札を交換します。
    .no = { $seat ->
        [none] できません。いま交換する手札はありません。
       *[other] できません。{ $seat }さんが、まだ残っているほかの人と交換します。
    }
shed-until = その色が出るまで引く攻撃もあります。何枚かまとめて出されたら、その枚数だけその色が出るまで引きます。
    .name = 色が出るまで引く
    .ok = { until-suit }が出るまで{ $cards }枚引きました。
    .no = { $times ->
        [1] できません。{ until-suit }が初めて出たところで止めます。
       *[other] できません。{ until-suit }が{ $times }回出たところで止めます。
    }
story-trades = { $who }さんが{ $whom }さんと手札を交換しました
    .you = { $whom }さんと手札を交換しました
    .to-you = { $who }さんと手札を交換しました
ask-trade = 手札を交換する相手
ask-other-side = いまの場のカード
ask-until = { until-suit }が出るまでに引いた枚数
note-turned = すべて裏返しました。いちばん上は何のカードですか？
note-trade = { $seat }さんはだれと手札を交換しますか？
    .you = だれと手札を交換しますか？
rank-draw1 = ドロー1
rank-draw4 = ドロー4
rank-draw5 = ドロー5
rank-everyone = 全員スキップ
rank-discard = 同色全捨て
rank-flip = フリップ
rank-wild2 = ドロー2
rank-wild4back = リバース ドロー4
rank-wild6 = ドロー6
rank-wild10 = ドロー10
rank-wildcolour = ドロー{ "\u200B" }カラー
rank-roulette = ルーレット
suit-p = ピンク
suit-t = 青緑
suit-o = オレンジ
suit-v = 紫
card-W2 = ワイルド ドロー2
card-W6 = ワイルド ドロー6
card-W10 = ワイルド ドロー10
card-WR4 = ワイルド リバース ドロー4
card-WC = ワイルド カラールーレット
card-w = 闇のワイルド
card-wc = ワイルド ドローカラー


## What cards do, as the rulebook lists it

does-attack = 次の人に{ $cards }枚引かせます。
does-ask = 次の人はカードのとおりにするか、{ $cards }枚引きます。
does-until = 次の人はその色が出るまで引きます。
does-double = たまった攻撃が2倍になります。なければ次の人が{ $cards }枚引きます。
does-skip = { $count ->
    [1] 次の人を飛ばします。
   *[other] 次の{ $count }人を飛ばします。
 }
does-carry = たまった攻撃を次の人へ送ります。
does-skip-others = ほかの人を全員飛ばします。
does-again = 出した人がもう一度出します。
does-reverse = 回る向きが逆になります。
does-return = たまった攻撃を前の人へ返します。
does-shield = { $stops ->
    [none] たまった攻撃がなくなります。
   *[other] { $stops }の攻撃を止めます。
}
does-bounce = たまった攻撃は攻撃した人が引きます。
does-back = 番が{ $count }人前に戻ります。向きはそのままです。
does-wish = { $coloured ->
    [yes] 次に合わせる色を宣言できます。
   *[no] 次に合わせるマークを宣言できます。
}
does-name = 次の人が色を決めます。
does-mix = 全員の手札を集め、切って配り直します。
does-drop = ほかの人は全員ワイルドを捨てます。
does-turn-over = 手札、捨て札、山札をすべて裏返します。
does-hand-on = 全員が手札を次の人へ渡します。
does-trade = 出した人がだれかと手札を交換します。
does-wild = どのカードの上にも出せます。

tally-first = { $several ->
    [yes] 点をもらうのは最初にあがった1人だけですが、何人かに点があります：{ $seats }さん
   *[no] 勝ったラウンドは1点です。
}
