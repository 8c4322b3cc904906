### テーブルへの行き方と戻り方：試すこと、ヘルプ、席のリンク、待っているスマホ

## 招待

ui-by-name = スマホによっては、名前でも開けます：
ui-reached-by = { $address }：{ $count }台
ui-try-here = このパソコンでアドレスを開いてみてください。ここで開けてスマホで開けないなら、Wi-Fiかファイアウォールです。
ui-try-http = アドレスの前は、https://ではなくhttp://と入れてください。
ui-try-vpn = スマホとこのパソコンのVPNを切ってください。
ui-try-windows = Windowsでは、Wi-Fiを「プライベートネットワーク」にしてください。
ui-address-take = みんなにこれを見せる
ui-address-on = みんなに見えているもの

## ヘルプ

ui-help = 参加のしかた
ui-help-link = うまくいきませんか？
ui-help-scan = カメラで
ui-help-scan-how = 審判のパソコンと同じWi-Fiにつなぎます。カメラをQRに向け、出てきたリンクを押してください。
ui-help-scan-name = カメラをQRに向け、出てきたリンクを押してください。
ui-help-type = 手で入れて
ui-help-type-how = ブラウザにこのアドレスを入れ、次にテーブルのコードを入れてください：
ui-help-type-where = ブラウザにQRの横のアドレスを入れ、次にテーブルのコードを入れてください。
ui-help-fails = ページが開きません
ui-help-ask-host = ホストに別のアドレスを聞いてください。ホストの画面のいちばん上のコードを押すと出ます。
ui-help-secure = 「保護されていない通信」「インターネットなし」と出ます
ui-help-secure-how = どちらも大丈夫です。このWi-Fiにつないだままにしてください。外には何も出ず、送られるのは名前とカードと点だけです。
ui-help-code = コードが見つからないと出ます
ui-help-inside = 別のアプリの中や、プライベートウィンドウで開きました
ui-help-inside-how = そのような画面は、閉じると席を忘れます。いつものブラウザで開いてください。もう座っているなら、メニュー、自分の名前、「この席のリンク」を押し、そのリンクをブラウザで開いてください。
ui-help-lost = 自分の席がありません
ui-help-lost-how = 席は残っています。テーブルをもう一度開き、「前に座っていました」を押してください。テーブルのどのスマホでも、メニューであなたの名前を押すと、PINと、すぐ戻れるQRが出ます。
ui-help-none = スマホがない、または電池が切れました
ui-help-none-how = だれでも「スマホのない人を加える」で加えられます。そうすれば、テーブルのどのスマホからも代わりに入力できます。
ui-inside-app = 別のアプリの中で開いています。閉じると席を忘れるので、先にブラウザで開いてください。

## 席のリンク

ui-seat-link = この席のリンク
ui-seat-link-title = { $name }さんの席
ui-seat-link-about = このリンクを開いた人が{ $name }さんの席につきます。使えるのは一度だけです。
ui-seat-link-copy = コピー用のリンク
ui-seat-link-wrong = このリンクはもう使えません。テーブルのどのスマホでも、メニューであなたの名前を押すと新しいリンクが出ます。
ui-seat-link-take = このスマホが{ $name }さんの席につきます。

## 待っているスマホ

ui-waited = { $name }さんを待っています。スマホがスリープ中か、別の画面です。
ui-play-for = ここで{ $name }さんの代わりに入力
ui-play-for-about = { $name }さんのスマホが離れています。{ $name }さんが戻るまで、このスマホが代わりをできます。
ui-watchers = 席のない画面が{ $count }件、見ています。

## テーブルに席を頼む

ui-knock = 入れてもらう
ui-knock-all = テーブルのどのスマホでも、1回タップしてもらえば入れます。
ui-knock-some = { $names }さんが1回タップすれば入れます。ほかの人も来たばかりです。
ui-knock-own = { $name }さんのスマホが動いています。そのスマホでタップしてもらうと入れます。
ui-knock-title = { $name }さんが座りたいそうです
ui-knock-waits = テーブルに聞いています …
ui-knock-sign = このスマホは{ $sign }番です。入れてくれる人に番号が見えます。
ui-knock-in = 入りました。
ui-knock-refused = 入れてもらえませんでした。もう一度聞くか、声をかけてください。
ui-knock-gone = もう答えが出ています。
ui-knock-says = スマホ{ $sign }番が「{ $name }です」と言っています。入れますか？
ui-knock-takes = { $name }さんが{ $whom }さんの代わりに、手札と得点を引き継ぎます。よいですか？（スマホ{ $sign }番）
ui-knock-joins = { $name }さんが座りたいそうです（スマホ{ $sign }番）。よいですか？
ui-knock-yes = はい
ui-knock-no = いいえ
ui-vote-runs = { $name }さんを新しいホストにしますか？ { $of }人のうち{ $votes }人が賛成です。
ui-vote-for = はい

## ゲーム中に来る

ui-late-left = このゲームを離れた人：
ui-late-back = { $name }さんが戻った
ui-late-instead = だれかの代わりに続ける
ui-late-instead-about = 手札と得点を、自分の名前で引き継ぎます。まだいる人の席なら、先にテーブルの了解がいります。
ui-late-for = { $name }さんの代わり

## The door: who may sit down without asking, and who has no vote yet

ui-door = 新しく来る人
ui-door-is-open = コードを知っている人は、だれでも座れます。
ui-door-is-closed = 閉じています。新しく来る人は先にたずね、1回タップしてもらうと入れます。
ui-door-close = テーブルを閉じる
ui-door-open = テーブルを開く
ui-door-host-opens = ホストがまた開けます。
ui-door-asks = 先にたずねてください。テーブルで1回タップしてもらうと入れます。
ui-door-ask = 座ってよいか聞く
ui-door-new = 来たばかりです。{ $minutes }分後か、ホストが入れてくれたらできます。
ui-new = 来たばかり
ui-new-you = 来たばかりです。{ $minutes }分後か、ホストが入れてくれたら、みんなといっしょに決められます。
ui-new-about = { $name }さんは来たばかりで、あと{ $minutes }分は投票できません。
ui-let-in = { $name }さんにいますぐ投票権を渡す
ui-vote-new = 来たばかりなので、まだ投票できません。{ $minutes }分後か、ホストが入れてくれたらできます。
