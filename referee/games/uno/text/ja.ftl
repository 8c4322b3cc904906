### 日本語: UNOだけの文。

game-uno = UNO
    .about = 色か数字か記号を合わせて出し、最後の1枚で「ウノ」と宣言します。あやしいワイルドドロー4にはチャレンジ。

preset-uno-official = 公式ルール
    .about = 一般的な公式ルール。1枚ずつ出し、ドロー返しはなく、500点まで競います。
preset-uno-local = ローカルルール
    .about = 子どものころのルール。ドロー返し、まとめ出し、記号あがり禁止、最後の一人まで続けます。
preset-uno-mattel = マテルの説明書
    .about = 説明書で違うところ。ワイルドドロー4は色だけを見て、見破られても場に残ります。
preset-uno-kids = 小さい子供と
    .about = ドロー系カードを抜き、最初は数字カード、先に3回勝った人の勝ちです。
preset-uno-pokemon = ポケットモンスター
    .about = ルールは普通のUNO。イラストだけが違います。
preset-uno-flip = フリップ
    .about = 両面カードです。フリップですべてを裏返し、闇の面はもっと強力です。
preset-uno-hanpanee = ハンパねぇ!
    .about = ドロー返しが公式で、手札も入れ替わります。25枚でゲームオーバーです。
preset-uno-attack_extreme = アタック エクストリーム
    .about = 何枚出てくるかは機械しだい。0枚のことも、大量のこともあります。
preset-uno-mario = スーパーマリオ
    .about = 無敵のカード2枚がドローカードを跳ね返します。白いワイルド2枚には自分たちのルールを書きます。
preset-uno-disney100 = ディズニー100
    .about = ワイルド ミッキームービー：映画の名前を言います。次の人は登場人物を4人答えるか、4枚引きます。


## ルール

uno-wild4 = ワイルドドロー4は、ほかに出せるカードがないときのカードです。フリップではワイルド ドロー2とワイルド ドローカラーがそうです。反則で出すこともでき、出された人はチャレンジできます。
    .name = ワイルドドロー
    .words = ドロー4 プラス4 反則 ほかに出せるカード
    .ok = できます。手札にほかに出せるカードはありません。
    .no = できません。{ $card }を出せます。
    .open = { $doubt ->
        [yes] ほかに出せるカードがあったかどうかは、手札を見ないとわかりません。出された人はチャレンジできます。
       *[no] ほかに出せるカードがあったかどうかは、手札を見ないとわかりません。
    }

uno-challenge = こうしたカードを出された人だけが、引く前にチャレンジできます。重ねられたものにはできません。
    .name = チャレンジ
    .words = チャレンジ 疑う コール
    .ok = { $empty ->
        [yes] チャレンジされた{ $seat }さんは手札がもうないので、ほかに出せるカードもありませんでした。チャレンジした人は2枚多く引きます。
       *[no] { $seat }さんはチャレンジされました。手札をチャレンジした人だけに見せます。
    }
    .no = { $allowed ->
        [yes] { $turn ->
            [none] できません。いまチャレンジするものはありません。
           *[other] できません。この人がいまチャレンジできるものはありません。{ $turn }さんの番です。
        }
       *[no] できません。このテーブルではチャレンジできません。
    }

uno-shows = チャレンジされた人は、残りの手札をすべて、チャレンジした人だけに見せます。
    .name = 手札の公開
    .words = 手札を公開 見せる
    .ok = { $guilty ->
        [yes] { $seat }さんにはほかに出せるカードがありました。{ $until ->
            [yes] 反則なので、その色が出るまで引きます。
           *[no] 反則なので{ $cards }枚引きます。
        }{ $how ->
            [stay_and_draw4] { $card }は場に残ります。
            [return_draw4_and_replay] { $card }は手札に戻り、別のカードを出します。
           *[return_and_draw4] { $card }は手札に戻ります。
        }
       *[no] { $seat }さんにはほかに出せるカードがありませんでした。チャレンジした人は2枚多く引きます。
    }
    .no = { $hand ->
        [none] できません。この手札はチャレンジされていません。
       *[other] できません。手札を見せるのはチャレンジされた人で、{ $hand }枚すべてを見せます。
    }

uno-finds = または、手札を見た結果をチャレンジした人が言います。
    .name = 確認の結果
    .words = チャレンジの結果
    .ok = { $guilty ->
        [yes] { $seat }さんにはほかに出せるカードがありました。{ $until ->
            [yes] 反則なので、その色が出るまで引きます。
           *[no] 反則なので{ $cards }枚引きます。
        }{ $how ->
            [stay_and_draw4] { $card }は場に残ります。
            [return_draw4_and_replay] { $card }は手札に戻り、別のカードを出します。
           *[return_and_draw4] { $card }は手札に戻ります。
        }
       *[no] { $seat }さんにはほかに出せるカードがありませんでした。チャレンジした人は2枚多く引きます。
    }
    .no = { $turn ->
        [none] できません。決着をつけるチャレンジはありません。
       *[other] できません。この人が決着をつけるチャレンジはありません。{ $turn }さんの番です。
    }

uno-cut = 最初に全員が1枚ずつ引きます。数字のいちばん大きい人が親で、記号カードは0、同じなら引き直します。
    .name = 親決め
    .words = 親を決める 最初の人 大きい数字
    .ok = { $card }は親決めでは{ $number }です。
    .no = { $start ->
        [high_card] できません。親決めで引くのは、最初のラウンドの前に一人一度です。
       *[other] できません。このテーブルでは親決めにカードを引きません。
    }


## UNO系のルールを、UNOのカードの言葉で

uno-shed-starter = 親が最初のカードをめくります。ほかの人への効果は、親が出したのと同じです。
    .name = 最初のカード
uno-shed-several = 何枚かをまとめて出せるのは、ハウスルールで決めた形だけです。同じ数字、同じ記号、連番などです。連番は最初の1枚が合っていなければならず、最後の1枚だけが効きます。
    .name = まとめて出す
uno-shed-suit = 宣言された色は、次のカードが重なるまで変わりません。途中でだれかが引いても同じです。
    .name = 宣言された色
uno-shed-match = いちばん上のカードと色か数字か記号が同じカードを出せます。
    .name = 色か数字か記号
uno-shed-call = 色を決められるカードを出したら、決めた色を言います。
    .name = 色の宣言
uno-shed-caller = 色を決めるのはカードを出した人で、次の人が動く前に一度だけです。ワイルド カラールーレットでは次の人が決めます。
    .name = 色を決める人


## ハウスルール

house-no-draw-cards = ドロー系カードを抜いているので、「{ $key }」に意味はありません。
house-most-players = 「{ $other }」が「{ $value }」のときは、{ $players }人まで遊べます。

house-deck = デッキ
    .ask = どのデッキですか。
    .v108 = 108枚
    .v112 = 112枚、シャッフルワイルドと白いワイルド入り
house-start = 始める人
    .ask = だれから始めるかをどう決めますか。
    .high-card = 数字の大きい人が親
    .rps = じゃんけん
    .youngest = 年齢の低い子
house-first-card = 最初の1枚
    .ask = 最初の1枚が数字カードでなかったら、どうしますか。
    .official = そのまま処理する
    .numbers-only = めくり直す
house-reshuffle = 山札が切れたら
    .ask = どの捨て札が新しい山札になりますか。
    .keep-top = いちばん上のほか全部
    .all = すべて
house-edition = シリーズ
    .ask = どのUNOですか。
    .standard = 普通のUNO
    .pokemon = ポケットモンスター
    .flip = フリップ
    .hanpanee = ハンパねぇ!
    .attack-extreme = アタック エクストリーム
    .mario = スーパーマリオ
    .disney100 = ディズニー100
house-kids = 小さい子供と
    .ask = 小さい子供と遊びますか。
    .true = はい、ドロー系なし
    .false = いいえ
house-draw-rule = 引く枚数
    .ask = 出せないとき、何枚引きますか。
    .words = 引き続ける 出るまで引く 何枚も
    .one = 1枚
    .until-match = 出せるまで
house-drawn-draw-card = 引いたドローカード
    .ask = 引いたばかりのドロー系カードを出せますか。
    .allowed = 出せる
    .forbidden = 出せない
house-seven-zero = 7と0
    .ask = 7で手札を交換し、0で全員の手札を回しますか。
    .words = セブンゼロ 7-0 手札交換 手札を回す 交換
    .true = する（7-0ルール）
    .false = しない
house-run-colour = 連番の色
    .ask = 連番は同じ色でなければなりませんか。
    .same = 同じ色
    .any = 何色でも
house-stack-d2-d2 = ドロー2にドロー2
    .ask = ドロー2をドロー2で返せますか。
    .words = 重ねる プラス2 +2 返す 累積
    .off = いいえ
    .on = はい
house-stack-w4-on-d2 = ドロー2にドロー4
    .ask = ドロー2をワイルドドロー4で返せますか。
    .words = 重ねる プラス4 +4 +2 累積
    .off = いいえ
    .on = はい
house-stack-w4-w4 = ドロー4にドロー4
    .ask = ワイルドドロー4をワイルドドロー4で返せますか。
    .words = 重ねる プラス4 +4 累積
    .off = いいえ
    .on = はい
house-w4-timing = ドロー4を出すとき
    .ask = ワイルドドロー4はいつ出せますか。
    .official = ほかに出せないとき
    .any = いつでも
house-w4-legality = ほかに出せるカード
    .ask = ほかに出せるカードとは何ですか。
    .any-playable = 出せるカードすべて
    .colour-only = 同じ色のカードだけ
house-challenge = チャレンジ
    .ask = ワイルドドロー4にチャレンジできますか。
    .words = ブラフ うそ +4
    .on = はい
    .off = いいえ
house-challenge-success = チャレンジ成功
    .ask = 反則が見つかったら、どうなりますか。
    .return-and-draw4 = 手札に戻して4枚
    .stay-and-draw4 = 場に残して4枚
    .return-draw4-and-replay = 戻して4枚、出し直し
house-uno-window = 宣言忘れの指摘
    .ask = 「ウノ」の言い忘れはいつまで指摘できますか。
    .words = ウノ 言い忘れ
    .next-discard = 次の人が捨てるまで
    .next-turn = 次の番が始まるまで
house-multi-out-needs-uno = まとめて上がる
    .ask = まとめて出して上がるときも「ウノ」と言いますか。
    .true = はい
    .false = いいえ
house-false-uno = まちがった指摘
    .ask = まちがった指摘にペナルティはありますか。
    .v0 = なし
    .v2 = 2枚
house-last-symbol-penalty = 最後に残った記号
    .ask = 最後の1枚が数字カードでなかったら、どうしますか。
    .off = 何もない
    .on = 2枚引く
house-symbol-out = 記号あがり
    .ask = 記号カードで上がれますか。
    .words = 最後のカード あがり
    .allowed = 上がれる
    .forbidden = 上がれない
house-wins = 勝ちの回数
    .ask = 何回勝ったらゲームの勝ちですか。
    .off = 点数で決める
    .unit = { $n }回
house-wild-special-points = 特別なワイルドの点
    .ask = シャッフルワイルドと白いワイルドは何点ですか。
    .v40 = 40点
    .v50 = 50点
