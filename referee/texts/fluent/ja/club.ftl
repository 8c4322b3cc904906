# クラブ：ひとつの審判で、いくつものテーブルが一緒に遊ぶ会。
ui-club = 複数のテーブル
ui-club-about = いくつものテーブルで遊ぶ会です。全部のテーブルを1つの画面と1つのボードで見て、ゲームごとに席を替え、タイマーを共有します。
ui-club-on = 開催中
ui-club-name = 会の名前
ui-club-tables = テーブルの数
ui-club-all = テーブル
ui-club-size = 1テーブルの人数
ui-club-minutes = ゲームの時間（分）
ui-club-rules = ルール
ui-club-open = テーブルを開く
ui-club-same-rules = テーブル{ $code }が1番目で、全部のテーブルがそのルールで遊びます。
ui-club-rules-how = 自分たちのルールで遊ぶには、先にそのルールでテーブルを1つ開き、メニューで「複数のテーブル」を選んでください。
ui-club-how = このコードで会に参加し、席を待ちます。テーブルのコードで直接座ることもできます。
ui-club-join-title = 参加する
ui-club-join = 参加
ui-club-in = { $name }さん、参加しました。次の席替えでテーブルが決まります。
ui-club-out-now = { $name }さん、今回はお休みです。
ui-club-away = { $name }さんは不在になっています。
ui-club-sits-at = あなたの席：テーブル{ $number }
ui-club-go = テーブル{ $number }へ進む
ui-club-with = 味方：
ui-club-against = 相手：
ui-club-beside = 一緒に遊ぶ人：
ui-club-next-at = 次：テーブル{ $number }
ui-club-next-out = 次はお休みです。
ui-club-time = 残り時間
ui-club-time-up = 時間です
ui-club-last-round = 時間です：このラウンドまで
ui-club-timer-start = 開始
ui-club-timer-pause = 一時停止
ui-club-timer-add = 1分追加
ui-club-timer-reset = 最初に戻す
ui-club-timer-set = 決める
ui-club-next = 席替え{ $number }
ui-club-next-about = { $count }人います。
ui-club-propose = 席の案を出す
ui-club-proposed = 席替え{ $number }の案
ui-club-accept = この席で始める
ui-club-anyway = それでもこの席にする
ui-club-other = 別の案
ui-club-drop = 案をやめる
ui-club-still = { $count ->
   *[other] テーブル{ $tables }はまだプレイ中です。いま席替えをすると、そのゲームは終わらないまま残り、どこにも集計されません。
}
ui-club-playing = { $count ->
   *[other] テーブル{ $tables }はまだプレイ中で、そのゲームは終わらないまま残ります。よければ「それでもこの席にする」を選んでください。
}
ui-club-out = お休み：
ui-club-waiting = 席を待つ人：
ui-club-table = テーブル{ $number }
ui-club-state = { $state ->
    [empty] だれもいません
    [waits] 開始前
    [over] 終了
    [ended] 会は終了
   *[on] プレイ中
}
ui-club-minutes-on = { $minutes }分
ui-club-none = テーブルはもうありません。
ui-club-people = 参加者
ui-club-gone = 不在
ui-club-leave-out = 外す
ui-club-back = 戻す
ui-club-gone-me = 帰ります
ui-club-back-me = 戻りました
ui-club-more = テーブルを増やす
ui-club-run = ここから進行する
ui-club-run-about = このブラウザでも席替え、タイマー、テーブルを操作できます。開いた人もそのまま操作できます。
ui-club-end = 会を終える
ui-club-end-about = テーブルとゲームと参加者はそのまま残ります。新しい席は決めません。
ui-club-again = また開く
ui-club-over = この会は終わりました。
ui-club-board = 全テーブルのボード
ui-club-page = 全テーブル：{ $name }
ui-club-place = { $name }のテーブル{ $number }
ui-club-seats = 新しい席：自分のテーブルへ
ui-club-wrong-tables = テーブルは{ $least }から{ $most }までにしてください。
ui-club-wrong-more = テーブルは{ $least }から{ $most }までにしてください。
ui-club-wrong-size = このゲームは1テーブル{ $least }人から{ $most }人で遊びます。
ui-club-wrong-minutes = 時間は{ $least }分から{ $most }分までにしてください。
ui-club-most-tables = 1つの会のテーブルは{ $most }までです。
ui-club-full = 1つの会は{ $most }人までです。
ui-club-too-few = テーブルを作るには人数が足りません。このゲームには{ $least }人必要です。
ui-club-no-proposal = この案はもうありません。いちばん新しい案を見てください。
ui-club-table-taken = テーブル{ $code }はもう複数のテーブルの会に入っています。
ui-club-name-there = { $name }さんはこの会のテーブル{ $number }にもう座っています。先にその席を離れるか、別の名前にしてください。
