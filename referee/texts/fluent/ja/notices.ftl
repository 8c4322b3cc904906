### スマホのお知らせ：ほかの人のしたことが自分にとって何なのか。$meは、カードを受け取った人のスマホでは"seat"、渡した人のスマホでは"giver"

ui-take-it = 受け取る
ui-contest-it = 違います
notice-accused = { $giver }さん：「{ $said }」
notice-choose = ペナルティカード{ $cards }枚です。受け取るか、投票で決めます。
notice-caught = { $back ->
    [none] { $giver }さんに指摘されました。ペナルティカードを{ $cards }枚引きます
   *[other] { $cards ->
        [0] { $giver }さんに指摘されました。{ $back }を手札に戻します
       *[other] { $giver }さんに指摘されました。{ $back }を手札に戻し、ペナルティカードを{ $cards }枚引きます
    }
}
notice-slow = { LASTED($seconds) }かかりました。持ち時間は{ LASTED($limit) }です。時計は最初からやり直しです。
notice-aside = タイムアウト中のカードは「タイムイン」まで脇に置きます。
notice-cleared = { $giver }さんのまちがい：ペナルティなし
notice-voted = 投票の結果：ペナルティは取り消し
notice-cleared-why = カードを返すと、{ $giver }さんのペナルティになります。
vote-card = { $me ->
    [seat] 受け取ったペナルティは正しいですか？
   *[other] { $seat }さんのペナルティは正しいですか？
}
vote-card-why = { $me ->
    [seat] { $offence }{ $giver }さんから。違うと答えました。
    [giver] { $offence }あなたから。{ $seat }さんは違うと言っています。
   *[other] { $offence }{ $giver }さんから。{ $seat }さんは違うと言っています。
}
vote-act = 認めますか？ { $what }
vote-act-why = { $me ->
    [giver] 違うと答えました。
   *[other] { $giver }さんは違うと言っています。
}
vote-waits = まだ：{ $names }さん（次のプレイで終了）
vote-so-far = 「はい」{ $yes }、「いいえ」{ $no }。
