### 同じ意味の言葉。ルールを探すときに使います。カードのほかの呼び方は、そのカードの .words にあります。

alike-several = まとめて, 一緒に, いっしょに, 同時に, いっぺんに, 一度に, 複数, 何枚も
alike-block = 返し, 返す, 返せ, 防ぐ, 防げ, 防御, 守る, 守れ, 止める, 止めら
alike-partner = パートナー, 相方, 仲間
alike-pile = 捨て山, 捨札
alike-stock = デッキ, 引き山
alike-freeze = 凍, こおら, こおり, こおっ, フリーズ
alike-out = 上が, あがり, あがる, あがれ
alike-forgotten = 忘れ, わすれ, 言ってない, 言わなか
alike-exchange = 渡す, 渡し, 交換, パスするカード
alike-moon = 月, シュートザムーン, シュート・ザ・ムーン, ムーン
alike-penalty = 罰
alike-slow = 遅い, 遅れ, 時間切れ, 時間オーバー, 長考
alike-colour = スート, 柄
alike-meld = 組, メルド
alike-attack = 攻撃, ドローカード
alike-begin = 始め, 始ま, スタート
alike-tie = 同点, 引き分け
alike-wrong = 間違, まちが, 反則, 違反
alike-join = 参加, 途中から
