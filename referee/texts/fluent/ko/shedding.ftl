### 한국어: 원카드류의 다른 게임이 원(One)의 규칙에 더하는 것.

shed-drawn = 가져간 카드를 바로 낼 때는 그 카드만 낼 수 있어요. 손에 있던 다른 카드는 안 돼요.
    .name = 가져간 카드만
    .words = 뽑은 카드 먹은 카드 바로 내기
    .no = { $waits ->
        [yes] 안 돼요. 여기서는 방금 가져간 드로 카드를 같은 차례에 낼 수 없어요. { JOSA($cards, "은/는") } 다음 차례부터 낼 수 있어요.
       *[no] 안 돼요. { JOSA($drawn, "을/를") } 가져갔으니 그 카드만 낼 수 있고, { JOSA($cards, "은/는") } 낼 수 없어요.
    }

shed-drawn-once = 카드는 한 차례에 한 번만 가져가고, 그다음에는 그 카드를 내거나 넘겨요. 낼 수 있는 카드가 나올 때까지 가져갈 때는, 나오면 멈춰요.
    .name = 이미 가져감
    .words = 두 번 먹기 계속 먹기
    .no = { $until ->
        [yes] 안 돼요. { JOSA($drawn, "을/를") } 가져갔고 마지막 카드를 낼 수 있으니, 그것을 내야 해요.
       *[no] 안 돼요. { JOSA($drawn, "을/를") } 이미 가져갔어요. 내거나 넘기세요.
    }

shed-must-play = 그렇게 정한 테이블에서는, 낼 수 있으면 내야 해요. 낼 수 있었는지는 패를 봐야 알아요.
    .name = 낼 수 있으면 내기
    .words = 낼 수 있으면 꼭 내기 억지로
    .no = 안 돼요. 여기서는 낼 수 있으면 내야 하는데, 이 패에 { JOSA($card, "이/가") } 있어요.
    .open = { $cards }장을 가져갔어요. 낼 수 있는 카드가 있었는지는 패를 봐야 알아요.
shed-blocked = 가져갈 카드가 없고 모두 잇따라 넘기면 판이 막혀서 끝나요. 남은 카드나 점수가 가장 적은 사람이 이기고, 하우스 룰에 따라 아무도 이기지 않을 수도 있어요.
    .name = 아무도 못 냄
    .ok = { $how ->
        [count] 아무도 내거나 가져갈 수 없어서 판이 끝났어요. 패를 세어서 점수가 가장 적은 사람이 이겨요.
        [cards] 아무도 내거나 가져갈 수 없어서 끝났어요. 카드가 가장 적은 사람이 이겨요.
       *[none] 아무도 내거나 가져갈 수 없어서 끝났어요. 이긴 사람은 없어요.
    }

shed-one-stock = 쌓인 카드를 다시 쓰지 않는 테이블도 있어요. 카드 뭉치가 떨어지면 낼 수 없는 사람은 차례를 넘겨요.
    .name = 다시 섞지 않음
    .no = 안 돼요. 여기서는 쌓인 카드를 다시 섞어 쓰지 않아요. 낼 수 없으면 넘기세요.

shed-last-card = 마지막 카드로 낼 수 없는 카드가 있어요.
    .name = 마지막에 못 내는 카드
    .why = 여기서는 { JOSA($card, "을/를") } 마지막 카드로 낼 수 없어요
    .words = 마지막에 못 내는 카드 끝내기
    .no = 안 돼요. 여기서는 { JOSA($card, "을/를") } 마지막 카드로 낼 수 없어요.
shed-jump-in = 하우스 룰로 정했다면, 차례가 아니어도 맨 위와 똑같은 카드를 내며 끼어들 수 있어요. 그 사람부터 차례가 이어져요. 공격이 걸려 있으면 그 카드로 받아칠 수 있어야 해요.
    .name = 끼어들기
    .ok = { $before ->
        [yes] 동시에 냈으니 차례였던 사람이 먼저예요. { JOSA($cards, "을/를") } 낸 것으로 해요.
       *[no] { JOSA($cards, "은/는") } 맨 위와 똑같은 카드예요. 여기서부터 이어서 해요.
    }
shed-four = 같은 숫자 네 장을 모으면 바로 이기는 테이블도 있어요. 네 장을 보여 주고 말해요. 아무도 패를 보지 못했으면 테이블이 정해요.
    .name = 포카드로 끝
    .ok = 같은 숫자 네 장이니 끝이에요.
    .no = { $now ->
        [yes] 안 돼요. 이 패에는 같은 숫자 네 장이 없어요.
       *[no] 안 돼요. 판이 진행될 때만 말할 수 있어요.
    }
    .open = 같은 숫자 네 장을 테이블이 확인하면 끝이에요.

shed-direction = 시작하는 사람(보통 지난 게임에서 이긴 사람)이 방향을 정하는 테이블도 있어요. 아무도 움직이기 전에 정해요.
    .name = 방향 정하기
    .ok = 이제 { $direction ->
        [left] 왼쪽으로
       *[right] 오른쪽으로
    } 돌아요.
    .no = 안 돼요. 방향은 시작하는 사람이, 아무도 움직이기 전에만 정해요.

shed-colour = 컬러 조커는 빨간 카드 다음에만, 흑백 조커는 검은 카드 다음에만 낼 수 있어요. 다른 조커 다음에는 둘 다 낼 수 있어요.
    .name = 조커의 색
    .why = { $suit } 다음에는 낼 수 없는 카드였어요
    .words = 색조커 흑백조커 컬러조커 적색 흑색
    .ok = { $top ->
        [none] { JOSA($cards, "은/는") } 낼 수 있어요.
       *[other] { JOSA($cards, "은/는") } { $top } 다음에 낼 수 있어요.
    }
    .no = 안 돼요. { JOSA($cards, "은/는") } 같은 색이나 다른 조커 다음에만 낼 수 있어요. 지금은 { $top }, { JOSA($suit, "이에요/예요") }.

shed-caller = 무늬는 카드를 낸 사람이, 다음 사람이 움직이기 전에 한 번만 바꿀 수 있어요.
    .name = 무늬를 바꾸는 사람
    .words = 체인지 무늬 바꾸기 무늬 말하기 부르기 하트 스페이드 다이아 클로버
    .no = { $seat ->
        [none] { $coloured ->
            [yes] 안 돼요. 지금은 색을 바꿀 수 없어요.{ $suit ->
                [none] { "" }
               *[other] { " " }색은 { JOSA($suit, "이에요/예요") }.
            }
           *[no] 안 돼요. 지금은 무늬를 바꿀 수 없어요.{ $suit ->
                [none] { "" }
               *[other] { " " }무늬는 { JOSA($suit, "이에요/예요") }.
            }
        }
       *[other] { $late ->
            [yes] { $coloured ->
                [yes] 안 돼요. 색을 바꾸기에는 너무 늦었어요. 다른 사람이 벌써 움직였어요.
               *[no] 안 돼요. 무늬를 바꾸기에는 너무 늦었어요. 다른 사람이 벌써 움직였어요.
            }
           *[no] { $coloured ->
                [yes] 안 돼요. 색은 { $seat }만, 한 번만 바꿀 수 있어요.{ $suit ->
                    [none] { "" }
                   *[other] { " " }지금은 { JOSA($suit, "이에요/예요") }.
                }
               *[no] 안 돼요. 무늬는 { $seat }만, 한 번만 바꿀 수 있어요.{ $suit ->
                    [none] { "" }
                   *[other] { " " }지금은 { JOSA($suit, "이에요/예요") }.
                }
            }
        }
    }

shed-say = 마지막 한 장이 되면 외쳐야 해요. 남이 먼저 외치기 전에, 다음 사람이 움직이기 전에 외치세요.
    .name = 외치기
    .words = 외치기 말하기 선언
    .ok = { $back ->
        [0] { $early ->
            [yes] 지금 바로 내면 “{ $word }” 하고 외친 것으로 쳐요.
           *[no] “{ $word }”, 제때 외쳤어요.
        }
       *[other] “{ $word }”, 동시에 외쳤어요. 패를 든 사람이 이겨서 벌칙이 없어요.
    }
    .no = { $again ->
        [yes] “{ $word }”, 이미 외쳤으니 괜찮아요.
       *[no] { $costs ->
            [0] 안 돼요. 지금은 “{ $word }” 하고 외칠 때가 아니거나 너무 늦었어요. 벌칙은 없어요.
           *[other] 안 돼요. 지금은 “{ $word }” 하고 외칠 때가 아니거나 너무 늦었어요. 여기서는 카드를 먹을 수 있어요.
        }
    }
    .open = { $back ->
        [0] { $early ->
            [yes] 바로 이어서 내고 맞는 장수가 남으면 “{ $word }” 하고 외친 것으로 쳐요.
           *[no] “{ $word }”, 제때 외쳤어요.
        }
       *[other] “{ $word }”, 동시에 외쳤어요. 가위바위보로 정하세요. 지면 이 기록을 되돌려요.
    }

shed-catch = 다른 사람이 먼저 외치면, 외치지 않은 사람이 벌칙으로 카드를 먹어요.
    .name = 안 외침
    .words = 안 외침 까먹음 외쳤다 걸림 벌칙 먹기
    .ok = { $machine ->
        [yes] { JOSA($seat, "이/가") } 외치지 않아서 버튼을 { $cards }번 누르고, 나온 카드 수를 적어요.
       *[no] { $cards ->
            [0] { JOSA($seat, "이/가") } 외치지 않았지만, 남은 카드가 없어서 먹지 않아요.
           *[other] { JOSA($seat, "이/가") } 외치지 않아서 { $cards }장을 먹어요.
        }
    }
    .no = { $call ->
        [yes] { $why ->
            [self] 안 돼요. 자기 자신을 잡아낼 수는 없어요.
            [away] 안 돼요. { JOSA($seat, "은/는") } 이번 판에 없어요.
            [caught] 안 돼요. { JOSA($seat, "은/는") } { $line }번 기록에서 벌써 걸렸어요.
            [said] 안 돼요. { JOSA($seat, "은/는") } { $line }번 기록에서 외쳤어요.
            [round] 안 돼요. 지금은 판이 진행되고 있지 않아요.
            [more] 안 돼요. { $at }장 남았을 때 외치는데 { JOSA($seat, "은/는") } 아직 { $hand }장이 있어요.
            [late] 안 돼요. 너무 늦었어요. { $line }번 기록에서 다른 사람이 벌써 움직였어요.
           *[none] 안 돼요. 지금 { JOSA($seat, "은/는") } 외칠 때가 아니에요.
        } { $costs ->
            [0] 벌칙은 없어요.
           *[other] 여기서는 잘못 지적하면 카드를 먹을 수 있어요.
        }
       *[no] 안 돼요. 이 테이블에서는 외치지 않아도 돼서 { JOSA($seat, "은/는") } 카드를 먹지 않아요.
    }
    .open = { $tie ->
        [yes] 누가 먼저 외쳤는지 확실하지 않아요.
       *[no] { JOSA($seat, "이/가") } 몇 장을 들고 있는지 적혀 있지 않아요.
    } { $cards ->
        [0] { none-left }
       *[other] 되돌리지 않으면 { JOSA($seat, "이/가") } { $cards }장을 먹어요.
    }

shed-closes = 마지막 카드를 내며 외치기를 잊었어도, 다음 사람이 움직일 때까지 아무도 잡아내지 못하면 다 낸 것이 돼요. 그것으로 판이 끝나면, 다음 사람은 카드를 내지도 가져가지도 않아요.
    .name = 외치지 않고 다 냄
    .words = 아무도 모름 안 외침 못 잡음 늦음 판 끝
    .ok = { $over ->
        [yes] 아무도 { JOSA($seat, "을/를") } 제때 잡아내지 못했어요. { JOSA($seat, "이/가") } 다 내서 게임이 끝났어요. 더는 카드를 내지도 가져가지도 않아요.
       *[no] 아무도 { JOSA($seat, "을/를") } 제때 잡아내지 못했어요. { JOSA($seat, "이/가") } 다 내서 판이 끝났어요. 더는 카드를 내지도 가져가지도 않아요.
    }

shed-pressed = 기계에서 카드가 나올 때는, 외치기를 잊은 사람이 누구 차례든 버튼을 두 번 누르고 모두 몇 장 나왔는지 적어요.
    .name = 버튼을 누름
    .ok = { $cards ->
        [0] 한 장도 안 나왔어요.
       *[other] { $cards }장이 나왔어요.
    }

shed-heavy = 그렇게 정한 테이블에서는, 마지막 한 장이 숫자 카드가 아니면 두 장을 더 가져가요. 그 카드는 가진 사람만 알아요.
    .name = 마지막이 숫자가 아님
    .words = 마지막 한 장 기호
    .open = 마지막 카드가 숫자가 아니라고 해서 { $cards }장을 가져갔어요.

shed-turned-back = 시작 카드가 될 수 없는 카드는 도로 넣고 다른 카드를 뒤집어요.
    .name = 시작할 수 없는 카드
    .words = 첫 카드 다시 뒤집기
    .no = 안 돼요. { JOSA($card, "으로/로") } 시작할 수 없어요. 도로 넣고 다른 카드를 뒤집어요.

house-group-several = 여러 장 내기
house-group-attack = 공격과 방어
house-group-joker = 조커
house-group-call = 외치기

house-joker-over-limit = { $cards }장짜리 조커는 파산 한도 { $limit }장을 반드시 넘겨요. { $limit }장까지로 해 주세요.
house-spade-ace-over-limit = { $cards }장짜리 ♠A는 파산 한도 { $limit }장을 반드시 넘겨요. { $limit }장까지로 해 주세요.
house-hand-over-limit = 처음에 { $hand }장을 받으면 시작부터 파산 한도 { $limit }장을 넘어요.
house-spade-ace-colour = 조커를 같은 색 다음에만 내기로 하면, ♠A로 컬러 조커를 막을 수 없어요.
house-powerless = { $rank }에 능력이 없으면 “{ $key }” 설정은 뜻이 없어요.
house-no-runs = 계단을 내지 않으면 “{ $key }” 설정은 뜻이 없어요.

ask-onecard = 원카드!
ask-page-one = 페이지 원!
ask-last-card = 마지막 한 장!
ask-stop = 스톱!
place-nth = { $place }등
quoted-word = “{ $word }!”
beside-said = { JOSA(quoted-word, "을/를") } 외쳤어요
beside-idle = { JOSA(quoted-word, "을/를") } 외쳤지만 지금은 외칠 때가 아니에요
beside-out = { $place ->
    [none] { JOSA($seat, "이/가") } 다 냈어요
   *[other] { $seat } { place-nth }!
}
    .you = { $place ->
        [none] 내가 다 냈어요
       *[other] 나 { place-nth }!
    }
beside-bust = { $place ->
    [none] { $seat } 파산({ $cards }장)! 패를 더미에 섞어요
   *[other] { $seat } 파산({ $cards }장)! { place-nth }. 패를 더미에 섞어요
}
    .you = { $place ->
        [none] 파산({ $cards }장)! 내 패를 더미에 섞어 주세요
       *[other] 파산({ $cards }장)! { place-nth }. 내 패를 더미에 섞어 주세요
    }
beside-mercy = { $place ->
    [none] { $seat } 탈락({ $cards }장)! 패를 더미에 섞어요
   *[other] { $seat } 탈락({ $cards }장)! { place-nth }. 패를 더미에 섞어요
}
    .you = { $place ->
        [none] 탈락({ $cards }장)! 내 패를 더미에 섞어 주세요
       *[other] 탈락({ $cards }장)! { place-nth }. 내 패를 더미에 섞어 주세요
    }
beside-take-each = { $all ->
    [yes] 나머지는 모두 한 장씩 먹어요
   *[no] { $count ->
        [1] { JOSA($seats, "은/는") } 한 장 먹어요
       *[other] { JOSA($seats, "은/는") } 한 장씩 먹어요
    }
}
    .you = { $all ->
        [yes] 나도, 나머지 사람도 한 장씩 먹어요
       *[no] { $count ->
            [1] 나는 한 장 먹어요
           *[other] 나와 { JOSA($seats, "은/는") } 한 장씩 먹어요
        }
    }
beside-bluff = { $back ->
    [0] { JOSA($seats, "은/는") } { $cards }장 가져가요
    [1] { JOSA($seats, "은/는") } { JOSA($card, "을/를") } 도로 가져가고 { $cards }장 더 가져가요
   *[other] { JOSA($seats, "은/는") } { $back }장을 도로 가져가고 { $cards }장 더 가져가요
}
    .you = { $back ->
        [0] { $cards }장 가져가세요
        [1] { JOSA($card, "을/를") } 도로 가져가고 { $cards }장 더 가져가세요
       *[other] { $back }장을 도로 가져가고 { $cards }장 더 가져가세요
    }
note-lost = 꼴찌는 { JOSA($seat, "이에요/예요") }
    .you = 내가 꼴찌예요
beside-last = { JOSA($seat, "이/가") } 남아서 { place-nth }
    .you = 내가 남아서 { place-nth }
beside-blocked = 아무도 내거나 가져갈 수 없어서 끝났어요
word-onecard = 원카드
word-page-one = 페이지 원
word-last-card = 마지막 한 장
word-stop = 스톱

house-multi = 여러 장 내기
    .ask = 어떤 카드를 한꺼번에 낼 수 있나요?
    .words = 쌓기 겹쳐 내기 묶음 같은 숫자 스트레이트
    .off = 한 장씩만
    .set = 같은 숫자
    .run = 계단
    .both = 같은 숫자와 계단
    .pair = 똑같은 숫자 카드
    .rank = 같은 숫자
    .symbol = 같은 기호
    .all = 전부

card-coloured = { $suit } { $rank }
card-W = 와일드
card-W4 = 와일드 드로 포
card-WS = 셔플 와일드
card-WX = 하얀 와일드
suit-R = 빨강
suit-Y = 노랑
suit-G = 초록
suit-B = 파랑
rank-0 = 0
rank-1 = 1
rank-skip = 스킵
rank-reverse = 리버스
rank-draw2 = 드로 투
    .words = 드로투, 드로우 투, 드로우투, 드로2, 드로우2, 플러스 투, 플러스투, 플러스 2, 플러스2, 플투, +2
rank-joker = 조커
    .words = 흑조, 컬조, 조커 카드
rank-wild = 와일드
rank-wild4 = 와일드
    .words = 와일드 드로 포, 드로 포, 드로포, 드로우 포, 드로우포, 드로4, 드로우4, 플러스 포, 플러스포, 플러스 4, 플러스4, 플포, +4
rank-shuffle = 셔플
rank-invincible = 무적
rank-movie = 미키
rank-blank = 하얀
word-uno = 우노
ask-uno = 우노!

story-challenges = { JOSA($who, "이/가") } 챌린지를 걸었어요
    .you = 챌린지를 걸었어요
story-shows = { JOSA($who, "이/가") } 패를 보여 줬어요
    .you = 패를 보여 줬어요
story-finds = { $guilty ->
    [yes] { JOSA($who, "이/가") } 속인 것으로 확인했어요
   *[no] { JOSA($who, "이/가") } 속이지 않은 것으로 확인했어요
}
    .you = { $guilty ->
        [yes] 속인 것으로 확인했어요
       *[no] 속이지 않은 것으로 확인했어요
    }
story-cuts = { JOSA($who, "이/가") } 딜러를 정하려고 { JOSA($card, "을/를") } 뽑았어요
    .you = 딜러를 정하려고 { JOSA($card, "을/를") } 뽑았어요
ask-colour = 색 바꾸기
ask-cut = 딜러를 정하려고 뽑은 카드
ask-catch-call = 안 외침
ask-forgot = { $seat } 안 외침!
ask-challenge = 챌린지
ask-guilty = 낼 카드가 있었음(속임)
ask-innocent = 낼 카드가 없었음
ask-shows = { $turn }에게 패를 전부 보이기
note-names = { $coloured ->
    [yes] { JOSA($seat, "이/가") } 색을 정해요
   *[no] { JOSA($seat, "이/가") } 무늬를 정해요
}
    .you = { $coloured ->
        [yes] 색을 정해 주세요
       *[no] 무늬를 정해 주세요
    }
note-deal-cards = { NTH($round) } 판: { JOSA($dealer, "이/가") } { $cards }장씩 나눠요
    .you = { NTH($round) } 판: { $cards }장씩 나눠 주세요
note-cut = 한 장씩 뽑아 가장 높은 사람이 딜러예요. 아직 안 뽑은 사람: { $seats }
note-challenge = { JOSA($turn, "은/는") } 카드를 먹기 전에 { $seat }의 { $card }에 챌린지를 걸 수 있어요
note-shows = { JOSA($turn, "이/가") } { $seat }에게 챌린지를 걸었어요. 패는 { $turn }만 봐요. 휴대폰으로 보여 줘도, 테이블에서 보여 줘도 돼요

shed-bounce = 어떤 카드는 공격을 되돌려 보내요. 공격한 사람이 그 카드를 바로 먹고, 게임은 이어져요.
    .name = 되돌려 보내기
    .words = 튕기기 되받기
    .ok = { $owed ->
       *[other] { JOSA($cards, "으로/로") } { $owed }장을 되돌려 보내요. { JOSA($seat, "이/가") } 먹어요.
    }

shed-text = 하얀 카드에 써 둔 글은 그 카드를 낼 때 알려 줘요. 심판이 아는 글도 있고, 나머지는 모두가 직접 해요.
    .name = 카드에 써 둔 글
    .ok = { $cards }: “{ $written }”
    .open = { $cards }: “{ $written }” 모두가 직접 해요. 카드를 가져가거나 내려놓은 사람은 그대로 입력하거나, “상태 맞추기”에서 장수를 바로잡으세요.

shed-drop = 다른 사람 모두 와일드 카드를 내려놓게 하는 카드가 나오면, 각자 자기가 다음에 카드를 내기 전까지 어떤 카드를 내려놓는지 말해요.
    .name = 와일드 내려놓기
    .ok = { JOSA($card, "을/를") } 버린 카드 위에 내려놓아요.
    .no = { $waits ->
        [yes] 안 돼요. { JOSA($card, "은/는") } 여기에 놓을 와일드 카드가 아니에요. 와일드 카드만 내려놓아요.
       *[no] 안 돼요. 지금은 { JOSA($card, "을/를") } 내려놓을 때가 아니에요.
    }

shed-done = 카드가 시킨 일을 해내면 카드를 먹지 않아도 돼요. 해냈는지는 함께 있는 사람들이 정해요.
    .name = 시킨 일을 해냄
    .no = { $turn ->
        [none] 안 돼요. 지금은 카드가 시킨 일이 없어요.
       *[other] 안 돼요. 이 사람이 할 일이 아니에요. { $turn } 차례예요.
    }
    .open = { $cards ->
       *[other] { JOSA($seat, "은/는") } 카드가 시킨 일을 해내서 { $cards }장을 먹지 않아요. 아니라고 생각하면 이의를 내고 함께 투표하세요.
    }

written-play-again = 한 번 더 내요
written-everyone-else-discards-all-wild-cards = 다른 사람은 모두 와일드 카드를 전부 버려요
note-blank = 하얀 카드 { $number }: “{ $written }”
note-written = 카드에 써 둔 글: “{ $written }”
note-asked = { $cards ->
   *[other] { JOSA($turn, "은/는") } 카드가 시킨 일을 하거나 { $cards }장을 먹어요
}
    .you = { $cards ->
       *[other] 카드가 시킨 일을 하거나 { $cards }장을 먹어요
    }
ask-done = 시킨 일을 해냈어요
ask-heavy = 마지막이 숫자가 아니에요: 2장 가져가기
ask-jump = { JOSA($card, "으로/로") } 끼어들기
ask-four = 같은 숫자 네 장!
ask-direction = { $direction ->
    [left] 왼쪽으로 돌기
   *[right] 오른쪽으로 돌기
}
ask-pressed = 안 외친 벌칙으로 나온 카드 수
ask-came = 나온 카드 수
ask-none-came = 한 장도 안 나왔어요
ask-drop = { $card } 내려놓기
word-done = 해냈어요
card-WX2 = 하얀 와일드 2
card-WX3 = 하얀 와일드 3
card-WI = 무적
card-WM = 와일드 미키 무비

house-packs = 카드 벌 수
    .ask = 카드를 몇 벌 섞나요?
    .unit = { $n }벌
house-start-power = 시작 카드의 능력
    .ask = 특수 카드가 시작 카드로 나오면 어떻게 하나요?
    .none = 아무 일도 없음
    .apply = 능력 그대로
    .reflip = 다른 카드를 뒤집음
house-new-stock = 카드 뭉치가 떨어지면
    .ask = 카드 뭉치가 떨어지면 쌓인 카드를 섞어서 다시 쓰나요?
    .true = 네
    .false = 아니요, 낼 수 없으면 넘김
house-next-start = 다음 게임의 시작
    .ask = 다음 게임은 누가 시작하나요?
    .winner = 이긴 사람
    .loser = 진 사람
    .rps = 가위바위보
house-may-draw-freely = 마음대로 가져가기
    .ask = 낼 수 있는 카드가 있어도 가져갈 수 있나요?
    .true = 네
    .false = 아니요
house-play-drawn = 가져간 카드
    .ask = 가져간 카드를 바로 내도 되나요?
    .true = 바로 내도 됨
    .false = 다음 차례부터
house-draw-until-playable = 나올 때까지 가져가기
    .ask = 낼 수 있는 카드가 나올 때까지 계속 가져가나요?
    .words = 계속 먹기 나올 때까지
    .true = 나올 때까지
    .false = 한 장만
house-draw-limit = 가져가는 장수 제한
    .ask = 한 차례에 몇 장까지 가져가고 넘기나요?
    .off = 제한 없음
    .unit = { $n }장
house-illegal-penalty = 잘못 낸 카드
    .ask = 잘못 내서 되가져가면 벌칙이 있나요?
    .v0 = 없음
    .v1 = 1장
    .v2 = 2장
house-end-mode = 게임의 끝
    .ask = 게임은 언제 끝나나요?
    .first-out = 승자가 나오면
    .last-loser = 한 사람이 남으면
    .scored = 목표 점수가 되면
house-points-to = 점수를 받는 사람
    .ask = 손에 남은 카드의 점수는 누구 것인가요?
    .winner = 먼저 다 낸 사람이 모두 얻음
    .partners = 먼저 다 낸 편이 상대편 것을 모두 얻음(같은 편은 마주 앉음)
    .holder = 각자의 벌점: 합이 가장 적으면 승리
    .knockout = 각자의 벌점: 목표 점수가 되면 탈락하고, 끝까지 남으면 승리
house-blocked = 막힌 판
    .ask = 아무도 내거나 가져갈 수 없으면 누가 이기나요?
    .lowest = 카드나 점수가 가장 적은 사람
    .nobody = 아무도

shed-other-side = 모두 뒤집은 뒤에는 맨 위에 놓인 카드를 누구든 말해요. 버린 카드를 통째로 뒤집으니 맨 아래 카드의 다른 면이에요.
    .name = 모두 뒤집기
    .ok = 이제 맨 위는 { JOSA($card, "이에요/예요") }. 여기에 맞추면 되고, 다른 효과는 없어요.
    .no = 안 돼요. 지금 쓰는 면에는 { JOSA($card, "이/가") } 없어요.
shed-trade-first = 패를 바꾼 다음에 이어서 해요.
    .name = 먼저 바꾸기
    .no = 안 돼요. 먼저 { JOSA($seat, "이/가") } 누구와 패를 바꿀지 말해야 해요.
shed-trade = 패를 바꾸는 카드를 낸 사람이 누구와 바꿀지 말해요.
    .name = 패 바꾸기
    .words = 패 바꾸기 교환
    .ok = { JOSA($seat, "과/와") } 패를 바꿔요.
    .no = { $seat ->
        [none] 안 돼요. 지금은 바꿀 패가 없어요.
       *[other] 안 돼요. { JOSA($seat, "은/는") } 아직 남아 있는 다른 사람과 바꿔야 해요.
    }
shed-until = 어떤 공격은 그 색이 나올 때까지 먹어요. 여러 장이면 낸 장수만큼 그 색이 나와야 해요.
    .name = 색이 나올 때까지
    .ok = { JOSA(until-suit, "이/가") } 나올 때까지 { $cards }장을 먹었어요.
    .no = { $times ->
        [1] 안 돼요. { JOSA(until-suit, "이/가") } 처음 나올 때까지만 먹어요.
       *[other] 안 돼요. { JOSA(until-suit, "이/가") } { $times }번 나올 때까지만 먹어요.
    }
story-trades = { JOSA($who, "이/가") } { JOSA($whom, "과/와") } 패를 바꿨어요
    .you = { JOSA($whom, "과/와") } 패를 바꿨어요
    .to-you = { JOSA($who, "과/와") } 패를 바꿨어요
ask-trade = 패를 바꿀 사람
ask-other-side = 지금 맨 위 카드
ask-until = { JOSA(until-suit, "이/가") } 나올 때까지 먹은 장수
note-turned = 모두 뒤집었어요. 맨 위 카드는 무엇인가요?
note-trade = { $seat }: 누구와 패를 바꾸나요?
    .you = 누구와 패를 바꾸나요?
rank-draw1 = 드로 원
rank-draw4 = 드로 포
rank-draw5 = 드로 파이브
rank-everyone = 모두 스킵
rank-discard = 모두 버리기
rank-flip = 플립
rank-wild2 = 와일드
rank-wild4back = 와일드
rank-wild6 = 와일드
rank-wild10 = 와일드
rank-wildcolour = 와일드
rank-roulette = 룰렛
suit-p = 분홍
suit-t = 청록
suit-o = 주황
suit-v = 보라
card-W2 = 와일드 드로 투
card-W6 = 와일드 드로 식스
card-W10 = 와일드 드로 텐
card-WR4 = 와일드 리버스 드로 포
card-WC = 와일드 컬러 룰렛
card-w = 어두운 면 와일드
card-wc = 와일드 드로 컬러


## What cards do, as the rulebook lists it

does-attack = 다음 사람에게 { $cards }장을 먹여요.
does-ask = 다음 사람은 카드가 시키는 대로 하거나 { $cards }장을 먹어요.
does-until = 다음 사람은 그 색이 나올 때까지 먹어요.
does-double = 쌓인 공격이 두 배가 돼요. 쌓인 공격이 없으면 다음 사람에게 { $cards }장을 먹여요.
does-skip = { $count ->
    [1] 다음 사람을 건너뛰어요.
   *[other] 다음 { $count }명을 건너뛰어요.
 }
does-carry = 쌓인 공격을 다음 사람에게 넘겨요.
does-skip-others = 다른 사람을 모두 건너뛰어요.
does-again = 낸 사람이 한 번 더 해요.
does-reverse = 방향이 반대로 바뀌어요.
does-return = 쌓인 공격을 앞 사람에게 되돌려요.
does-shield = { $stops ->
    [none] 쌓인 공격을 모두 막아요.
   *[other] { $stops } 공격을 막아요.
}
does-bounce = 쌓인 공격을 공격한 사람이 먹어요.
does-back = 차례가 { $count }명 앞으로 돌아가요. 방향은 그대로예요.
does-wish = { $coloured ->
    [yes] 색을 바꿀 수 있어요.
   *[no] 무늬를 바꿀 수 있어요.
}
does-name = 다음 사람이 색을 정해요.
does-mix = 모두의 패를 모아 섞고 다시 나눠요.
does-drop = 다른 사람은 모두 와일드 카드를 버려요.
does-turn-over = 패, 버린 카드, 더미를 모두 뒤집어요.
does-hand-on = 모두 패를 다음 사람에게 넘겨요.
does-trade = 낸 사람이 한 사람과 패를 바꿔요.
does-wild = 아무 카드 위에나 낼 수 있어요.

tally-first = { $several ->
    [yes] 점수는 먼저 다 낸 한 사람만 받는데, 여럿의 점수를 적었어요: { $seats }
   *[no] 이긴 판은 1점이에요.
}
