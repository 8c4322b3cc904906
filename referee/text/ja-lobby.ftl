### ロビー：はじめの画面、ハウスルール、参加、席順、メニュー、ゲーム会

## どの画面にも

ui-language = 言語
ui-theme = 色
ui-theme-auto = 端末に合わせる
ui-theme-light = 明るい
ui-theme-dark = 暗い
ui-theme-night = 黒
ui-to-table = テーブルへ
ui-lobby-back = 戻る
ui-ruled = 審判が認めませんでした。
ui-stale = 画面が古くて送れませんでした。何も変わっていません。戻って読み込み直し、もう一度送ってください。

## はじめの画面

ui-new-table = 新しいテーブル
ui-pick-game = どのゲームにしますか？
ui-game-left-out = フォルダーのゲームを一つ外しました。{ $why }
ui-join-table = テーブルに参加
ui-code-field = テーブルのコード（4文字）
ui-join = 参加する
ui-code-wrong = コードは英字と数字の4文字で、母音と0、1は使いません。テーブルのどのスマホでも上に出ています。
ui-code-unknown = コード{ $code }のテーブルはありません。テーブルのどのスマホでも上に出ています。
ui-nights = ゲーム会
ui-own-nights = 自分が開いたゲーム会
ui-deleted = 消したもの
ui-deleted-until = { $day }まで元に戻せます。
ui-bring-back = 元に戻す
ui-day = { $year }年{ $month }月{ $day }日
ui-night-of = { $day }
ui-games-lines = ゲーム{ $games }件、記録{ $lines }件

## ハウスルール

ui-presets = もとになるハウスルール
ui-lobby-house = ハウスルール
ui-start-table = スタート
ui-take-rules = これにする
ui-change-rules = 変える
ui-written = 白いカードに書くこと
ui-written-hint = 書いた内容。なければ空のまま
ui-differs = ここから変えたもの：
ui-differs-nothing = 変えたものはありません。
ui-limit-score = 得点
ui-limit-rounds = ラウンド
ui-limit-time = 時間
ui-limits-about = 先に届いたものでゲームが終わります。空欄は数えません。全部空欄なら、やめるまで続きます。
ui-unit-seconds = 秒
ui-unit-minutes = 分
ui-unit-cards = 枚
ui-unit-packs = 組
ui-unit-points = 点
ui-unit-rounds = ラウンド
ui-house-range = { $least }から{ $most }までの数を入れてください。
ui-house-limits = 1以上の整数を入れるか、空けておいてください。
ui-house-choice = この中から選んでください。
ui-from-next-deal = 次に配るときから
ui-at-once = いますぐ
ui-agreed-about = 次に配るときからのハウスルールは、だれでも変えられます。ラウンドの途中ではホストが変えます。だれが変えたかは記録に残ります。
ui-need-seat = ゲームをしている人が入力してください。ゲームの記録として残ります。
ui-find = どのルールでもめていますか？
ui-find-hint = 例：最後のカード、攻撃、時間
ui-find-button = さがす
ui-find-only = 変えたものだけ
ui-found = ハウスルール{ $count }件
ui-found-none = 「{ $find }」が出てくるハウスルールはありません。別の言葉でさがすか、空欄にしてください。
ui-group-differ = 変更{ $count }件
ui-group-wrong = 合わないもの{ $count }件
ui-switch-differs = 変更あり
ui-keep-rules = このハウスルールを保存・送信
ui-keep-about = 保存しておくと、次からこのページの上に出ます。
ui-keep-name = 名前
ui-keep-hint = おばあちゃんルール
ui-keep-change = 変更を保存
ui-keep-new = この名前で保存
ui-keep-no-name = ハウスルールを保存するには、名前を入れてください。
ui-keep-name-taken = 「{ $name }」という名前はもうあります。別の名前にしてください。
ui-keep-too-many = このゲームのハウスルールは{ $most }件保存されていて、これ以上は入りません。先にどれかを消してください。
ui-keep-no-rules = そのハウスルールは、さきほど消されました。新しく保存できます。
ui-delete-rules-back = { $days }日の間は、ここで元に戻せます。
ui-rules-called = ハウスルール：{ $name }
ui-kept-over = もと：
ui-send-rules = 送る
ui-send-qr = 同じWi-Fiのスマホで読み取ると、同じハウスルールが開きます。
ui-send-link = リンク（コピー用）
ui-send-text = テキスト（コピー用）
ui-send-about = 別のパソコンでは、最初のページの「ハウスルールを貼り付ける」にテキストかリンクを入れます。インターネットは使いません。
ui-send-too-long = 変更が多くてQRには入りません。リンクとテキストには全部入っています。
ui-sent-came = 送られてきたハウスルールです。このまま始めるか、変えるか、保存してください。
ui-sent-wrong = このハウスルールはここでは使えません。{ $why }
ui-sent-none = どのゲームかわかりません。「game: …」の行か、ハウスルールの入ったリンクが必要です。
ui-paste-rules = ハウスルールを貼り付ける
ui-paste-about = 別のテーブルから送られてきたテキストかリンクを入れてください。
ui-paste-field = テキストかリンク
ui-paste-open = 開く

## 参加

ui-scan = QRを読み取って参加
ui-no-address = まだどのスマホも入れません。
ui-why-offline = このパソコンはネットワークにつながっていません。スマホと同じWi-Fiにつないで、この画面を開き直してください。
ui-why-no-address = このパソコンはつながっていますが、ルーターからアドレスをもらえていません。スマホと同じWi-Fiにつなぎ直してください。
ui-why-virtual = VPNか仮想マシンのアドレスしかありません。スマホと同じWi-Fiにつなぐか、--urlでアドレスを指定して起動してください。
ui-why-container = コンテナからはパソコンのネットワークが見えません。ターミナルで .venv/bin/referee --url http://アドレス:8000 と起動してください。アドレスは、このパソコンのWi-Fiでのアドレスです。
ui-why-wsl = WSLからはWindowsのネットワークが見えません。ポートをWSLに転送し、--urlでWindowsのアドレスを指定して起動してください。
ui-why-loopback = --hostの指定で、このパソコンしか入れません。外して起動すればスマホも入れます。
ui-sit-down = 席につく
ui-sit-other = スマホのない人
ui-here-already = もういる人：
ui-your-name = 名前
ui-their-name = その人の名前
ui-sit = ここに座る
ui-last-time = 前回の人：
ui-watch = 見るだけ
ui-i-am = { $name }です
ui-i-am-title = 席はあるのに、まだスマホがつながっていませんか？
ui-lost-phone = 別のスマホで座っていましたか？
ui-name-empty = 名前には文字か数字か記号が少なくとも一つ必要です。
ui-name-long = 名前が{ $length }文字です。ボタンには{ $most }文字まで入ります。短くしてください。
ui-name-taken = { $name }という人がもういます。別の名前にするか、一文字足してください。
ui-table-full = このテーブルは満席です（{ $most }席）。
ui-no-seat = その席はもうこのテーブルにありません。
ui-night-ended = このゲーム会は終わりました。ホストがまた開けます。
ui-late-about = ゲーム中です。次に配るときから加わります。
ui-late-after = 右隣に座っているのはだれですか？
ui-late-points = はじめの得点
ui-late-with = だれと組みますか？
ui-late-side = だれと組むか選んでください。いまのチームは下のとおりです。
ui-points-zero = 0点
ui-points-average = 平均：{ $points }点
ui-points-worst = 最下位と同じ：{ $points }点
ui-after-whom = 隣に座っている人を選んでください。その間に席が変わりました。
ui-late-now = いまは入力できません。もう一度お試しください。
ui-pin = PIN（数字4桁）
ui-pin-where = PINはテーブルのどのスマホでも見られます：メニューで{ $name }さんを開きます。審判のパソコンでも見られます。
ui-pin-own = PINは{ $name }さんのスマホのメニューに出ています。そのスマホが1分半離れると、テーブルのどのスマホでも見られます。審判のパソコンではいつでも見られます。
ui-pin-wrong = この席のPINではありません。テーブルのどのスマホでもメニューで見られます。
ui-pin-often = 違うPINが多すぎます。入れてもらってください。テーブルで1回タップしてもらえば入れます。
ui-seat-phones = { $name }さんにはもうスマホが{ $most }台あり、どちらも見ています。先に1台のページを閉じてください。1分半たつと離れたことになります。
ui-take-seat = 自分の席に戻る

## 席順

ui-ring = だれがどこに座っていますか？
ui-ring-how = 座っている順に、時計回りにタップしてください。だれからでもかまいません。
ui-ring-order = 席順
ui-ring-anew = はじめからやり直す
ui-who-deals = 最初に配るのはだれですか？
ui-deal-moves = 親は左に1人移りました。配るのはだれですか？
ui-deal-assigned = だれが配ってもかまいません。選ばなければ{ $name }さんが配ります。
ui-begin-rps = じゃんけんで勝った人から始めます。だれが勝ちましたか？
ui-begin-youngest = いちばん年下の人から始めます。だれですか？
ui-begin-winner = 前のゲームに勝った人から始めます：{ $name }さん
ui-begin-loser = 前のゲームに負けた人から始めます：{ $name }さん
ui-begins-deals = { $name }さんから始めて、{ $dealer }さんが配ります。
ui-sides = チーム分け
ui-sides-ask = 同じチームになる2人をタップしてください。
ui-sides-against = 対
ui-start-game = ゲームを始める
ui-no-phone = スマホなし
ui-no-phone-add = スマホのない人を加える
ui-add = 加える
ui-sit-here-too = この端末でも席につく
ui-left-is-right = 隣は合っている
ui-left-of-you-ask = あなたの左は{ $name }さんですか？
ui-left-of-you = あなたの左：{ $name }さん
ui-left-yes = はい
ui-left-other = いいえ、左は …
ui-wait-game = どのゲームにしますか？
ui-wait-people = まず{ $least }人が席についてください。
ui-wait-fewer = このゲームは{ $most }人までですが、{ $count }人います。
ui-wait-ring = まだタップしていない人が{ $count }人います。
ui-wait-dealer = 最初に配るのはだれですか？
ui-wait-begin = だれから始めますか？
ui-wait-left = 左の人をまだ答えていない人：{ $names }さん
ui-start-anyway = 待たずに始める
ui-draws-for-deal = 1枚ずつ引いて、いちばん大きい人が最初の親です。
ui-game-begun = ゲームが始まりました。
ui-back-to-game = 前のゲームに戻る

## 招待

ui-share-more = 別のアドレス、コピー用のコード、つながらないとき
ui-share-page = QRとコード
ui-copy-code = コピー用のコード
ui-copy-address = コピー用のアドレス
ui-reached-title = スマホは来ましたか？
ui-reached = これまでにスマホが{ $count }台来ました。
ui-reached-none = まだスマホが来ていません。
ui-try-title = つながらないときは
ui-try-wifi = スマホとこのパソコンが、同じ名前のWi-Fiにつながっているか確かめてください。
ui-try-mobile = スマホのモバイル通信を切ってください。インターネットのないWi-Fiから離れてしまうスマホがあります。
ui-try-firewall = パソコンのファイアウォールがポート{ $port }を通す必要があります。聞かれたら許可してください。
ui-try-guest = ゲスト用のWi-Fiは端末どうしを分けることが多いので、普段のWi-Fiを使ってください。
ui-try-hotspot = または、スマホ1台でテザリングをして、パソコンも含めて全員つないでください。
ui-other-address = このパソコンの別のアドレス
ui-other-address-about = スマホでQRが開かないときは、次のものを試してください。
ui-address-doubtful = スマホからは開きにくい

## メニュー

ui-menu-pages = このテーブルの画面
ui-menu-catch-up = いまの状態に合わせる
ui-menu-board = ボード
ui-night = 今回
ui-seats-phones = 席とスマホ
ui-this-phone = このスマホ
ui-has-phone = スマホあり
ui-phone-away = スマホが離れている
ui-host = ホスト
ui-pin-of = { $name }さんのPIN：
ui-pin-how = 別のスマホでQRを読み取り、「{ $name }です」を選んで、PINを入れてください。
ui-here-pins = PINと、席に戻りたい人
ui-here-pins-about = バックアップから戻したなどの理由で、席をなくした人がいますか。このパソコンで全員のPINを見られます。
ui-other-name = 名前
ui-rename = 名前を変える
ui-swap-with = 別の席へ移る
ui-swap = 席を替わる
ui-move-left = その左に座る
ui-free-seat = このスマホなしで続ける
ui-leave-table = { $name }さんを退席にする
ui-leave-about = ゲーム中なら、この席の番はこれから飛ばされます。これまでのプレイは残ります。
ui-make-host = { $name }さんをホストにする
ui-vote-host = { $votes ->
    [0] 新しいホストに{ $name }さんを推す
   *[other] 新しいホストに{ $name }さんを推す（{ $votes }票）
 }
ui-host-away = ホストのスマホが離れています。スマホの半分より多くの賛成で、新しいホストが決まります。
ui-host-no-phone = { $name }さんにはスマホがないので、ホストになれません。
ui-next-game = 次のゲーム
ui-next-game-on = ゲーム中です。次のゲームを始めると、いまのまま残ります。
ui-this-phone-does = このスマホで
ui-buzz = 自分の番に短い振動
ui-sound = 自分の番に小さな音
ui-deck = マークの色
ui-deck-two = 2色
ui-deck-four = 4色
ui-next-planned = 次のゲームの準備中です
ui-end-night = ゲーム会を終える
ui-end-night-about = 終えると、席につくこともゲームを始めることもできません。記録はすべて残り、また開くこともできます。

## ゲーム会

ui-night-over = 終了
ui-night-people = 今回の全体
ui-night-who = 名前
ui-night-wins = 勝ち
ui-night-places = 順位の合計
ui-night-games = ゲーム
ui-night-cards = ペナルティ
ui-night-place = 順位
ui-night-points = 得点
ui-night-won = 勝ち
ui-night-game-over = 終了
ui-night-no-games = まだゲームをしていません。
ui-night-places-about = 勝ちと順位は、最後まで遊んだゲームを通して足します。順位の合計は小さいほど良いです。得点は一つのゲームの中だけで数えます。
ui-night-export = 書き出し
ui-night-export-record = 記録
ui-keep-night = このゲーム会について
ui-night-name = ゲーム会の名前
ui-night-name-long = { $most }文字までにしてください。
ui-reopen = また開く
ui-delete = 消す
ui-keep = 残す
ui-delete-title = このゲーム会を消しますか？
ui-delete-about = { $games ->
    [0] 席についた人の情報が消えます。
   *[other] 席についた人とゲーム{ $games }件、すべての記録が消えます。
 }
ui-delete-sure = はい、消します
ui-delete-unsure = 何も消していません。消すなら印をつけてください。
ui-delete-back = { $days }日の間は、最初のページの「消したもの」から元に戻せます。
