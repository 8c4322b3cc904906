### 日本語：点数だけをつけるゲーム。

kept-parts = 1行の欄は、0もふくめて全部入れるか、点数だけを入れます。
    .name = 1行の欄を全部
    .words = 得点表 空欄
    .no = { $over ->
        [yes] できません。ゲームは終わっています。
       *[no] できません。「{ $box }」が空いています。
    }
kept-together = トリックの数のように決まっている数は、全員の分を足すとちょうど合います。
    .name = 全員の合計
    .words = トリック 合計が合わない
    .no = できません。「{ $box }」は合わせて{ $total }になるはずですが、{ $made }です。
kept-score = 1行の点数は審判が計算します。最後の行が入ると、ラウンドの点が決まります。
    .name = 1行の点数
    .words = 点数 ビッド トリック
    .ok = このラウンドは{ $points }点です。
kept-sum = 「{ $box }」は合わせて{ $total }になるはずですが、{ $made }です。
kept-said = { $box }{ $number }
story-scores-said = { $side }さん：{ $said }
tally-bid = ビッド
tally-tricks = トリック
tally-given = ほかの人から
tally-card-points = カードの点
