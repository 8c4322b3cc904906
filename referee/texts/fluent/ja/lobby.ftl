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
ui-foreign = この審判の画面から送られたものではないため、何も変わっていません。テーブルをコードで開き直し、そこで入力してください。
ui-unknown-host = { $host } は、この審判が知らないアドレスです。QRコードのアドレスで開くか、このアドレスを --url に指定して審判を起動し直してください。
ui-no-cookies = このブラウザーはCookieを保存しないため、審判はスマホを見分けられません。何も変わっていません。ブラウザーの設定でこのページのCookieを許可するか、アプリ内やプライベートウィンドウではなく普通のブラウザーで開き、読み込み直してください。

## はじめの画面

ui-new-table = 新しいテーブル
ui-what = 本物のカードで遊びます。ルール、順番、時間、得点はスマホにおまかせ。
ui-pick-game = どのゲームにしますか？
ui-same = 前回と同じ人・ルール
ui-again = 同じ人、同じルールでもう一度
ui-other-game = 別のゲーム
ui-back-tonight = テーブル{ $code }に戻る
ui-first-game = 1. ゲームを選ぶ
ui-first-scan = 2. みんながコードを読み取り、名前を入れる
ui-first-deal = 3. 座った順に選んで、カードを配る
ui-game-left-out = フォルダーのゲームを一つ外しました。{ $why }
ui-code-field = テーブルのコード
ui-code-where = テーブルのどのスマホでも、いちばん上に出ています。
ui-join = 参加する
ui-code-wrong = コードは英字と数字の{ $length }文字です。母音と0、1は使いません。
ui-code-unknown = コード{ $code }のテーブルはありません。
ui-nights = ゲーム会
ui-own-nights = 自分が開いたゲーム会
ui-more-nights = すべてのゲーム会
ui-other-tools = そのほか
ui-deleted = 消したもの
ui-deleted-until = { $day }まで元に戻せます。
ui-bring-back = 元に戻す
ui-day = { $year }年{ $month }月{ $day }日
ui-night-of = { $day }
ui-games-played = ゲーム{ $games }件

## ハウスルール

ui-presets = どれから始めますか？
ui-lobby-house = ハウスルール
ui-start-table = スタート
ui-take-rules = これにする
ui-change-rules = 変える
ui-written = 白いカードに書くこと
ui-written-hint = 書いた内容。なければ空のまま
ui-differs = 変えたもの：
ui-differs-nothing = 変えたものはありません。
ui-limit-score = 得点
ui-limit-rounds = ラウンド
ui-limit-time = 時間
ui-limits-about = 先に届いたところで終わります。全部空欄なら、やめるまで続きます。
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
ui-agreed-about = 次に配るときからの分はだれでも、いますぐの分はホストが変えられます。だれが変えたかは記録に残ります。
ui-need-seat = ゲームをしている人だけが入力できます。
ui-find = 気になるルールは？
ui-find-hint = 例：カード、攻撃、時間
ui-find-button = さがす
ui-find-only = 変えたものだけ
ui-found = ハウスルール{ $count }件
ui-found-none = 「{ $find }」が出てくるハウスルールはありません。別の言葉でさがすか、空欄にしてください。
ui-group-differ = 変更{ $count }件
ui-group-wrong = 合わないもの{ $count }件
ui-switch-differs = 変更あり
ui-keep-rules = このハウスルールを保存・送信
ui-keep-about = 次からこのページの上に出ます。
ui-keep-name = 名前
ui-keep-hint = おばあちゃんルール
ui-made-hint = 例：ゴルフ
ui-keep-change = 変更を保存
ui-keep-new = この名前で保存
ui-keep-no-name = 保存する名前を入れてください。
ui-keep-name-taken = 「{ $name }」はもうあります。別の名前にしてください。
ui-keep-too-many = このゲームに保存できるのは{ $most }件までです。先にどれかを消してください。
ui-keep-no-rules = このハウスルールは、だれかがいま消しました。新しく保存できます。
ui-delete-rules-back = { $days }日の間は、ここで元に戻せます。
ui-rules-called = ハウスルール：{ $name }
ui-kept-over = もと：
ui-send-rules = 送る
ui-send-qr = 同じWi-Fiのスマホで読み取ると、同じハウスルールが開きます。
ui-send-qr-far = スマホで読み取ると、同じハウスルールが開きます。
ui-send-link = リンク（コピー用）
ui-send-text = テキスト（コピー用）
ui-send-about = 別のパソコンでは、最初のページの「ハウスルールを貼り付ける」に入れてください。
ui-send-near = インターネットは使いません。
ui-send-too-long = 変更が多くてQRに入りません。リンクかテキストで送ってください。
ui-sent-came = 送られてきたハウスルールです。このまま始めるか、変えるか、保存してください。
ui-sent-wrong = このハウスルールはここでは使えません。{ $why }
ui-sent-none = どのゲームかわかりません。リンク全体か、「game: …」の行のあるテキスト全体を入れてください。
ui-paste-rules = ハウスルールを貼り付ける
ui-paste-about = 別のテーブルから届いたリンクかテキストを入れてください。
ui-paste-field = テキストかリンク
ui-paste-open = 開く

## 参加

ui-scan = QRを読み取って参加
ui-no-address = まだスマホは入れません。
ui-why-offline = このパソコンはネットワークにつながっていません。スマホと同じWi-Fiにつないで、この画面を開き直してください。
ui-why-no-address = このパソコンはつながっていますが、ルーターからアドレスをもらえていません。スマホと同じWi-Fiにつなぎ直してください。
ui-why-virtual = VPNか仮想マシンのアドレスしかありません。スマホと同じWi-Fiにつなぐか、--urlでアドレスを指定して起動してください。
ui-why-container = コンテナからはパソコンのネットワークが見えません。--url に、http://192.168.0.12:8000 のような、このパソコンのWi-Fiでのアドレスを付けて起動してください。
ui-why-wsl = WSLからはWindowsのネットワークが見えません。ポートをWSLに転送し、--urlでWindowsのアドレスを指定して起動してください。
ui-why-loopback = --hostの指定で、このパソコンしか入れません。外して起動すればスマホも入れます。
ui-sit-down = 席につく
ui-table-of = { $name }さんのテーブル
ui-sit-other = スマホのない人
ui-here-already = もういる人
ui-your-name = 名前
ui-their-name = その人の名前
ui-sit = 座る
ui-last-time = 前回
ui-watch = ボードを見る
ui-look-on = 観戦だけする
ui-i-am = { $name }です
ui-i-am-title = この中にあなたはいますか？
ui-lost-phone = 前に座っていました
ui-name-empty = 文字か数字か記号を一つ以上入れてください。
ui-name-long = 名前が{ $length }文字です。{ $most }文字までにしてください。
ui-name-taken = { $name }という人がもういます。別の名前にするか、一文字足してください。
ui-name-looks = { $name }さんと見分けがつきません。別の名前にしてください。
ui-table-full = このテーブルは満席です（{ $most }席）。
ui-no-seat = その席はもうこのテーブルにありません。
ui-players-watch = まちがったカードを審判は止めません。お互いに見つけてください。
ui-night-ended = このゲーム会は終わりました。何も入力されていません。{ $host ->
    [none] ホストが続きを始められます。
   *[other] ホストの{ $host }さんが続きを始められます。
}
ui-has-ended = ゲーム会は終わりました
ui-has-ended-how = もう入力できません。
ui-night-told = ゲーム会の結果を見る
ui-next-opened = { $opener ->
    [none] 次のゲーム会が始まります
   *[other] { $opener }さんが次のゲーム会を開きました
}
ui-next-go = 新しいテーブルへ
ui-next-seat = 自分の席へ
ui-next-board = 新しいボードへ
ui-late-about = ゲーム中です。次に配るときから加わります。
ui-late-after = 右隣に座っているのはだれですか？
ui-late-about-them = ゲーム中です。次に配るときから加わります。
ui-late-after-them = その人の右隣はだれですか？
ui-late-points = はじめの得点
ui-late-with = だれと組みますか？
ui-late-side = だれと組むか選んでください。いまのチームは下にあります。
ui-points-zero = 0点
ui-points-average = 平均：{ $points }点
ui-points-worst = 最下位と同じ：{ $points }点
ui-after-whom = 席が変わりました。隣の人をもう一度選んでください。
ui-late-now = いまは入力できません。もう一度お試しください。
ui-pin = PIN（数字4桁）
ui-pin-where = テーブルのどのスマホでも、メニューで{ $name }さんを開くと出ます。
ui-pin-own = { $name }さんのスマホのメニューに出ています。そのスマホが1分離れると、テーブルのどのスマホにも出ます。
ui-pin-here = 審判のパソコンにはいつでも出ます。
ui-pin-wrong = PINが違います。テーブルのスマホのメニューに出ています。
ui-pin-often = 違うPINが多すぎます。入れてもらってください。1回タップしてもらえば入れます。
ui-seat-phones = { $name }さんはもうスマホを{ $most }台使っています。1台のページを閉じて、90秒待ってください。
ui-take-seat = 自分の席に戻る

## 席順

ui-ring = 席の順番は？
ui-ring-how = 座った順に、時計回りに選んでください。
ui-ring-came = 時計回りにこの順でいいですか？
ui-ring-waits = コードを読み取った人から座れます。
ui-not-tonight = 今夜はいない
ui-ring-order = 席順
ui-lot = くじで決める
ui-lot-fell = くじで{ $name }さんに決まりました。
ui-ring-anew = やり直す
ui-dealer-is = { $name }さんが配ります（違えば選び直せます）。
ui-deals = 配る
ui-begins = 一番手
ui-deal-moves = 配る番が左に移りました。
ui-deal-assigned = 配る人を選べます。選ばなければ{ $name }さんです。
ui-begin-rps = じゃんけんで勝った人から始めます。だれが勝ちましたか？
ui-begin-youngest = いちばん年下の人から始めます。だれですか？
ui-begin-winner = 前のゲームに勝った人から始めます：{ $name }さん
ui-begin-loser = 前のゲームに負けた人から始めます：{ $name }さん
ui-begins-deals = { $name }さんから始めて、{ $dealer }さんが配ります。
ui-sides = チーム分け
ui-sides-ask = 同じチームになる2人を選んでください。
ui-sides-against = 対
ui-start-game = 始める
ui-no-phone = スマホなし
ui-no-phone-add = スマホのない人を加える
ui-add = 加える
ui-done = 完了
ui-sit-here-too = この端末でも遊びますか？
ui-left-is-right = 隣は合っている
ui-left-of-you-ask = 左隣は{ "\u200B" }{ $name }さん？
ui-left-of-you = 左隣：{ $name }さん
ui-left-yes = はい
ui-left-no = いいえ
ui-left-other = 左隣はだれですか？
ui-wait-game = どのゲームにしますか？
ui-wait-people = まず{ $least }人が席についてください。
ui-wait-fewer = このゲームは{ $most }人までですが、{ $count }人います。
ui-wait-these = まだ選ばれていない人：{ $names }さん
ui-wait-ring = あと{ $count }人選んでください。
ui-wait-begin = 次に、最初の番の人を選んでください。
ui-wait-left = 左隣の確認待ち：{ $names }さん
ui-start-anyway = 待たずに始める
ui-draws-for-deal = 1枚ずつ引いて、いちばん大きい人が最初の親です。
ui-game-begun = ゲームが始まりました。
ui-back-to-game = 前のゲームに戻る

## 招待

ui-share-more = うまくいきませんか？
ui-share-page = QRとコード
ui-copy = コピー
ui-copied = コピーしました
ui-copy-code = コピー用のコード
ui-copy-address = コピー用のアドレス
ui-reached-title = スマホ
ui-reached = スマホが{ $count }台つながりました。
ui-reached-none = まだつながったスマホはありません。
ui-reached-wifi = みんな同じWi-Fiですか？
ui-try-title = つながらないときは
ui-try-wifi = スマホとこのパソコンを、同じWi-Fiにつないでください。
ui-try-mobile = スマホのモバイル通信を切ってください。インターネットがないとWi-Fiから離れるスマホがあります。
ui-try-firewall = パソコンのファイアウォールで、ポート{ $port }を許可してください。
ui-try-guest = ゲスト用のWi-Fiは端末どうしを分けることが多いです。普段のWi-Fiを使ってください。
ui-try-hotspot = または、スマホ1台でテザリングをして、パソコンも含めて全員つないでください。
ui-other-address = このパソコンの別のアドレス
ui-other-address-about = スマホでQRが開かないときは、次のアドレスを試してください。
ui-address-doubtful = スマホからは開きにくい

## メニュー

ui-menu-pages = このテーブルの画面
ui-menu-catch-up = 状態を合わせる
ui-menu-board = ボード
ui-night = このゲーム会
ui-seats-phones = 人とスマホ
ui-this-phone = このスマホ
ui-has-phone = スマホあり
ui-phone-away = スマホが離れている
ui-host = ホスト
ui-pin-of = { $name }さんのPIN：
ui-pin-how = 別のスマホでQRを読み取り、「{ $name }です」を選んで、PINを入れてください。
ui-here-pins = PINと、席に戻りたい人
ui-here-pins-about = 席をなくした人がいますか？ このパソコンで全員のPINを見られます。
ui-other-name = 名前
ui-look = 色とマーク
ui-look-sign = マーク
person-colour-0 = 青
person-colour-1 = オレンジ
person-colour-2 = 青緑
person-colour-3 = 紫
person-colour-4 = ワインレッド
person-colour-5 = 黄
person-colour-6 = 赤
person-colour-7 = ミント
person-colour-8 = プラム
person-colour-9 = 水色
person-sign-cat = ねこ
person-sign-fox = きつね
person-sign-rabbit = うさぎ
person-sign-bear = くま
person-sign-frog = かえる
person-sign-owl = ふくろう
person-sign-octopus = たこ
person-sign-fish = さかな
person-sign-duck = あひる
person-sign-snail = かたつむり
person-sign-butterfly = ちょう
person-sign-turtle = かめ
ui-more-of = { $name }さんのそのほか
ui-name-in-pictures = 画像での名前
    .yes = 表示する
    .no = 表示しない
ui-rename = 名前を変える
ui-swap-with = 別の席へ移る
ui-swap = 席を替わる
ui-move-left = その左に座る
ui-free-seat = このスマホなしで続ける
ui-leave-table = { $name }さんを退席にする
ui-leave-about = これから番は飛ばされます。これまでのプレイは残ります。
ui-make-host = { $name }さんをホストにする
ui-host-away = ホストのスマホが1分以上離れています。
ui-host-take = ホストを引き継ぐ
ui-host-now = { $name }さんがホストになりました。
ui-host-here = ホストのスマホはここにあります。役を渡せるのはそのスマホだけです。
ui-let-go = このスマホを外す
ui-let-go-about = { $name }さんは別のスマホで座り直せます。手札と得点はそのままです。
ui-host-no-phone = { $name }さんにはスマホがないので、ホストになれません。
ui-next-game = 次のゲーム
ui-next-game-on = 次のゲームを始めると、いまのゲームはこのまま残ります。
ui-this-phone-does = このスマホで
ui-buzz = 自分の番に短い振動
ui-sound = 自分の番に小さな音
ui-deck = マークの色
ui-deck-two = 2色
ui-deck-four = 4色
ui-next-planned = 次のゲームの準備中です
ui-end-night = ゲーム会を終える
ui-end-night-about = 終えると全員の画面に表示され、席につくことも、ゲームを始めることも、入力もできなくなります。記録はいつでも読め、あとで続けることもできます。
ui-end-now = いま終える
ui-end-open = { $count ->
   *[other] まだ終わっていないゲームが{ $count }つあります。終えると、勝ち数にも順位表にも入りません。
}
ui-end-unfinished = { $game }はまだ終わっていません。このまま終えると、勝ち数にも順位表にも入りません。
ui-as-it-stands = { $game }をいまの点数で終える
ui-as-it-stands-now = いまの点数で終える
ui-as-it-stands-won = { $count ->
    [1] リードしている{ $names }さんの勝ち。取り消せます。
   *[other] 同点の{ $names }さんの勝ち。取り消せます。
 }

## ゲーム会

ui-night-over = 終了
ui-night-people = ゲーム会全体
ui-night-who = 名前
ui-night-wins = 勝ち
ui-night-places = 順位計
ui-night-games = ゲーム
ui-night-cards = ペナルティ
ui-night-place = 順位
ui-night-points = 得点
ui-night-won = 勝ち
ui-night-game-over = 終了
ui-night-game-open = 未終了
ui-night-no-games = まだゲームをしていません。
ui-keep-picture = 画像を残す
ui-picture = ゲーム会の画像
ui-picture-how = 画像を長押しすると、保存や共有ができます。
ui-picture-save = 画像を保存
ui-picture-names = メニューで名前を「表示しない」にした人は、マークと色だけになります。
ui-picture-svg = このブラウザーではPNGを作れないため、SVG画像として保存します。どのブラウザーでも開けます。
picture-alt = 画像：{ $night }の順位、ゲームと勝者
ui-night-places-about = 最後まで遊んだゲームだけを数えます。順位計は小さいほど良いです。
ui-night-export = 書き出し
ui-night-export-record = 記録ファイル
ui-keep-night = ゲーム会の設定
ui-night-name = ゲーム会の名前
ui-night-name-long = { $most }文字までにしてください。
ui-reopen = このゲーム会を続ける
ui-delete = 消す
ui-keep = 残す
ui-delete-title = このゲーム会を消しますか？
ui-delete-about = { $games ->
    [0] 席についた人の情報が消えます。
   *[other] 席についた人とゲーム{ $games }件、すべての記録が消えます。
 }
ui-delete-sure = はい、消します
ui-delete-unsure = 何も消していません。消すなら、チェックを入れてください。
ui-delete-back = { $days }日の間は、最初のページの「消したもの」から元に戻せます。
