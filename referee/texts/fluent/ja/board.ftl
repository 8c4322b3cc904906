### ボード：3メートル先から読む文と、声に出す言葉

board-begins = 一番手
board-hosts = ホスト
board-scan = 読み取って名前を入力
board-ready = そろいましたか？ スマホから始めてください。
board-owes = { $answers ->
    [none] { $owed }枚引きます
   *[other] { $owed }枚引くか、{ $answers }で返します
}
board-counts = 数えています…
board-after = 第{ $round }ラウンドまで
board-standings = 順位
board-rose = { $places }つ上がった
board-fell = { $places }つ下がった
board-yes = はい
board-no = いいえ
board-wait-people = あと{ $missing }人待ち
board-wait-ring = 待機中：スマホで座った順に選択

# 2秒だけ大きく
board-caught = { $seat }さん、アウト！
    .you = あなた、アウト！
board-word = 「{ $word }！」
board-last = { $seat }さん、最後の1枚！
    .you = あなたの最後の1枚！
board-complete = カナスタ！
board-revoke = { $cost ->
    [0] { $seat }さん、リボーク！
   *[other] { $seat }さん、リボーク！ { $cost }点
}
    .you = { $cost ->
        [0] あなたのリボーク！
       *[other] あなたのリボーク！ { $cost }点
    }
board-record = 新記録：一度に{ $cards }枚！

# 声に出す
board-say-attack = { $name }さん、{ $owed }枚！
board-voice = 読み上げ
board-sounds = 効果音
board-no-voice = この端末には日本語の音声がありません。

# 今回
board-night = 今回の結果
board-fact-moon = ムーン：{ $names }さん、{ $count }回
board-fact-revoke = リボーク：{ $names }さん、{ $count }回
board-fact-bust = 破産：{ $names }さん、{ $count }回
board-fact-melded = カナスタ最多：{ $names }さん、{ $count }つ
board-fact-attack = いちばん大きい攻撃：{ $count }枚（{ $names }さん）
board-fact-cards = ペナルティカード最多：{ $names }さん、{ $count }枚
board-fact-drawn = いちばん多く引いた人：{ $names }さん、{ $count }枚
board-fact-points = 1ラウンドの最多点：{ $names }さん、{ $count }点
board-fact-rounds = いちばん多く先にあがった人：{ $names }さん、{ $count }回
board-fact-length = { $minutes }分で{ $cards }枚プレイ
