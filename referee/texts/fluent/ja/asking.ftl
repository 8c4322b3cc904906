# 審判に聞く：何も記録されない質問。

ui-ask = 審判に聞く
ui-ask-short = 聞く
ui-ask-line = ここから聞く：記録{ $line }番
ui-ask-games = すべてのゲーム
ui-ask-about = このカードは出せますか？ 出すとどうなりますか？ ゲームと場面を選んでください。何も記録されません。
ui-ask-where = 場面
ui-ask-now = いまのテーブルのままです。ここで聞いても何も記録されません。
ui-ask-now-but = いまのテーブルから、ここだけ変えました：
ui-ask-after = { $line ->
    [0] 最初の記録の前の場面です。
   *[other] 記録{ $line }番のあとの場面です。
}ここで聞いても何も記録されません。
ui-ask-after-but = { $line ->
    [0] 最初の記録の前の場面から、ここだけ変えました：
   *[other] 記録{ $line }番のあとの場面から、ここだけ変えました：
}
ui-ask-reset = 元に戻す
ui-ask-change = 場面を変える
ui-ask-cards-how = カードは数字か文字のあとにS・H・D・Cを付け、空白で区切ります：7H TS QD。手札は枚数だけでもかまいません。
ui-ask-trick = トリックのカード（出した順）
ui-ask-melds = { $seats }さんのメルド
ui-ask-pile = 捨て札の山のカード（下から）
ui-ask-clear = 空にする：{ $what }
ui-ask-hand = { $seat }さんの手札
ui-ask-lay = このカードにする
ui-ask-from-here = この場面で聞く
ui-ask-made-up = 場面を自分で作る
ui-ask-players = 人数
ui-ask-new = 新しい場面
ui-ask-who = だれが？
ui-ask-what = 何をする？
ui-ask-it = 聞く
ui-ask-nothing = この人はここですることがありません。ほかの人を選ぶか、場面を変えてください。
ui-ask-silent = このテーブルでは、お互いに見張ります。タイムアウト中なら審判が答えます。
ui-ask-taken-back = まだ答えられません。取り消したプレーや、まだ指摘できるプレーがまちがいかどうか分かってしまうからです。ほかの人が動いてから、もう一度聞いてください。
ui-ask-then-stood = { $line ->
    [0] 最初の記録の前の場面
   *[other] 記録{ $line }番のあとの場面
}
ui-ask-then = タイムアウトして聞く
ui-ask-stands = だれかが指摘するまでは、そのまま残ります。
ui-ask-all-may = いまはだれでもできます。
ui-ask-may = { $count ->
   *[other] いまできるのは{ $names }さんだけです。
}
ui-ask-none-may = { $plays ->
    [yes] いまこのカードを出せる人はいません。
   *[no] いまはだれにもできません。
}
ui-ask-flips = { $count ->
   *[other] 答えが変わるハウスルール{ $count }件
}
ui-ask-no-flips = { $pairs ->
    [0] ハウスルール{ $alone }件を1つずつ試しましたが、答えが変わるものは見つかりませんでした。
   *[other] ハウスルール{ $alone }件を1つずつ、さらに{ $pairs }通りの組み合わせを試しましたが、答えが変わるものは見つかりませんでした。
}
ui-ask-look-together = 2つのハウスルールの組み合わせも試す
ui-ask-together = ハウスルール2件を組み合わせると答えが変わります
ui-ask-varies = { $count ->
   *[other] 結果が変わるハウスルール{ $count }件
}
asked = 質問：{ $what }
asked-plays = { $suit ->
    [none] { $who }さんが{ $cards }を出したら？
   *[other] { $who }さんが{ $cards }を出して{ $suit }を宣言したら？
}
asked-draws = { $count ->
    [0] { $who }さんがカードを引いたら？
   *[other] { $who }さんがカードを{ $count }枚引いたら？
}
asked-passes = { $who }さんがパスしたら？
asked-calls = { $who }さんが{ $suit }を宣言したら？
asked-says = { $who }さんが「{ $word }」と言ったら？
asked-catches = { $who }さんが{ $whom }さんの言い忘れを指摘したら？
asked-discards = { $who }さんが{ $card }を捨てたら？
asked-takespile = { $who }さんが捨て札の山を取ったら？
ui-ask-link = この質問へのリンク
unreadable-not-asked = これはルールではなく、テーブルで決めることです。

# なぜ、そしてこの数字はどこから来たか。
ui-why-right = こうすればよかった
ui-why-right-cards = { $answers }
ui-why-otherwise = ほかのハウスルールなら？
ui-why-turn = { $name }さんの番だった理由
ui-why-turn-now = なぜ{ $name }さんの番？
ui-from-now = こうなるまでの記録です。新しい順です。
ui-from-line = 記録{ $line }番まで、こうなるまでの記録です。新しい順です。
ui-from-nothing = 変えた記録はありません。はじめからこうでした。
ui-from = { $what }：もとの記録
ui-where-from = もとの記録：
