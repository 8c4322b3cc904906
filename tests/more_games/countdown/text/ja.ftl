game-countdown = クレイジーエイト・カウントダウン
    .about = マークか数字を合わせます。手札を出しきるたびに、自分のワイルドが8からAまで下がります。
preset-countdown-countdown = カウントダウン
    .about = 最初の手札は8枚です。1枚の手札を出しきった人の勝ちです。

countdown-shed-deal = 全員に同じ枚数を、ふつうは8枚ずつ配ります。手札を出しきった人は、すぐに1枚少ない新しい手札を取ります。
    .name = 減っていく手札
countdown-shed-several = 一度に出せるのは1枚だけです。
    .name = 一度に1枚
countdown-shed-wild = 自分の段階の数字は、自分だけのワイルドです。7枚で始めた手札なら、7を何の上にでも出せて、マークを決めます。
    .name = 自分のワイルド
countdown-shed-owed = 1回の番に引くのは1枚だけで、次の人の番になります。
    .name = 何枚引くか
countdown-shed-call = ワイルドを出した人が、次の人が動くまでにマークを決めます。何も言わなければ、そのカードのマークのままです。
    .name = マークを決める
countdown-wild = { $turn }さんのワイルド：{ $rank }
countdown-new-hand = { $seat }さんは新しい手札を{ $cards }枚取ります。ワイルドは{ $rank }になりました
ui-fact-down = 今の段階
    .of = { $whose }さんの今の段階

guide-countdown-object = 手札を出しきると、1枚少ない新しい手札を取ります。1枚の手札を最初に出しきった人の勝ちです。
guide-countdown-play =
    いちばん上のカードとマークか数字が同じカードを出すか、1枚引きます。
    自分の段階の数字がワイルドです。最初は8、次は7、最後はAです。何の上にでも出せて、マークを決めます。
