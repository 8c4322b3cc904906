game-maumau = マウマウ
    .about = 7は2枚、8はスキップ、Jはマーク指定、Qどうしは重ねません。
preset-maumau-ours = うちのやり方
    .about = 1枚10点、20点までです。
maumau-queens = Qの上にQは置きません。
    .name = けんかするクイーン
    .no = いいえ：{ $card } は別のQの上です。
