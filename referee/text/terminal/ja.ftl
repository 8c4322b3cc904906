# ターミナルでコマンドが言うこと。
ready = 審判の準備ができました。
phones = 同じWi-Fiのスマホで：
here = このパソコンで：
others = 最初のアドレスが開かないときに試す、このパソコンの別のアドレス：{ $addresses }
named = 名前で開けるスマホでは：{ $address }
data = 記録の保存先：{ $path }
stop = Ctrl+Cで審判を終わります。

no-address = まだどのスマホも参加できません。{ $why }
why-offline = このパソコンはどのネットワークにもつながっていません。スマホと同じWi-Fiにつなぐと、ホストの画面にアドレスが出ます。
why-no-address = このパソコンはつながっていますが、ルーターからアドレスをもらえていません。スマホと同じWi-Fiにつなぎ直すと、ホストの画面にアドレスが出ます。
why-virtual = VPNか仮想マシンのアドレスしか見つかりません。このパソコンをスマホと同じWi-Fiにつなぐか、アドレスを指定してください：referee --url http://アドレス:{ $port }
why-container = コンテナからはパソコンのネットワークが見えません。コンテナの中で .venv/bin/referee --url http://アドレス:{ $port } と起動してください。アドレスは、このパソコンのWi-Fiでのアドレスです。ポート{ $port }も通してください。
why-wsl = WSLからはWindowsのネットワークが見えません。ポート{ $port }をWSLへ転送し、Windowsのアドレスを指定してください：referee --url http://アドレス:{ $port }
why-loopback = --host { $host } では、このパソコンしか入れません。外せばスマホも入れます。

port-in-use = ポート{ $port }はすでに使われています。先に起動した審判かもしれません。それを終えるか、--portで別のポートを選んでください。
port-forbidden = ポート{ $port }を使うには管理者権限が必要です。--portで1024以上のポートを選んでください。
host-unknown = { $host } はこのパソコンのアドレスではありません。--hostには、このパソコンのアドレスか、すべてを表す0.0.0.0を指定してください。
bad-url = { $url } はスマホで開けるアドレスではありません。--urlには http://192.168.0.12:8000 のようにポートまでを指定します。localhostは使えません。
bad-place = { $path } に記録を保存できません：{ $why }
why-file-full = ディスクがいっぱいです。空きを作ってから、もう一度始めてください。
why-file-locked = ほかのプログラムがファイルを使っています。先に起動した審判かもしれません。それを終えてから、もう一度始めてください。
why-file-read-only = 読み取り専用のファイルです。書き込みを許可するか、--dbで別のファイルを指定してください。
why-file-damaged = ファイルが壊れているか、審判のファイルではありません。最後のバックアップを使うか、--dbで別のファイルを指定してください。
why-file-newer = もっと新しい審判が書いたファイルです。そのバージョンを入れるか、--dbで別のファイルを指定してください。
why-file-failed = ディスクからファイルを開けません。フォルダーがあるか確かめるか、--dbで別のファイルを指定してください。
bad-games = { $path } のゲームは使えません：{ $why }
games-no-folder = そのフォルダーはありません。
games-none = 中にゲームのフォルダーがありません。
games-twice = { $game } というゲームはもうあります。
games-broken = { $game } を読み込めませんでした。{ $why }
games-other-key = { $game } には、キーが { $game } の GAME が必要です。

backup = { $path } に写しました。夜：{ $nights }、記録：{ $lines }。これに戻すには、審判を終えてから --db とこのファイルで始めてください。
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
