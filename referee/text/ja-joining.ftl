### テーブルへの行き方と戻り方：試すこと、ヘルプ、席のリンク、待っているスマホ

## 招待

ui-by-name = 名前で開けるスマホでは：
ui-reached-by = { $address }：{ $count }台
ui-try-here = このパソコンでアドレスを開いてみてください。ここで開けてスマホで開けないなら、Wi-Fiかファイアウォールです。
ui-try-http = 手で入れるときは、アドレスはhttps://ではなくhttp://で始まります。
ui-try-vpn = スマホとこのパソコンのVPNをすべて切ってください。
ui-try-windows = Windowsでは、Wi-Fiをパブリックではなくプライベートネットワークにしてください。
ui-address-take = みんなにこれを見せる
ui-address-on = みんなに見えているもの

## ヘルプ

ui-help = 参加のしかた
ui-help-link = うまくいきませんか？
ui-help-scan = カメラで
ui-help-scan-how = スマホを審判のパソコンと同じWi-Fiにつなぎます。カメラをQRに向け、出てきたものを押してください。
ui-help-scan-name = スマホのカメラをQRに向け、出てきたものを押してください。
ui-help-type = 手で入れて
ui-help-type-how = スマホのブラウザにこのアドレスを入れ、テーブルのコードを入れてください：
ui-help-type-where = スマホのブラウザにQRの横のアドレスを入れ、テーブルのコードを入れてください。
ui-help-fails = ページが開きません
ui-help-ask-host = ホストのスマホやパソコンに別のアドレスがあるかもしれません。そちらでいちばん上のコードを押してください。
ui-help-secure = 「保護されていない通信」「インターネットなし」と出ます
ui-help-secure-how = どちらもそれで合っています。このWi-Fiの外には何も出ないので、httpsもありません。そのままつないでいてください。送られるのは名前とカードと点だけです。
ui-help-code = コードが見つからないと出ます
ui-help-inside = 別のアプリの中や、プライベートウィンドウで開きました
ui-help-inside-how = そのような画面は、閉じると席を忘れます。座る前に、いつものブラウザで開いてください。もう座っているなら、メニューで自分の名前、「この席のリンク」を押し、そのリンクをブラウザで開いてください。
ui-help-lost = 自分の席がありません
ui-help-lost-how = なくなってはいません。もう一度テーブルを開き、「別のスマホで座っていましたか？」を押してください。テーブルのどのスマホでも、メニューのあなたの名前に、PINと、すぐ戻れるQRが出ます。
ui-help-none = スマホがない、または電池が切れました
ui-help-none-how = だれでも「スマホのない人」で加えられます。そうすれば、テーブルのどのスマホからも代わりに入力できます。
ui-inside-app = 別のアプリの中で開いたページです。閉じると席を忘れるので、座る前にブラウザで開いてください。

## 席のリンク

ui-seat-link = この席のリンク
ui-seat-link-title = { $name }さんの席
ui-seat-link-about = このリンクを開いた人が{ $name }さんの席を受け持ちます。別のブラウザや別のスマホで使ってください。一度だけ使えます。
ui-seat-link-copy = コピー用のリンク
ui-seat-link-wrong = このリンクの席はもうありません。テーブルのどのスマホでも、メニューのあなたの名前に新しいリンクが出ます。
ui-seat-link-take = このスマホが{ $name }さんの席を受け持ちます。

## 待っているスマホ

ui-waited = { $name }さんを待っています。スマホがスリープ中か、別の画面です。
ui-play-for = ここで{ $name }さんの代わりをする
ui-play-for-about = いま、{ $name }さんのスマホがありません。{ $name }さんが戻るまで、このスマホが代わりをできます。
ui-watchers = 席のない画面が{ $count }件、見ています。

## テーブルに席を頼む

ui-knock = 入れてもらう
ui-knock-all = テーブルのどのスマホでも、1回タップしてもらえば入れます。
ui-knock-own = { $name }さんのスマホがここで動いています。そのスマホでタップしてもらうと入れます。
ui-knock-title = { $name }さんが座りたいそうです
ui-knock-waits = テーブルに聞いています …
ui-knock-sign = このスマホは{ $sign }番です。入れてくれる人には、名前といっしょに見えます。
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
ui-late-instead-about = そこにある手札と得点を、自分の名前で引き継ぎます。まだいる人の席なら、先にテーブルのスマホが許します。
ui-late-for = { $name }さんの代わり

## The door: who may sit down without asking, and who has no vote yet

ui-door = 新しく来る人
ui-door-is-open = コードを知っている人は、だれでも座れます。
ui-door-is-closed = 閉じています。新しく来る人は先にたずね、1回タップしてもらうと入れます。
ui-door-close = テーブルを閉じる
ui-door-open = テーブルを開く
ui-door-host-opens = ホストがまた開けます。
ui-door-asks = 先にたずねます。座っている人に1回タップしてもらうと入れます。
ui-door-ask = 座ってよいか聞く
ui-door-new = 来たばかりです。{ $minutes }分後か、ホストが入れてくれたらできます。
ui-new = 来たばかり
ui-new-you = 来たばかりです。{ $minutes }分後か、ホストが入れてくれたら、みんなといっしょに決められます。
ui-new-about = { $name }さんは来たばかりで、あと{ $minutes }分は投票できません。
ui-let-in = { $name }さんに今すぐ投票権を渡す
ui-vote-new = 来たばかりなので、まだ投票できません。{ $minutes }分後か、ホストが入れてくれたらできます。
