### その一手で起きたことと、いまだれが何をするか

came-turned = { $direction ->
    [left] 向きが変わり、ここから時計回り
   *[right] 向きが変わり、ここから反時計回り
}
came-skipped = { $count ->
   *[other] { $seats }さんは飛ばされます
}
    .you = { $count ->
        [1] あなたは飛ばされます
       *[other] あなたと{ $seats }さんは飛ばされます
    }
came-back = 番は{ $seat }さんに戻ります
    .you = 番が戻ってきます
came-over = たまっていた{ $cards }枚の攻撃はなくなります
came-mixed = 全員の手札を切って配り直します
came-passed = 全員の手札が次の人に渡ります
came-traded = 2人の手札を交換します
came-waits = { $answers ->
    [yes] { $seat }さんは{ $cards }枚引くか、返します
   *[no] { $seat }さんは{ $cards }枚引きます
}
    .you = { $answers ->
        [yes] { $cards }枚引くか、返します
       *[no] { $cards }枚引きます
    }
vote-result = { $result ->
    [nobody] だれも投票しませんでした
    [tie] 投票は賛成{ $yes }、反対{ $no }（同数は否決）
    [early] 投票は賛成{ $yes }、反対{ $no }（残りが賛成でも同数なので否決）
   *[no] 投票は賛成{ $yes }、反対{ $no }
}
came-fell = { $cards ->
    [0] { vote-result }：{ $seat }さんにペナルティはありません
   *[other] { vote-result }：{ $seat }さんの{ $cards }枚は戻します
}
    .you = { $cards ->
        [0] { vote-result }：あなたにペナルティはありません
       *[other] { vote-result }：受け取った{ $cards }枚は戻します
    }
came-stands = { $cards ->
    [0] { vote-result }：ペナルティですが、{ $seat }さんが受け取るカードは残っていませんでした
   *[other] { vote-result }：{ $seat }さんの{ $cards }枚はそのままです
}
    .you = { $cards ->
        [0] { vote-result }：ペナルティですが、受け取るカードは残っていませんでした
       *[other] { vote-result }：受け取った{ $cards }枚はそのままです
    }
came-done = { vote-result }：{ $seat }さんのしたことを認めます
    .you = { vote-result }：あなたのしたことを認めます
came-undone = { vote-result }：{ $seat }さんのしたことは取り消します
    .you = { vote-result }：あなたのしたことは取り消します

now-turn = { $suit ->
    [none] { $turn }さんの番
   *[other] { $turn }さんの番、いまは{ $suit }
}
    .you = { $suit ->
        [none] あなたの番
       *[other] あなたの番、いまは{ $suit }
    }
now-again = { $again ->
    [1] もう一度{ $turn }さんの番{ $suit ->
        [none] { "" }
       *[other] 、いまは{ $suit }
    }
   *[other] { $turn }さんの番があと{ $again }回{ $suit ->
        [none] { "" }
       *[other] 、いまは{ $suit }
    }
}
    .you = { $again ->
        [1] もう一度あなたの番{ $suit ->
            [none] { "" }
           *[other] 、いまは{ $suit }
        }
       *[other] あなたの番があと{ $again }回{ $suit ->
            [none] { "" }
           *[other] 、いまは{ $suit }
        }
    }
now-owes = { $answers ->
    [yes] { $turn }さんは{ $cards }枚引くか、返します
   *[no] { $turn }さんは{ $cards }枚引きます
}
    .you = { $answers ->
        [yes] { $cards }枚引くか、返してください
       *[no] { $cards }枚引いてください
    }
now-attacked = { $answers ->
    [none] { $turn }さんは{ $cards }枚引きます
   *[other] { $turn }さんは{ $cards }枚引くか、{ $answers }で返します
}
    .you = { $answers ->
        [none] { $cards }枚引いてください
       *[other] { $cards }枚引くか、{ $answers }で返してください
    }
now-asked = { $turn }さんはカードのとおりにするか、{ $cards }枚引きます
    .you = カードのとおりにするか、{ $cards }枚引いてください
until-suit = { $suit ->
    [none] 決めた色
   *[other] { $suit }
}
now-until = { $times ->
    [1] { $turn }さんは{ until-suit }が出るまで引きます
   *[other] { $turn }さんは{ until-suit }が{ $times }回出るまで引きます
}
    .you = { $times ->
        [1] { until-suit }が出るまで引いてください
       *[other] { until-suit }が{ $times }回出るまで引いてください
    }
now-challenge = { $turn }さんは先にチャレンジできます
    .you = 先にチャレンジできます
now-last-attack = { $turn }さんが{ $cards }枚引いてから、手札を数えます
    .you = あなたが{ $cards }枚引いてから、手札を数えます
now-names = { $coloured ->
    [yes] { $seat }さんが色を決めます
   *[no] { $seat }さんがマークを決めます
}
    .you = { $coloured ->
        [yes] あなたが色を決めます
       *[no] あなたがマークを決めます
    }
now-call = マークの宣言は早い者勝ちです
now-trade = { $seat }さんが、だれと手札を交換するか決めます
    .you = だれと手札を交換するか言ってください
now-other-side = いまいちばん上にあるカードを入力してください
now-shows = { $seat }さんが{ $turn }さんに手札を見せます
now-count = 数える人：{ $seats }さん
now-ended = ラウンド終了
now-scored = 第{ $round }ラウンドの得点が決まりました

turn-next = { $two ->
    [yes] { $seat }さんの次は{ $turn }さん
   *[no] { $direction ->
        [left] 時計回りで{ $seat }さんの次は{ $turn }さん
       *[right] 反時計回りで{ $seat }さんの次は{ $turn }さん
    }
}
turn-took = { $seat }さんがトリックを取ったので、{ $turn }さんからです
turn-nobody-took = 同じカードが打ち消し合い、だれもトリックを取れなかったので、もう一度{ $turn }さんからです
turn-opens = { $turn }さんが{ $card }を持っているので、{ $turn }さんからです
turn-said = { $turn }さんの番だとテーブルで決めました
turn-left = { $seat }さんが席を離れたので、{ $turn }さんの番です
turn-now = それで{ $turn }さんの番です
