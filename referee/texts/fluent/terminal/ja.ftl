# ターミナルでコマンドが言うこと。
ready = 審判の準備ができました。
phones = 同じWi-Fiのスマホで：
here = このパソコンで：
others = 最初のアドレスが開かないときに試す、このパソコンの別のアドレス：{ $addresses }
named = 名前で開けるスマホでは：{ $address }
data = 記録の保存先：{ $path }
stop = Ctrl+Cで審判を終わります。
file-gone = もう何も記録されません。{ $path } か、その隣のファイルが削除されたか、移されました。そのまま元に戻せば続けられます。戻せなければ、審判を終えて、最後のバックアップで始めてください。
file-back = { $path } が戻り、また記録されます。

no-address = まだどのスマホも参加できません。{ $why }
why-offline = このパソコンはどのネットワークにもつながっていません。スマホと同じWi-Fiにつなぐと、ホストの画面にアドレスが出ます。
why-no-address = このパソコンはつながっていますが、ルーターからアドレスをもらえていません。スマホと同じWi-Fiにつなぎ直すと、ホストの画面にアドレスが出ます。
why-virtual = VPNか仮想マシンのアドレスしか見つかりません。このパソコンをスマホと同じWi-Fiにつなぐか、アドレスを指定してください：referee --url http://アドレス:{ $port }
why-container = コンテナからはパソコンのネットワークが見えません。コンテナの中で referee --url http://アドレス:{ $port } と起動してください。アドレスは、このパソコンのWi-Fiでのアドレスです。ポート{ $port }も通してください。
why-wsl = WSLからはWindowsのネットワークが見えません。ポート{ $port }をWSLへ転送し、Windowsのアドレスを指定してください：referee --url http://アドレス:{ $port }
why-loopback = --host { $host } では、このパソコンしか入れません。外せばスマホも入れます。

port-in-use = ポート{ $port }はすでに使われています。先に起動した審判かもしれません。それを終えるか、--portで別のポートを選んでください。
port-forbidden = ポート{ $port }を使うには管理者権限が必要です。--portで1024以上のポートを選んでください。
host-unknown = { $host } はこのパソコンのアドレスではありません。--hostには、このパソコンのアドレスか、すべてを表す0.0.0.0を指定してください。
bad-url = { $url } はスマホで開けるアドレスではありません。--urlには http://192.168.0.12:8000 のようにポートまでを指定します。localhostは使えません。
bad-place = { $path } に記録を保存できません：{ $why }
bad-key = { $path } が空か、壊れています。スマホが席を覚えておくための鍵です。最後のバックアップの鍵をそこに置くか、削除してください。削除すると新しく作られ、どのスマホもこのパソコンに出るPINで席に戻ります。
why-file-full = ディスクがいっぱいです。空きを作ってから、もう一度始めてください。
why-file-locked = ほかのプログラムがファイルを使っています。先に起動した審判かもしれません。それを終えてから、もう一度始めてください。
why-file-in-use = ほかの審判がこのファイルで動いています。そちらを使うか、--dbで別のファイルを指定してください。
why-file-read-only = 読み取り専用のファイルです。書き込みを許可するか、--dbで別のファイルを指定してください。
why-file-damaged = ファイルが壊れているか、審判のファイルではありません。最後のバックアップを使うか、--dbで別のファイルを指定してください。
why-file-gone = ファイルが削除されたか、移されました。元に戻すか、最後のバックアップを使ってください。
why-file-newer = もっと新しい審判が書いたファイルです。そのバージョンを入れるか、--dbで別のファイルを指定してください。
why-file-failed = ディスクからファイルを開けません。フォルダーがあるか確かめるか、--dbで別のファイルを指定してください。
bad-games = { $path } のゲームは使えません：{ $why }
games-no-folder = そのフォルダーはありません。
games-none = 中にゲームのフォルダーがありません。
games-twice = { $game } というゲームはもうあります。
games-broken = { $game } を読み込めませんでした。{ $why }
games-other-key = { $game } には、キーが { $game } の GAME が必要です。

backup = { $path } に写しました。夜：{ $nights }、記録：{ $lines }。これに戻すには、審判を終えてから --db とこのファイルで始めてください。
backup-key = 鍵はその隣の { $path } にあります。これがあれば、どのスマホも席がそのままです。全員の席を動かせる鍵なので、ほかの人に渡さないでください。
backup-no-key = 鍵 { $path } は元の場所のままです。スマホが席を覚えておくための鍵です。{ $to } として写しの隣に置けば、どのスマホも席がそのままです。なければ、審判のパソコンに出るPINで席に戻ります。--with-key を付けると一緒に写します。
backup-there = { $path } はもうあるので、そのままにしました。別の名前を指定してください。
bad-backup = 写せませんでした。{ $path }：{ $why }
no-nights = { $path } にはまだ記録がありません。

standard-input = 標準入力
scores = 得点：{ $scores }
no-file = { $file }を読めません：{ $why }
not-utf-8 = { $file }の{ $line }行目：UTF-8ではありません。記録はすべてUTF-8で書きます。
unreadable = { $file }の{ $line }行目：{ $why }
differs = { $file }の{ $line }行目：{ $of }は{ $demanded }のはずですが、{ $came }です。
games = ゲーム：{ $games }

# `referee check`がゲームのフォルダーについて言うこと。
check-no-folder = フォルダー{ $path }がありません。
check-complete = { $game }に足りないものはありません。
check-texts = 文を読めません。{ $why }
check-text = { $file }に文{ $id }がありません。
check-unfilled = 文{ $id }に、値の入らない変数があります: { $variables }
check-variables = 文{ $id }の変数が言語によって違います: { $told }
check-unused = 文{ $id }はどこでも使われていません。名前を間違えていませんか。
check-rule = ルール{ $rule }の例がありません。例に「# rule { $rule }」と印を付けてください。
check-rule-undecided = { $place }はルール{ $rule }の例となっていますが、このルールを求める行がありません。
check-mark = { $place }:「{ $mark }」という印はありません。
check-mark-unknown = { $place }: このゲームに{ $id }はありません。
check-title = { $place }にこの言語の題がありません: # { $language }: …
check-value = { $value }を証明する例がありません。例に「# switch { $value }, line N」と印を付けてください。
check-other-value = 例が証明するのは{ $value }だけです。{ $switch }のほかの値も証明してください。
check-alike = { $value }の印のある行は、{ $other }でもすべて判定が同じです。
check-idle = { $place }、プレイの{ $n }行目: { $switch }のほかのどの値でも判定が同じです。
check-proof-line = { $place }には{ $value }の印がありますが、その番号のプレイの行がありません。
check-proof-house = { $place }には{ $value }の印がありますが、記録の先頭でそう決めていません。

# `referee doctor` が言うこと。
doctor-address = 同じWi-Fiのスマホで開くアドレス：{ $address }
doctor-port-free = ポート{ $port }は空いています。いまそこで動いている審判はありません。
doctor-port-referee = ポート{ $port }で審判が応答しています。
doctor-port-other = ポート{ $port }はほかのプログラムが使っています。それを終えるか、--portで別のポートを選んでください。
doctor-not-reached = ポート{ $port }で審判が動いていますが、{ $address } では応答しません。--hostなしで起動してください。
doctor-firewall = ファイアウォールが有効です（{ $name }）。スマホでページが開かなければ、ポートを通してください：{ $remedy }
doctor-firewall-ask = { $name }のファイアウォールが有効です。スマホでページが開かなければ、設定でPythonの受信接続を許可してください。
doctor-router = スマホでページが開かなければ、同じWi-Fiかどうか確かめてください。ゲスト用のWi-Fiは端末どうしの通信を止めていることがよくあります。
doctor-incomplete = { $path } がありません。審判をインストールし直してください。
doctor-nights = ゲーム会{ $nights }回、記録{ $lines }行、異常なし：{ $path }
doctor-no-nights = まだゲーム会の記録はありません。保存先：{ $path }
doctor-key = スマホが席を覚えておくための鍵：{ $path }
doctor-no-key = 鍵 { $path } がありません。次に起動すると新しく作られ、どのスマホもPINで席に戻ります。バックアップにありませんか？
doctor-disk = 記録を保存するディスクの空き：{ $free }MB。
doctor-disk-full = { $path } の空きが{ $free }MBしかありません。ディスクがいっぱいになると記録できません。空きを作ってください。
doctor-clock = パソコンの時計：{ $now }。
doctor-clock-behind = パソコンの時計は{ $now }ですが、{ $then }に入力された行があります。時計を合わせてください。
