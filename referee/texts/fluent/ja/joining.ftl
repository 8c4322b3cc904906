### テーブルへの行き方と戻り方：試すこと、ヘルプ、待っているスマホ

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
ui-help-inside-how = そのような画面は、閉じると席を忘れます。いつものブラウザで開いてください。もう座っているなら、メニューで自分の名前を押すと出るPINを使って、ブラウザで席に戻ってください。
ui-help-lost = 自分の席がありません
ui-help-lost-how = 席は残っています。テーブルをもう一度開き、「前に座っていました」を押してください。テーブルのどのスマホでも、メニューであなたの名前を押すと、PINが出ます。
ui-help-none = スマホがない、または電池が切れました
ui-help-none-how = だれでも「スマホのない人を加える」で加えられます。そうすれば、テーブルのどのスマホからも代わりに入力できます。
ui-inside-app = 別のアプリの中で開いています。閉じると席を忘れるので、先にブラウザで開いてください。

## 待っているスマホ

ui-waited = { $name }さんを待っています。スマホがスリープ中か、別の画面です。
ui-play-for = ここで{ $name }さんの代わりに入力
ui-play-for-about = { $name }さんのスマホが離れています。{ $name }さんが戻るまで、このスマホが代わりをできます。
ui-watchers = 席のない画面が{ $count }件、見ています。

## テーブルに席を頼む

ui-knock = 入れてもらう
ui-knock-all = テーブルのどのスマホでも、1回タップしてもらえば入れます。
ui-knock-host = スマホのある席です。ホストが1回タップすれば入れます。
ui-knock-title = { $name }さんが座りたいそうです
ui-knock-waits = テーブルに聞いています …
ui-knock-in = 入りました。
ui-knock-refused = 入れてもらえませんでした。もう一度聞くか、声をかけてください。
ui-knock-gone = もう答えが出ています。
ui-knock-says = 「{ $name }です」と言っている人がいます。入れますか？
ui-knock-joins = { $name }さんが座りたいそうです。よいですか？
ui-knock-yes = はい
ui-knock-no = いいえ

## ゲーム中に来る

ui-late-left = このゲームを離れた人：
ui-late-back = { $name }さんが戻った
ui-late-instead = だれかの代わりに続ける
ui-late-instead-about = 手札と得点を、自分の名前で引き継ぎます。まだいる人の席なら、先にその人が抜けます。テーブルで名前を選んでください。
ui-late-for = { $name }さんの代わり

## The door: who may sit down without asking

ui-door = 新しく来る人
ui-door-is-open = コードを知っている人は、だれでも座れます。
ui-door-is-closed = 閉じています。新しく来る人は先にたずね、1回タップしてもらうと入れます。
ui-door-close = テーブルを閉じる
ui-door-open = テーブルを開く
ui-door-host-opens = ホストがテーブルを開けます。
ui-door-host-closes = ホストがテーブルを閉じられます。
ui-door-asks = 先にたずねてください。テーブルで1回タップしてもらうと入れます。
ui-door-ask = 座ってよいか聞く
ui-vote-own = 投票はスマホ1台に1票、持ち主の票だけです。{ $name }さんは自分のスマホで投票します。
