### 読む画面: 記録、なぜ、得点、ペナルティカード、いまの状態、ボード、ルール、書き出し。

ui-reading = 読むもの
ui-back-to-table = テーブル
ui-penalties = ペナルティ
ui-no-game-yet = このテーブルではまだゲームが始まっていません。
ui-nothing-yet = まだ何も入力されていません。


## 記録

ui-rounds = ラウンド
ui-all-rounds = すべて
ui-lines = 記録
ui-line-number = 記録{ $line }番
ui-older = もっと前の記録
ui-newest = いちばん新しい記録へ
ui-another-phone = ほかのスマホ
ui-entered-by = { $name }さんのスマホから入力
ui-why-line = なぜ？ 記録{ $line }番
ui-undo-line = 記録{ $line }番を取り消す
ui-let-stand-line = 記録{ $line }番をそのまま認める
ui-amend = 直す
ui-amend-line = 記録{ $line }番を直す
ui-amend-to = 記録{ $line }番の正しい内容
ui-amend-cards = カードの枚数
ui-amend-whom = だれに
ui-amend-reason = 理由
ui-amend-words = 記録の文で
ui-mark-undone = 取り消し済み
ui-mark-amended = 直しました。もとは：{ $was }
ui-mark-allowed = テーブルがそのまま認めました
ui-mark-proved = 記録{ $line }番でまちがいだとわかりました
ui-settled-right = 記録{ $line }番で正しいとわかりました
ui-settled-wrong = 記録{ $line }番でまちがいだとわかりました
ui-settled-kept = 記録{ $line }番の投票でそのままになりました
ui-settled-dropped = 記録{ $line }番の投票で取り消されました
ui-settled-tied = 記録{ $line }番の投票が同数で、取り消されました
ui-settled-unvoted = 記録{ $line }番にだれも投票せず、取り消されました
ui-settled-admitted = 記録{ $line }番で認めました
ui-settled-denied = していないと記録{ $line }番で認めました
ui-settled-overtaken = ほぼ同時だったため記録{ $line }番を優先しました
ui-talk-later = 異議ではなくペナルティで
ui-talk-stands = ルールどおりなので有効
ui-talk-refused = ルール違反のため無効
ui-talk-uncaught = 間に合わず、そのまま有効
ui-talk-proven = あとでルール違反とわかりました
ui-talk-own = 投票せずに取り消せます
ui-talk-settled = もう決まっています
ui-talk-gone = もう取り消し済み
ui-talk-card = 投票するものがありません
ui-talk-void = ここでは無効
ui-mark-uncaught = だれも気づかなかったので、そのままです
ui-mark-outdated = いまのルールなら判定が変わります。そのときの判定がそのまま残ります
ui-total = 合計
ui-before = 前
ui-after = 後


## なぜ

ui-why-heading = なぜ？ 記録{ $line }番
ui-told-later = このテーブルではお互いに見張るので、次の人が動いてからお知らせします。
ui-rule = ルール
ui-rule-page = ルールブックでこのルールを見る
ui-source = 出典：{ $source }
source-told = { $document }、{ $sections }
source-and = { " · " }
ui-breaks = 破ったルールすべて
ui-rests-on = もとになったハウスルール
ui-else-than-preset = プリセットでは：{ $preset }
ui-state-of-things = 前と後
ui-fact = 項目
ui-nothing-changed = この記録でテーブルは何も変わりませんでした。


## 記録に書くこと

ui-fact-nobody = なし
ui-fact-none = なし
ui-fact-unknown = 不明
ui-fact-yes = はい
ui-fact-no = いいえ
ui-fact-turn = だれの番
ui-fact-dealer = 親
ui-fact-round = ラウンド
ui-fact-phase = 進み具合
ui-fact-timeout = タイムアウトを取った人
ui-fact-winner = 勝者
ui-fact-top = いちばん上のカード
ui-fact-suit = 合わせるもの
ui-fact-direction = 向き
ui-fact-draw = 引くべき枚数
ui-fact-stock = 山札の残り
ui-fact-pile = 捨て札
ui-fact-led = 台札のマーク
ui-fact-broken = ハートから始められる
    .said = { $yes ->
        [yes] もうハートから始められます
       *[no] ハートからはまだ始められません
    }
ui-fact-trick = トリック
ui-fact-lying = トリックのカード
ui-fact-pool = だれも取らなかったカード
ui-fact-pass = 渡す相手
ui-fact-blocked = 捨て札の山は取れない
    .said = { $yes ->
        [yes] 捨て札の山は取れません
       *[no] 捨て札の山は取れます
    }
ui-fact-hand = 手札
    .of = { $whose }さんの手札
ui-fact-score = 得点
    .of = { $whose }さんの得点
ui-fact-penalties = ペナルティカード
    .of = { $whose }さんのペナルティカード
ui-fact-aside = よけてあるカード
    .of = { $whose }さんのよけてあるカード
ui-fact-out = あがり
    .of = { $whose }さんのあがり
    .said = { $yes ->
        [yes] { $whose }さんはあがっています
       *[no] { $whose }さんはまだプレイ中です
    }
ui-fact-blank = 白いカード
    .of = 白いカード{ $whose }
ui-fact-phone = スマホ
    .of = { $whose }さんのスマホ
    .said = { $yes ->
        [yes] { $whose }さんはスマホで参加しています
       *[no] { $whose }さんはスマホなしで参加しています。だれでも代わりに入力できます
    }
ui-fact-place = 順位
    .of = { $whose }さんの順位
ui-fact-taken = 取った点
    .of = { $whose }さんが取った点
ui-fact-revoke = リボーク
    .of = { $whose }さんがリボークしたトリック
ui-fact-minimum = 最初のメルドに必要な点
    .of = { $whose }さんの最初のメルドに必要な点
ui-fact-frozen = 捨て札の山の凍結
    .of = { $whose }さんに対する捨て札の山の凍結
    .said = { $yes ->
        [yes] 捨て札の山は{ $whose }さんに対して凍っています
       *[no] 捨て札の山は{ $whose }さんに対して凍っていません
    }
ui-fact-melds = メルド
    .of = { $whose }さんのメルド
ui-fact-canastas = カナスタ
    .of = { $whose }さんのカナスタ
ui-fact-red3 = 赤い3
    .of = { $whose }さんの赤い3


## 得点

ui-score-table = ラウンドと人ごとの得点
ui-round-short = ラウンド
ui-place = 順位
ui-place-fewest = いちばん少ない人が1位です。同じなら同じ順位です。
ui-place-most = いちばん多い人が1位です。同じなら同じ順位です。
ui-place-order = 先にあがった人が1位です。
ui-place-left = 退席
ui-place-none-yet = まだ順位がありません。
ui-place-none-left = 終わる前に席を立った人には順位がなく、最後に並びます。戻れば、また順位に入ります。
ui-place-number = { place-nth }
ui-started-with = 持ち点
ui-totals-set = 合計を設定
ui-totals-came = 参加時
ui-totals-sides = チーム替え
ui-dealt-by = 親 { $name }さん
ui-not-in-round = このラウンドにはいない
ui-number-of = { $name }さん、第{ $round }ラウンド：{ $points }点。内訳を見る
ui-no-round-yet = まだ点のついたラウンドはありません。
ui-curve = ラウンドごとの合計
ui-game-number = 第{ $number }ゲーム
ui-games = このゲーム会のゲーム
ui-export = 書き出し
ui-sheet = 印刷用スコア表
ui-export-record = 記録ファイル
ui-who = だれ
ui-this-round = このラウンド
ui-total-then = 合計
ui-count-missing = まだ数えていない人：{ $names }さん
ui-count-all = 全員数えました。
ui-not-counted = まだ
ui-part-of = { $name }さん、第{ $round }ラウンド
ui-points = { $points }点
ui-wins = { $points }勝
ui-points-typed = 点数だけが入力されました。
ui-cards-taken = 取った点のカード：
ui-took-nothing = 点のカードを1枚も取りませんでした。
ui-held-nothing = 手札は残っていませんでした。
ui-penalties-of-round = このラウンドのペナルティカード
ui-card-from = { $reason }{ $giver }さんから{ $cards }枚
ui-count-again = この点を直す
ui-points-are = 正しい点数
ui-cards-are = またはカードで：残っていたカードを選択
ui-counted-itself = 手札がないか見せたので、自動で数えました。点は「状態を合わせる」で直せます。


## ペナルティカード

ui-card-given = { $name }さんが{ $reason }{ $giver }さんからカードを{ $cards }枚受け取りました
ui-card-fell = 無効：カードは戻りました
ui-being-voted = 投票中
ui-appeal = 異議
ui-appeal-line = 記録{ $line }番に異議
ui-no-penalties = まだペナルティカードはありません。
ui-lie-aside = { $name }さんのカード{ $cards }枚が、タイムインまでよけてあります。


## ボード

ui-board = ボード
ui-away = 退席
ui-is-out = あがり
ui-out-place = { place-nth }


## タイムアウト

ui-timeout-ends = { $name }さんが「タイムイン」と言うまで、ゲームも時計も止まります。
    .you = 「タイムイン」と言うまで、ゲームも時計も止まります。
ui-timeout-free = いまはしてもよいこと
ui-timeout-costs = いまもペナルティになること
ui-timeout-still = いまは配る、引く、出す、宣言するのは無効です。ペナルティカードはその人を選んで渡せます。もらったカードはよけておきます。


## いまの状態に合わせる

ui-catch-up = 状態を合わせる
ui-catch-up-turn = 番
ui-as-top-card = いちばん上のカードのとおり
ui-how-it-stands = この状態に直す
ui-nothing-differs = 変えるところはありません。もうそのとおりです。
ui-catch-up-outdated = この画面を開いたあとにゲームが進みました。もう一度「状態を合わせる」を開くと、いまの状態が出ます。


## ルールブック

ui-rulebook = ルール
ui-print = 印刷
ui-house-rules = ハウスルール
ui-at-this-table = このテーブル
ui-example = 例
ui-as-record = 記録の文で見る
ui-stands-so = はじめの状態
ui-rules-print = 印刷用
ui-find-rule-hint = 例：ドロー2返し
ui-found-rules = 見つかったルール{ $count }件
ui-found-told = 説明から
ui-no-such-rule = この審判には「{ $what }」についてのルールがありません。みんなで決めてください。
ui-found-no-rule = 「{ $find }」が出てくるルールはありません。別の言葉か、もっと短い言葉でさがしてください。
ui-a-house-rule = ハウスルール
ui-otherwise = このテーブルで違うところ
ui-deeds = カードの効果
ui-read-by = 関わるルール：
ui-reference = 詳しいルール
ui-reference-how = 調べたいときにどうぞ。審判が使うルールの一つ一つに例があります。
ui-rulebook-contents = ルールの一覧
ui-guide-object = 目的
ui-guide-deal = 配り方
ui-guide-play = 自分の番
ui-guide-cards = カード
ui-guide-calls = 宣言とペナルティ
ui-guide-scoring = 得点と終わり
ui-rules-of-game = ゲームのルール
ui-rules-of-table = どのテーブルにもあるルール
ui-example-of = { $game }の例
ui-step-back = 戻る
ui-step-on = 次へ


## ラウンドの記入表

ui-tally = このラウンド
ui-tally-none = 記入するラウンドがありません。このテーブルでは一手ずつ入力しているか、ゲームが終わっています。
ui-tally-moved = その間にほかの入力がありました。いまはこうなっています。
ui-tally-entered = { $name }さんが第{ $round }ラウンドを入力しました
ui-tally-was-entered = 第{ $round }ラウンドはもう入力されています
ui-tally-next = 次のラウンド
ui-tally-filled = ほかの人が別の値を記入しました。合わせた用紙を確かめてから、入力してください。
ui-tally-kept = 書きかけの用紙です。このテーブルのだれでも続きを書けます。
ui-tally-sum = { $before } { $points } = { $total }
ui-tally-further = もっと大きい数
ui-sum-pad = 点数
ui-round-again = 第{ $round }ラウンドを直す
ui-totals-how = ここまでの点数を、人ごとに入れてください。前に入れたラウンドはそのままです。
ui-totals-side-how = ここまでの点数を、チームごとに入れてください。前に入れたラウンドはそのままです。
ui-totals-round = 次に配るラウンド
ui-totals-same = 変わったところがありません。
ui-tally-clear = 消す
ui-tally-reset = 元に戻す
ui-tally-paper = 紙の合計を引き継ぐ
ui-nobody = なし

### 一場面ずつ

ui-film = 一場面ずつ見る
ui-film-of = 記録{ $last }件のうち{ $line }番
ui-film-start = 最初の記録の前
ui-film-steps = 場面の移動
ui-film-first = 最初へ
ui-film-back = 前へ
ui-film-play = 自動で進める・止める
ui-film-next = 次へ
ui-film-last = 最後へ
ui-film-what-if = ここから違っていたら？
ui-moment = この場面を共有
ui-moment-link = この場面だけを見せるリンクです。テーブルには入れません。
ui-moment-table = このリンクがあれば、だれでもこの記録を読めます。
ui-moment-text = 同じ内容の文です。別の審判の「記録をたどる」に入れてください。
ui-moment-open = 開いてみる
ui-moment-later = この記録は、次の人が動いたら共有できます。
ui-record-paste = 記録をたどる
ui-record-about = 記録を貼り付けてください。判定し直して、一場面ずつ見せます。テーブルはできません。
ui-record-text = 記録
ui-record-read = 読む
ui-record-unreadable = { $line }行目が読めません：{ $why }
ui-record-empty = この文には記録がありません。
ui-record-long = 長すぎます。プレイの記録は{ $most }行までです。
ui-record-slow = 判定に時間がかかりすぎます。一部だけ貼り付けてください。
ui-record-gone = この記録はもうここにありません。もう一度貼り付けてください。
ui-record-link-broken = リンクが途中で切れています。もう一度もらってください。
ui-record-differs = 記録では{ $of } { $demanded }、いまのルールでは{ $came }。
ui-records = 記録の一覧
ui-record-number = 記録{ $number }
