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

ui-waited = { $name }さんを待っています。スマホが眠っているか、別の画面です。
ui-play-for = ここで{ $name }さんの代わりをする
ui-play-for-about = いま、{ $name }さんのスマホがありません。{ $name }さんが戻るまで、このスマホが代わりをできます。
ui-watchers = 席のない画面が{ $count }件、見ています。

## テーブルに席を頼む

ui-knock = 入れてもらう
ui-knock-all = テーブルのどのスマホでも、1回タップしてもらえば入れます。
ui-knock-own = { $name }さんのスマホがここで動いています。そのスマホでタップしてもらうと入れます。
ui-knock-waits = テーブルに聞いています …
ui-knock-in = 入りました。
ui-knock-refused = 入れてもらえませんでした。もう一度聞くか、声をかけてください。
ui-knock-gone = もう答えが出ています。
ui-knock-says = 別のスマホが「{ $name }です」と言っています。入れますか？
ui-knock-takes = { $name }さんが{ $whom }さんの代わりに、手札と得点を引き継ぎます。よいですか？
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
