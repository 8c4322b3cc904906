### プレー中の画面

ui-title = 審判
ui-home = 最初の画面へ
ui-waiting = テーブルの返事を待っています …
ui-not-live = つながっていません。表示が古いかもしれません。
ui-tap-lost = タップがテーブルに届きませんでした。もう一度お願いします。
ui-too-old = このブラウザは古いため、ここではプレイできません。iOS 15.4、Chrome 105、Firefox 121 以降が必要です。観戦はできます。メニューの「このスマホなしで続ける」を押すと、ほかの人のスマホから代わりに入力してもらえます。
ui-no-scripts = プレイにはJavaScriptが必要です。このページで有効にしてください。ほかの人のスマホから代わりに入力してもらうこともできます。
ui-does-not-fit = 合いません
ui-ten-seconds = 残り10秒です
ui-your-time-over = 時間切れです
ui-share = コード { $code }：QRを見せる
ui-acting-for = { $name }さんの代わり
ui-watching = 観戦中
ui-watch-phone = スマホ向けの表示
ui-story = 記録
ui-scores = 得点
ui-menu = メニュー
ui-clock = 残り秒数
ui-seats = 座っている人
ui-middle = 場
ui-acts = 入力できること
ui-your-turn = あなたの番
ui-to-cards = あなたの番です：カードに戻る
ui-turn-of = { $name }さんの番
ui-you-owe = { $by ->
    [none] { $owed }枚引きます
    [attack] { $owed }枚引くか、攻撃で返します
   *[any] { $owed }枚引くか、返します
}
ui-they-owe = { $by ->
    [none] { $owed }枚引きます
    [attack] { $owed }枚引くか、攻撃で返します
   *[any] { $owed }枚引くか、返します
}
ui-timeout = { $name }さんのタイムアウト
    .you = あなたのタイムアウト
ui-sits-out = 休み
ui-winner = { $count ->
   *[other] { $names }さんの勝ち
}
    .you = { $count ->
        [1] あなたの勝ち！
       *[other] あなたと{ $names }さんの勝ち！
    }
ui-ahead = { $gap }点リード
ui-level = 同点：{ $names }さん
ui-ends-at = 目標 { $points }点
ui-ends-after = { $rounds }ラウンドで終わり
ui-round-won = 第{ $round }ラウンドは{ $seat }さんの勝ち
    .you = 第{ $round }ラウンドはあなたの勝ち！
ui-round-out = 第{ $round }ラウンド：{ $seat }さんがあがりました
    .you = 第{ $round }ラウンド：あなたがあがりました！
ui-round = 第{ $round }ラウンド
ui-hand = { $cards }枚
ui-hand-unknown = ?枚
ui-aside = 別に{ $cards }枚
ui-dealer-mark = 親
ui-out-of-turn = 番でないのに出す
ui-times = まとめて出す枚数
ui-which-suit = マーク
ui-call-suit = { $coloured ->
    [yes] 色の宣言
   *[no] マークの宣言
}
ui-no-call = 宣言しない
ui-count-done = 合計を見る
ui-count-how = 残ったカードを選択
ui-count-cards = { $count }枚
ui-count-of = / { $held }枚
ui-count-sum = { $sum }点で記入
ui-preview = 先に見る
ui-enter-it = 入力する
ui-leave-it = やめる
ui-entered = { $what }
ui-why = なぜ？
ui-undo = 取り消す
ui-let-stand = そのまま認める
ui-close = 閉じる
ui-moved-on = 先に進んでいます：{ $what }。
ui-not-kept = 記録できませんでした。{ ui-file }
ui-not-read = いまは開けません。{ ui-file }
ui-file = { $why ->
    [full] 審判のパソコンのディスクがいっぱいです。空きを作ってから、もう一度お願いします。
    [locked] 審判のパソコンのほかのプログラムがファイルを使っています。少し待って、もう一度お願いします。
    [busy] ほかのプログラムが審判のデータベースを使っています。少し待って、もう一度お願いします。
    [read-only] 審判がファイルに書き込めなくなりました。審判のパソコンで書き込みを許可してから、もう一度お願いします。
    [damaged] 審判のファイルが壊れています。審判を終えて、最後のバックアップで始め直してください。
    [gone] 審判のファイルが削除されたか、移されました。元に戻すか、最後のバックアップで始め直してください。
    [failed] 審判のパソコンのディスクが応答しません。もう一度お願いします。
   *[other] もう一度お願いします。
 }
ui-one-act = 一度に入力した記録なので、まとめて取り消します：
ui-corrected-in = 記録{ $line }番で訂正
ui-hangs = 後の記録{ $count }件が成り立たなくなります：
ui-hangs-maybe = このあとのプレイの記録が{ $count }件あります。成り立たなくなるかもしれません：
ui-only-this = これだけ
ui-undo-correction = 点の訂正
ui-undo-points = ラウンドの点
ui-undo-together = 記録{ $count }件まとめて
ui-undo-more = … ほか{ $count }件
ui-taken-back = まとめて取り消しました：
ui-stand-again = 元に戻しました：
ui-still-stand = いっしょに入力され、まだ残っています：
ui-take-back-too = それも取り消す
ui-sure = { $what }：よろしいですか？
ui-yes = はい
ui-no = いいえ
ui-more = もっと
ui-not-found = そのページやテーブルはありません。コードは合っていますか？
ui-no-night = ここにゲーム会はありません。削除されたか、もともとなかったものです。コードは合っていますか？
ui-not-yours = ほかのスマホかほかのテーブルのものです。
ui-too-late = 届くのが遅すぎたので、何も変わっていません。もう一度送ってください。
ui-too-large = 一度に送るには多すぎます。何も変わっていません。
ui-too-fast = 1分間の入力が多すぎて、これは入力されませんでした。少し待ってから、もう一度お願いします。
ui-too-often = 試した回数が多すぎます。少し待ってください。
ui-codes-often = { $span ->
    [day] 同じネットワークから、今日はまちがったコードやリンクが多すぎました。明日もう一度お試しください。席に着いている人は、そのまま続けられます。
   *[minute] 同じネットワークから、まちがったコードやリンクが多すぎました。1分待ってから、もう一度お試しください。席に着いている人は、そのまま続けられます。
 }
ui-went-wrong = うまくいきませんでした。何も失われていません。もう一度お願いします。
ui-may-sleep = このスマホは画面が消えることがあります。自動ロックを数分に延ばしてください。
ui-too-long = 「{ $what }」は{ $length }文字です。{ $most }文字までにしてください。
ui-host-at-once = ハウスルールをすぐに変えられるのはホストだけです。次に配るときからなら、だれでも変えられます。
ui-amend-other = 自分のスマホがある{ $name }さんのしたことには直せません。
ui-amend-place = 出入りや席替えは、そのときに入力するか、メニューでします。ほかの記録をそれに直すことはできません。
ui-act-for = { $name }さんの代わりに入力
ui-other-phone = スマホを替える
ui-goes-home = { $name }さんは抜ける
ui-i-go-home = 自分が抜ける
ui-round-scored = 第{ $round }ラウンドの得点
note-empty = { $turn }さんの手札はありません。「ワン」と言えばラウンド終了、言わなければ引きます
    .you = 手札はありません。「ワン」と言えばラウンド終了、言わなければ引きます
note-vote = { $seat }さんは{ $offence }{ $giver }さんからペナルティカードを受け取りました。認めますか？
note-vote-done = { $giver }さんが{ $seat }さんのしたことに異議を出しました。認めますか？

### 画面のカード：受けた攻撃、まとめて出すカード、色

ui-attack-on-you = { $answers ->
    [none] { $owed }枚引きます
   *[other] { $owed }枚引くか、{ $answers }で返します
 }
ui-attack = { $answers ->
    [none] { $owed }枚引きます
   *[other] { $owed }枚引くか、{ $answers }で返します
 }
any-of-rank = { $rank }
either-comma = { $some }、{ $next }
either-or = { $some }か{ $last }
ui-another-card = ほかのカード
ui-several = まとめて
ui-lay-together = まとめて出す
ui-counts = いちばん上
ui-call-later = あとで
ui-show-hand = 見せる
ui-play-anyway = それでもカードを出す

### 異議

ui-dispute = 異議を出す
ui-dispute-line = 記録{ $line }番に異議を出す
ui-disputed-by = { $name }さんの異議：
ui-dispute-stands = 審判：ルールどおりなので、有効です。
ui-dispute-refused = 審判：ルール違反なので、認められません。
ui-dispute-uncaught = 審判：まちがいでしたが、次の人がもう動いたので、そのまま有効です。みんなで決めれば取り消せます。
ui-dispute-proven = 審判：あとで出したカードから、ルール違反だったとわかりました。
ui-dispute-later = まちがいだと思いますか？ 次の人が動く前に、いまペナルティカードを渡してください。
ui-vote-so-far = 「はい」{ $yes }人、「いいえ」{ $no }人。
ui-vote-waits = まだ投票していない人：{ $names }さん。そのあいだ時計は止まり、次のプレイで投票は終わります。
ui-falls-with-it = 「いいえ」に決まると、後の記録{ $count }件もいっしょに無効になります：
ui-take-it-back = 取り消す
ui-dispute-accuse = { $name }さんにペナルティ：出しまちがい
ui-our-rule = うちのルールに…
ui-our-rule-which = こう決めると判定が逆になります。これからどのルールにしますか？
ui-our-rule-next = 次に配るときから
ui-our-rule-now = すぐに
ui-our-rule-none = { $pairs ->
    [0] ハウスルール{ $alone }件を1つずつ試しましたが、判定が逆になるものは見つかりませんでした。
   *[other] ハウスルール{ $alone }件を1つずつ、さらに{ $pairs }通りの組み合わせを試しましたが、判定が逆になるものは見つかりませんでした。
} そのまま認めるか、取り消すことはできます。
ui-you = あなた
ui-not-now = やめる
ui-too-slow = { $name }さんの時間切れ：ペナルティ
ui-played-wrong = { $name }さん、出しまちがい
ui-said-nothing = { $name }さん、言い忘れ
