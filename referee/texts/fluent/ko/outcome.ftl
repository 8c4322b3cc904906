### 한 줄로 생긴 일과, 이제 누가 무엇을 하는지

came-turned = { $direction ->
    [left] 방향이 바뀌어 이제 시계 방향이에요
   *[right] 방향이 바뀌어 이제 반시계 방향이에요
}
came-skipped = { $count ->
   *[other] { JOSA($seats, "을/를") } 건너뛰어요
}
    .you = { $count ->
        [1] 내 차례를 건너뛰어요
       *[other] 나와 { JOSA($seats, "을/를") } 건너뛰어요
    }
came-back = 차례가 { $seat }에게 되돌아가요
    .you = 차례가 나에게 되돌아와요
came-over = 쌓인 공격 { $cards }장이 사라졌어요
came-mixed = 모두의 패를 섞어 다시 나눠요
came-passed = 모두 패를 다음 사람에게 넘겨요
came-traded = 두 사람이 패를 맞바꿔요
came-waits = { $answers ->
    [yes] { $seat }에게 { $cards }장 공격
   *[no] { JOSA($seat, "은/는") } { $cards }장을 먹어야 해요
}
    .you = { $answers ->
        [yes] 나에게 { $cards }장 공격
       *[no] { $cards }장을 먹어야 해요
    }
vote-result = { $result ->
    [nobody] 아무도 투표하지 않았어요
    [tie] 투표 찬성 { $yes }, 반대 { $no }(동수는 반대)
    [early] 투표 찬성 { $yes }, 반대 { $no }(남은 표가 찬성이어도 동수라 반대)
   *[no] 투표 찬성 { $yes }, 반대 { $no }
}
came-fell = { $cards ->
    [0] { vote-result }: { JOSA($seat, "은/는") } 벌칙이 없어요
   *[other] { vote-result }: { JOSA($seat, "이/가") } 받은 { $cards }장은 되돌려요
}
    .you = { $cards ->
        [0] { vote-result }: 나는 벌칙이 없어요
       *[other] { vote-result }: 받은 { $cards }장은 되돌려요
    }
came-stands = { $cards ->
    [0] { vote-result }: 벌칙이 맞지만, { JOSA($seat, "이/가") } 받을 카드가 남아 있지 않았어요
   *[other] { vote-result }: { JOSA($seat, "이/가") } 받은 { $cards }장은 그대로예요
}
    .you = { $cards ->
        [0] { vote-result }: 벌칙이 맞지만, 받을 카드가 남아 있지 않았어요
       *[other] { vote-result }: 받은 { $cards }장은 그대로예요
    }
came-done = { vote-result }: { JOSA($seat, "이/가") } 한 것을 인정해요
    .you = { vote-result }: 내가 한 것을 인정해요
came-undone = { vote-result }: { JOSA($seat, "이/가") } 한 것은 없던 일이 됐어요
    .you = { vote-result }: 내가 한 것은 없던 일이 됐어요

now-turn = { $suit ->
    [none] { $turn } 차례예요
   *[other] { $turn } 차례, 지금은 { JOSA($suit, "이에요/예요") }
}
    .you = { $suit ->
        [none] 내 차례예요
       *[other] 내 차례, 지금은 { JOSA($suit, "이에요/예요") }
    }
now-again = { $again ->
    [1] { JOSA($turn, "이/가") } 한 번 더 해요{ $suit ->
        [none] { "" }
       *[other] , 지금은 { JOSA($suit, "이에요/예요") }
    }
   *[other] { JOSA($turn, "이/가") } { $again }번 더 해요{ $suit ->
        [none] { "" }
       *[other] , 지금은 { JOSA($suit, "이에요/예요") }
    }
}
    .you = { $again ->
        [1] 한 번 더 내 차례예요{ $suit ->
            [none] { "" }
           *[other] , 지금은 { JOSA($suit, "이에요/예요") }
        }
       *[other] { $again }번 더 내 차례예요{ $suit ->
            [none] { "" }
           *[other] , 지금은 { JOSA($suit, "이에요/예요") }
        }
    }
now-owes = { $answers ->
    [yes] { JOSA($turn, "은/는") } { $cards }장을 먹거나 막아야 해요
   *[no] { JOSA($turn, "은/는") } { $cards }장을 먹어야 해요
}
    .you = { $answers ->
        [yes] { $cards }장을 먹거나 막아야 해요
       *[no] { $cards }장을 먹어야 해요
    }
now-attacked = { $answers ->
    [none] { JOSA($turn, "은/는") } { $cards }장을 먹어야 해요
   *[other] { JOSA($turn, "은/는") } { $cards }장을 먹거나 { JOSA($answers, "으로/로") } 막아야 해요
}
    .you = { $answers ->
        [none] { $cards }장을 먹어야 해요
       *[other] { $cards }장을 먹거나 { JOSA($answers, "으로/로") } 막아야 해요
    }
now-asked = { JOSA($turn, "은/는") } 카드가 시킨 일을 하거나 { $cards }장을 먹어야 해요
    .you = 카드가 시킨 일을 하거나 { $cards }장을 먹어야 해요
until-suit = { $suit ->
    [none] 정한 색
   *[other] { $suit }
}
now-until = { $times ->
    [1] { JOSA($turn, "은/는") } { JOSA(until-suit, "이/가") } 나올 때까지 먹어야 해요
   *[other] { JOSA($turn, "은/는") } { JOSA(until-suit, "이/가") } { $times }번 나올 때까지 먹어야 해요
}
    .you = { $times ->
        [1] { JOSA(until-suit, "이/가") } 나올 때까지 먹어야 해요
       *[other] { JOSA(until-suit, "이/가") } { $times }번 나올 때까지 먹어야 해요
    }
now-challenge = { JOSA($turn, "은/는") } 먼저 챌린지를 걸 수 있어요
    .you = 먼저 챌린지를 걸 수 있어요
now-last-attack = { JOSA($turn, "이/가") } 마지막 공격 { $cards }장을 먹고 나서 남은 패를 세요
    .you = 내가 마지막 공격 { $cards }장을 먹고 나서 남은 패를 세요
now-names = { $coloured ->
    [yes] { JOSA($seat, "이/가") } 색을 정해요
   *[no] { JOSA($seat, "이/가") } 무늬를 정해요
}
    .you = { $coloured ->
        [yes] 내가 색을 정해요
       *[no] 내가 무늬를 정해요
    }
now-call = 무늬를 부르세요: 먼저 부른 무늬가 돼요
now-trade = { JOSA($seat, "이/가") } 누구와 패를 바꿀지 말해요
    .you = 누구와 패를 바꿀지 말해 주세요
now-other-side = 이제 맨 위에 어떤 카드가 있는지 말해 주세요
now-shows = { JOSA($seat, "이/가") } { $turn }에게 패를 보여 줘요
now-count = 남은 패를 셀 사람: { $seats }
now-ended = 판이 끝났어요
now-scored = { NTH($round) } 판 점수가 나왔어요

turn-next = { $two ->
    [yes] { $seat } 다음은 { JOSA($turn, "이에요/예요") }
   *[no] { $direction ->
        [left] 시계 방향으로 { $seat } 다음은 { JOSA($turn, "이에요/예요") }
       *[right] 반시계 방향으로 { $seat } 다음은 { JOSA($turn, "이에요/예요") }
    }
}
turn-took = { JOSA($seat, "이/가") } 트릭을 먹어서 { JOSA($turn, "이/가") } 먼저 내요
turn-nobody-took = 똑같은 카드끼리 서로 지워지고 아무도 트릭을 먹지 못해서 { JOSA($turn, "이/가") } 다시 먼저 내요
turn-opens = { JOSA($turn, "이/가") } { JOSA($card, "을/를") } 가지고 있어서 먼저 내요
turn-said = 테이블에서 { $turn } 차례라고 정했어요
turn-left = { JOSA($seat, "이/가") } 떠나서 { $turn } 차례예요
turn-now = 그래서 { $turn } 차례예요
