### 한국어: 팀마다 묶음을 만드는 게임.

meld-dealt = 카드는 한 판에 한 번 나눠요. 첫 버림패를 뒤집기 전에 잘못 나눈 것을 알면 다시 나눠요.
    .name = 나누기는 한 판에 한 번
    .no = { $why ->
        [right] 안 돼요. 이 테이블에서는 한 사람당 { $hand }장이니까 잘못 나눈 것이 아니에요.
       *[dealt] { $phase ->
            [deal] 안 돼요. 이번 판은 이미 나눴어요. 이제 딜러가 첫 버림패를 뒤집어요.
            [count] 안 돼요. 남은 패부터 세요.
           *[play] 안 돼요. 판이 진행 중이고 카드는 이미 나눴어요.
        }
    }

meld-undealt = 첫 버림패는 카드를 나눈 다음에 뒤집어요.
    .name = 나눈 다음에
    .no = { $phase ->
        [deal] 안 돼요. 먼저 카드를 나누고, 그다음에 첫 버림패를 뒤집어요.
        [count] 안 돼요. 남은 패부터 세요.
       *[play] 안 돼요. 첫 버림패는 이미 있어요.
    }

meld-dealer = 딜러가 카드를 나누고 첫 버림패를 뒤집어요. 딜러는 판마다 왼쪽 사람으로 바뀌어요.
    .name = 이번 판의 딜러
    .no = 안 돼요. 이번 판의 딜러는 { JOSA($dealer, "이에요/예요") }.

meld-totals = 팀이 새로 짜이면 이전 점수를 이어 가는데, 한 점수는 한 팀만 이어 가요. 어느 팀이 이을지 분명하지 않으면 나누기 전에 정해요.
    .name = 새 팀의 점수
    .no = 안 돼요. 팀이 새로 짜였는데 누구의 점수를 이어 가는지 알 수 없어요. 먼저 정해 주세요. 예: { $asked }

meld-deal = 모두 같은 수의 카드를 받아요.
    .name = 패 나누기
    .ok = { $cards ->
        [0] 잘못 나눴어요. 카드를 모아 다시 나눠요.
       *[other] 모두 { $cards }장씩 받았어요.{ $foot ->
            [0] { "" }
           *[other] {" "}풋 { $foot }장도 엎어 두었어요.
        } 빨간 3은 내려놓고 새로 뽑고, 딜러가 첫 버림패를 뒤집어요.
    }

meld-up-card = 뒤집은 카드가 와일드 카드나 빨간 3이면 가로로 놓고, 버림패는 모두에게 동결돼요. 일반 카드가 나올 때까지 그 위에 더 뒤집어요.
    .name = 첫 버림패
    .words = 첫 버림패
    .ok = { $again ->
        [yes] { JOSA($card, "은/는") } 가로로 놓아요. 버림패가 모두에게 동결됐어요. 그 위에 한 장 더 뒤집어요.
       *[no] { $frozen ->
            [yes] 맨 위는 { JOSA($card, "이에요/예요") }. 버림패는 모두에게 동결이에요.
           *[no] 첫 버림패는 { JOSA($card, "이에요/예요") }.
        }
    }
    .open = 첫 버림패를 적지 않았어요. 사람들이 본 대로 해요.

meld-no-play = 뽑고, 내려놓고, 버리는 것은 판이 진행될 때 해요.
    .name = 진행 중이 아님
    .no = { $phase ->
        [count] 안 돼요. 판이 끝났어요. 이제 남은 패를 세요.
       *[other] 안 돼요. 먼저 카드를 나누고 첫 버림패를 뒤집어요.
    }

meld-turn = 두 팀이 번갈아, 시계 방향으로 해요.
    .name = 묶음 게임의 차례
    .no = { $turn ->
        [none] 안 돼요. 지금은 누구의 차례도 아니에요.
       *[other] 안 돼요. 지금은 { $turn } 차례예요.
    }

meld-waits = 털어도 되는지 물었으면 대답을 기다려요.
    .name = 대답 기다리기
    .no = { $count ->
        [1] 안 돼요. { JOSA($partners, "이/가") } 아직 대답하지 않았어요.
       *[other] 안 돼요. 먼저 { $partners } 가운데 한 사람이 대답해야 해요.
    }

meld-drawn = 차례는 덱에서 뽑거나 버림패를 모두 가져가면서 시작해요. 둘 중 하나를 한 번만 해요.
    .name = 뽑기나 버림패, 한 번
    .no = { $pile ->
        [yes] 안 돼요. 버림패를 이미 가져갔어요. 묶음을 내려놓고 한 장 버리세요.
       *[no] 안 돼요. 이번 차례의 카드는 이미 뽑았어요. 묶음을 내려놓거나 한 장 버리세요.
    }

meld-draw-count = 정해진 수만큼 뽑아요. 덱의 마지막 한 장은 한 장만 뽑아도 돼요.
    .name = 뽑는 수
    .no = { $due ->
        [0] 안 돼요. 덱이 다 떨어졌어요.
       *[other] 안 돼요. 지금은 { $due }장을 뽑아야 해요.
    }

meld-draw = 차례는 덱에서 뽑으면서 시작해요. 뽑은 빨간 3을 보충할 카드가 없으면 그 판은 바로 끝나요.
    .name = 덱에서 뽑기
    .words = 두 장 뽑기 가져가기 덱
    .ok = { $ends ->
        [yes] 빨간 3을 보충할 카드가 없어요. 아무도 털지 못하고 판이 끝났어요.
       *[no] { $left ->
            [0] 덱의 마지막 카드를 뽑았어요.
           *[other] { $cards }장을 뽑았어요.
        }
    }

meld-lay = 빨간 3은 바로 자기 앞에 놓고 한 장을 새로 뽑아요. 버림패와 함께 온 빨간 3은 보충하지 않아요. 뽑은 빨간 3을 보충할 카드가 없으면 판이 끝나요. 보충으로 뽑은 빨간 3도 마찬가지예요.
    .name = 빨간 3
    .words = 빨간 3 놓기 뽑기
    .ok = { $ends ->
        [yes] { $drawn ->
            [none] { JOSA($card, "을/를") } 내려놓았어요. 보충할 카드가 없어서, 아무도 털지 못하고 판이 끝났어요.
           *[other] { JOSA($card, "을/를") } 내려놓고, 새로 뽑은 { $drawn }도 내려놓았어요. 그것을 보충할 카드가 없어서, 아무도 털지 못하고 판이 끝났어요.
        }
       *[no] { $replaced ->
            [yes] { JOSA($card, "을/를") } 내려놓고 한 장을 새로 뽑았어요.
           *[no] { JOSA($card, "을/를") } 내려놓았어요. 새로 뽑지는 않아요.
        }
    }
    .no = { $why ->
        [card] 안 돼요. { JOSA($card, "은/는") } 빨간 3이 아니에요.
        [loose] 안 돼요. { JOSA($card, "은/는") } 버림패와 함께 왔어요. 새로 뽑지 않고 내려놓아요.
        [turn] 안 돼요. 빨간 3은 자기 차례에 내려놓아요.
        [hand] 안 돼요. { JOSA($card, "은/는") } 이 패에 없어요.
        [packs] 안 돼요. 덱에 빨간 3이 그렇게 많지 않아요.
       *[stock] 안 돼요. 덱이 다 떨어져서 새로 뽑을 수 없어요.
    }

meld-pile-top = 버림패는 맨 위 카드를 쓰려고 가져가요. 맨 위가 와일드 카드나 빨간 3이면 쓸 수 없으니 가져갈 수 없어요.
    .name = 버림패의 맨 위
    .no = { $empty ->
        [yes] 안 돼요. 버림패가 없어요.
       *[no] 안 돼요. 맨 위의 { JOSA($card, "은/는") } 묶음에 쓸 수 없어요.
    }

meld-pile-blocked = 맨 위가 검은 3이면 다음 사람은 그 차례에 버림패를 가져갈 수 없어요. 동결되는 것은 아니에요.
    .name = 맨 위의 검은 3
    .words = 검은 3 버리기 막기 못 가져감
    .no = 안 돼요. 맨 위의 { $card } 때문에 이번 차례에는 버림패를 가져갈 수 없어요. 덱에서 뽑으세요.

meld-pile-single = 패가 한 장이면 한 장뿐인 버림패는 가져갈 수 없어요. 맨 위 카드를 쓰거나 등록하고 나서 버리고 남길 카드가 모자라도 안 돼요.
    .name = 한 장과 한 장
    .words = 한 장 남음
    .no = { $single ->
        [yes] 안 돼요. 패가 한 장일 때는 한 장뿐인 버림패를 가져갈 수 없어요.
       *[no] { $minimum ->
            [0] 안 돼요. 맨 위 카드를 쓰고 나면 버리고 남길 카드가 모자라요.
           *[other] 안 돼요. { $minimum }점을 등록하고 나면 버리고 남길 카드가 모자라요.
        }
    }

meld-pile-frozen = 동결된 버림패는 맨 위와 같은 숫자의 일반 카드 두 장이 손에 있어야 가져가요. 와일드 카드나 빨간 3이 들어 있으면 모두에게, 묶음이 없는 팀에게는 늘 동결이에요.
    .name = 동결된 버림패
    .words = 동결 얼음 버림패 같은 숫자 두 장
    .no = { $all ->
        [yes] 안 돼요. 버림패가 모두에게 동결됐어요. { JOSA($card, "과/와") } 같은 숫자의 일반 카드가 손에 두 장 있어야 가져갈 수 있어요.
       *[no] 안 돼요. 아직 묶음이 없는 팀에게는 버림패가 동결이에요. { JOSA($card, "과/와") } 같은 숫자의 일반 카드가 손에 두 장 있어야 가져갈 수 있어요.
    }

meld-pile-use = 동결되지 않은 버림패는 맨 위 카드를 팀의 묶음에 더하거나, 일반 카드 두 장 또는 일반 카드와 와일드 카드 한 장씩과 묶을 수 있으면 가져가요.
    .name = 맨 위 카드의 쓸모
    .words = 버림패 가져가기
    .no = 안 돼요. 이 패로는 { JOSA($card, "을/를") } 묶을 수 없어요.

meld-pile-first = 첫 등록에는 맨 위 카드와 손패만 쳐요. 버림패 아래쪽 카드는 치지 않아요.
    .name = 버림패와 등록
    .no = 안 돼요. 등록하려면 { $minimum }점이 필요한데, { JOSA($card, "과/와") } 이 패로는 { $points }점이라 { $short }점이 모자라요.

meld-pile = 버림패를 모두 손에 들고, 맨 위 카드는 바로 묶음에 써요.
    .name = 버림패 가져가기
    .words = 버림패 줍기 가져가기
    .ok = 버림패 { $cards }장을 가져갔어요. 이제 { JOSA($card, "을/를") } 묶음에 써요.
    .open = { $frozen ->
        [yes] 버림패를 가져갔어요. 다음 묶음에서 { JOSA($card, "과/와") } 함께 일반 카드 두 장을 보여 줘요.
       *[no] 버림패를 가져갔어요. 다음 묶음에 { JOSA($card, "을/를") } 써요.
    }

meld-before-draw = 차례는 뽑거나 버림패를 가져가면서 시작하고, 그다음에 묶음을 내려놓아요.
    .name = 먼저 뽑기
    .no = 안 돼요. 먼저 덱에서 뽑거나 버림패를 가져가세요.

meld-bonus = 빨간 3은 내려놓고 새로 뽑아요. 묶음에 쓰거나 버릴 수 없어요.
    .name = 묶지 않는 빨간 3
    .words = 빨간 3
    .no = 안 돼요. { JOSA($card, "은/는") } 묶거나 버릴 수 없어요. 앞에 내려놓으세요.

meld-in-hand = 묶거나 버리는 카드는 손패에서 나와요. 보여 준 패라면 무슨 카드가 있는지 알 수 있어요.
    .name = 손패에 있는 카드
    .no = { $card ->
        [none] 안 돼요. 이 패에는 { $hand }장뿐이에요.
       *[other] { $held ->
            [0] 안 돼요. { JOSA($card, "은/는") } 이 패에 없어요. 묶음의 카드는 모두 적어요.
           *[other] 안 돼요. { JOSA($card, "은/는") } 이 패에 { $held }장뿐이에요.
        }
    }

meld-packs = 덱에 든 카드는 종류마다 수가 정해져 있어요.
    .name = 있는 것보다 많음
    .no = 안 돼요. { JOSA($card, "은/는") } 모두 { $number }장뿐인데 그보다 많아져요.

meld-which = 와일드 카드만 더할 때 팀의 묶음이 하나면 거기에 들어가요. 여럿이면 어느 묶음인지 말해요.
    .name = 어느 묶음
    .no = 안 돼요. { JOSA($cards, "을/를") } 어느 묶음에 더하나요?

meld-special = 스페셜 핸드를 하는 테이블에서는, 우리 팀이 아직 등록하지 않았고 덱에서 뽑은 차례라면 열네 장을 모두 내려놓고 한 번에 털어요.
    .name = 스페셜 핸드
    .words = 스트레이트, 일곱 쌍, 가비지, 열네 장
    .ok = { special-name }: { $points }점을 받고 털었어요.
    .open = { special-name }: 이게 손패 전부라면 { $points }점을 받고 털었어요.
    .no = { $why ->
        [hand] 안 돼요. 스페셜 핸드는 손패를 모두 내려놓아야 하는데, 카드가 남아요.
        [melded] 안 돼요. 우리 팀이 이미 등록해서 스페셜 핸드를 할 수 없어요.
       *[pile] 안 돼요. 버림패를 가져온 차례에는 스페셜 핸드를 할 수 없어요.
    }
special-name = { $kind ->
    [straight] 스트레이트
    [pairs] 일곱 쌍
    [wild_pairs] 와일드 카드가 있는 일곱 쌍
   *[garbage] 가비지
}

meld-one-rank = 한 묶음은 같은 숫자예요. 줄은 없어요.
    .name = 한 묶음에 한 숫자
    .words = 줄 연속 숫자
    .no = 안 돼요. { JOSA($cards, "은/는") } 같은 숫자가 아니에요.

meld-closing = 검은 3은 손패를 털 때만, 와일드 카드 없이 석 장이나 넉 장을 묶어요.
    .name = 검은 3 묶음
    .words = 검은 3 묶음 털기
    .no = { $why ->
        [wild] 안 돼요. 검은 3은 와일드 카드 없이 묶어요.
        [few] 안 돼요. 검은 3은 적어도 석 장이어야 묶을 수 있어요.
        [many] 안 돼요. 검은 3은 넉 장까지만 묶어요.
       *[hand] 안 돼요. 검은 3은 손패를 털 때만 묶을 수 있어요.
    }

meld-naturals = 새 묶음은 적어도 석 장이고 그중 두 장은 일반 카드예요. 팀에 같은 숫자의 묶음이 있으면 거기에 더해요. 한 숫자에 묶음은 하나예요.
    .name = 새 묶음
    .words = 새 묶음 한 숫자당 한 묶음
    .no = 안 돼요. { JOSA($cards, "으로는/로는") } 새 묶음을 만들 수 없어요. 적어도 { $least }장, 그중 일반 카드 { $needed }장이 있어야 하는데 일반 카드가 { $natural }장이에요.

meld-wilds = 한 묶음의 와일드 카드 수에는 한도가 있어요. 카나스타도 같아요. 일반 카드보다 많으면 안 되는 곳도 있어요. 묶음의 크기에는 제한이 없어요.
    .name = 묶음의 와일드 카드
    .words = 와일드 조커 최대 몇 장
    .no = 안 돼요. 한 묶음에 와일드 카드가 { $wilds }장이 돼요. { $limit }장까지예요.

meld-top = 버림패를 가져간 사람은 맨 위 카드를 먼저 써요. 동결이었으면 손에 있던 일반 카드 두 장과 묶고, 첫 등록에는 아래쪽 카드를 치지 않아요.
    .name = 맨 위 카드 쓰기
    .words = 맨 위 꼭 써야 함
    .no = { $why ->
        [discard] 안 돼요. 버림패에서 가져온 { JOSA($card, "을/를") } 먼저 묶음에 써야 해요.
        [unused] 안 돼요. 이 묶음에 버림패의 { JOSA($card, "이/가") } 있어야 해요.
        [pair] 안 돼요. { $card }에는 손에 있던 같은 숫자의 일반 카드가 더 필요해요.
       *[deeper] 안 돼요. 여기서는 버림패의 { $card }만 쳐요. 그 아래 카드는 치지 않아요.
    }

meld-minimum = 팀의 첫 등록은 팀 점수에 따라 정해진 점수 이상이어야 해요. 카드 점수만 치고, 여러 묶음을 한꺼번에 더해도 돼요.
    .name = 등록 조건
    .words = 등록 조건 최소 점수
    .no = 안 돼요. 등록하려면 { $minimum }점이 필요한데 { $points }점이라 { $short }점이 모자라요.

meld-keep = 카나스타가 모자라면 손패를 털 수 없어요. 버릴 카드 말고 한 장을 더 남겨요.
    .name = 아직 못 털어요
    .words = 털기 카나스타 필요
    .no = { $needed ->
        [1] 안 돼요. 카나스타가 없으면 털 수 없어요. 버릴 카드 말고 한 장을 더 남기세요.
       *[other] 안 돼요. 털려면 카나스타 { $needed }개가 필요한데 { $complete }개예요. 버릴 카드 말고 한 장을 더 남기세요.
    }

meld-permission = 팀원이 안 된다고 하면 그 차례에는 털 수 없어요. 털기 전에 꼭 물어보는 곳도 있어요.
    .name = 털어도 되는지
    .words = 허락 없이 털기
    .no = { $refused ->
        [yes] 안 돼요. 팀원이 안 된다고 했어요. 이번 차례에는 한 장을 남겨야 해요.
       *[no] 안 돼요. 여기서는 털기 전에 팀원에게 물어봐야 해요.
    }

meld-meld = 같은 숫자 석 장 이상을 자기 팀 앞에 내려놓아요. 자기 팀의 묶음에만 더할 수 있어요. 일곱 장이면 카나스타예요. 와일드 카드가 없으면 순정, 있으면 비순정이에요.
    .name = 묶음 내려놓기
    .words = 내려놓기 묶음 만들기
    .ok = { $out ->
        [yes] { $concealed ->
            [yes] 한 차례에 손패를 모두 털었어요. 퍼펙트 훌라예요.
           *[no] 손패를 털었어요.
        }
       *[no] { $complete ->
            [0] { $first ->
                [yes] { $points }점으로 등록했어요.
               *[no] { $points }점어치를 내려놓았어요.
            }
           *[other] { $points }점어치를 내려놓았어요. 카나스타가 됐어요.
        }
    }
    .open = { $last ->
        [yes] { $points }점어치를 내려놓았어요. 이제 마지막 한 장으로 카나스타를 완성해야 해요.
       *[no] { $first ->
            [yes] { $points }점으로 등록했어요. 맨 위 카드 말고는 손에서 나왔는지 패를 봐야 알아요.
           *[no] { $points }점어치를 내려놓았어요.
        }
    }

meld-bound = 팀원이 된다고 하면 그 대답도 지켜요. 이번 차례에 털어야 해요. 털 수 없다는 것은 손패를 펼쳐야만 알 수 있어요.
    .name = 대답 지키기
    .words = 허락받고 털기 꼭
    .no = 안 돼요. 팀원이 된다고 했으니 지금 털어요. { $left }장이 남게 돼요.{ $shown ->
        [yes] {""}
       *[no] {" "}털 수 없는 패라면 “그대로 인정”을 누르세요.
    }
    .ok = 된다는 대답을 받았지만 이 손패로는 털 수 없어요. { $points }점을 잃어요.
    .open = 된다는 대답을 받고도 카드가 남았어요. { $points }점을 잃어요.

meld-discard = 차례는 한 장을 버리면서 끝나요. 와일드 카드는 가로로 놓아 버림패를 동결하고, 검은 3은 다음 사람이 가져가지 못하게 해요. 마지막 카드는 무엇이든 좋아요.
    .name = 버리기
    .words = 버리기
    .ok = { $out ->
        [yes] { $concealed ->
            [yes] 마지막 카드를 버렸어요. 퍼펙트 훌라예요.
           *[no] 마지막 카드를 버렸어요. 손패를 털었어요.
        }
       *[no] { $ends ->
            [yes] 덱이 다 떨어졌어요. 아무도 털지 못하고 판이 끝났어요.
           *[no] { $freezes ->
                [yes] { JOSA($card, "은/는") } 가로로 놓아요. 버림패가 모두에게 동결됐어요.
               *[no] { $blocks ->
                    [yes] { $card } 때문에 다음 사람은 버림패를 가져갈 수 없어요.
                   *[no] { JOSA($card, "을/를") } 버렸어요.
                }
            }
        }
    }
    .open = { $out ->
        [yes] { $concealed ->
            [yes] 마지막 카드를 버렸어요. 퍼펙트 훌라예요.
           *[no] 마지막 카드를 버렸어요. 손패를 털었어요.
        }
       *[no] 입력되지 않은 카드를 한 장 버렸어요.
    }

meld-pass = 차례는 버리면서 끝나요. 덱이 다 떨어졌을 때만 버림패를 안 가져가고 끝낼 수 있고, 맨 위 카드가 팀의 묶음에 맞으면 가져가야 해요.
    .name = 버림패 안 가져가기
    .ok = 버림패를 가져가지 않았어요. 아무도 털지 못하고 판이 끝났어요.
    .no = { $why ->
        [discard] 안 돼요. 한 장을 버려야 차례가 끝나요.
        [pile] 안 돼요. { JOSA($card, "이/가") } 팀의 묶음에 맞으니 버림패를 가져가요.
       *[draw] 안 돼요. 아직 뽑을 카드가 있어요.
    }

meld-ask = 손패를 털어도 되는지 팀원에게 물어볼 수 있어요. 한 판에 한 번, 뽑은 다음 내려놓기 전에 물어요. 꼭 물어야 하는 것은 아니에요.
    .name = 팀원에게 묻기
    .words = 털어도 되는지 물어보기 팀원
    .ok = { $count ->
        [1] { JOSA($partners, "이/가") } 대답해요. 그 대답은 꼭 지켜야 해요.
       *[other] { $partners } 가운데 한 사람이 대답해요. 그 대답은 꼭 지켜야 해요.
    }
    .no = { $why ->
        [off] 안 돼요. 여기서는 묻지 않아요.
        [alone] 안 돼요. 물어볼 팀원이 없어요.
        [once] 안 돼요. 한 판에 한 번만 물을 수 있어요.
        [forced] 안 돼요. 버림패를 가져갔으니 터는 수밖에 없어요.
       *[melded] 안 돼요. 내려놓기 전에 물어요.
    }

meld-answer = 팀원은 된다거나 안 된다고만 대답하고, 그 차례에는 대답을 지켜요.
    .name = 팀원의 대답
    .words = 허락 대답 따라야 함
    .ok = { $yes ->
        [yes] { JOSA($asker, "은/는") } 이번 차례에 털어야 해요.
       *[no] { JOSA($asker, "은/는") } 이번 차례에 털 수 없어요.
    }
    .no = { $asker ->
        [none] 안 돼요. 대답을 기다리는 사람이 없어요.
       *[other] 안 돼요. { $asker }의 팀원이 대답해요.
    }

meld-count-time = 남은 패는 판이 끝나면 세요.
    .name = 남은 패를 셀 때
    .no = { $phase ->
        [count] 안 돼요. 이 자리는 이번 판에 없었어요.
       *[other] 안 돼요. 남은 패는 판이 끝나면 세요.
    }

meld-count-points = 카드 점수는 5의 배수이고 0점 이상이에요. 있는 것보다 많은 카드는 적을 수 없어요.
    .name = 있을 수 없는 점수
    .no = { $card ->
        [none] { $over ->
            [0] { $empty ->
                [yes] 안 돼요. 누군가 다 내려놓았거나 더미가 떨어져서 판이 끝났으니, 이 손에는 카드가 남아 있어요.
               *[no] 안 돼요. { $points }점은 있을 수 없어요. 카드 점수는 0점 이상이에요.
            }
           *[other] 안 돼요. { $points }점은 5의 배수가 아니에요.
        }
       *[other] 안 돼요. { JOSA($card, "은/는") } 그렇게 셀 수 없어요. 더 없는 카드이거나 입력되지 않은 카드예요.
    }

meld-count-differs = 진짜 손에 든 패가 맞아요. 기록과 다르면 심판이 알려 줘요.
    .name = 남은 패가 다름
    .open = { $named ->
        [yes] { $counted ->
            [0] 남은 카드가 없다고 했는데
           *[other] { $counted }장을 셌는데
        } 기록에는 { $hand }장이에요.
       *[no] { $counted }점을 셌어요. 카드 { $hand }장으로는 그렇게 많을 수 없어요.
    }

meld-game-end = 판이 끝났을 때 목표 점수가 된 팀이 있으면 게임이 끝나요. 두 팀이 다 넘어도 점수가 많은 쪽이 이기고, 같으면 한 판을 더 해요.
    .name = 게임의 승자
    .words = 5000점 승리
    .ok = { JOSA($winners, "이/가") } 게임에서 이겼어요.

meld-count = 손에 남은 카드의 점수는 팀의 점수에서 빼요. 마지막 패까지 세면 판의 점수가 나와요.
    .name = 남은 패
    .words = 남은 손패 감점
    .ok = { $points ->
        [0] 남은 카드가 없어요.
       *[other] 팀의 점수에서 { $points }점을 빼요.
    }

meld-keeping = 점수만 적는 테이블에서는 팀마다 한 판의 점수를 적어요.
    .name = 팀 점수 적기
    .no = { $over ->
        [yes] 안 돼요. 게임이 끝났어요.
       *[no] 안 돼요. 여기서는 카드를 모두 적고 심판이 세요.
    }

meld-parts = 한 판의 점수는 팀마다 모두 적어요. 없으면 0을 적어요.
    .name = 빠짐없이 모두
    .no = { $missing ->
        [cards] 안 돼요. 내려놓은 카드의 점수가 빠졌어요.
        [natural] 안 돼요. 순정 카나스타의 수가 빠졌어요.
        [mixed] 안 돼요. 비순정 카나스타의 수가 빠졌어요.
        [wild] 안 돼요. 와일드 카나스타의 수가 빠졌어요.
        [red3] 안 돼요. 빨간 3의 수가 빠졌어요.
        [out] 안 돼요. 이 팀이 털었는지가 빠졌어요.
        [concealed] 안 돼요. 퍼펙트 훌라였는지가 빠졌어요.
       *[hand] 안 돼요. 손에 남은 점수가 빠졌어요.
    }

meld-fives = 카드 점수의 합은 5의 배수예요.
    .name = 5의 배수
    .no = { $part ->
        [cards] 안 돼요. 내려놓은 카드 { $points }점은 { $step }의 배수가 아니에요.
       *[hand] 안 돼요. 손에 남은 { $points }점은 { $step }의 배수가 아니에요.
    }

meld-bonus-count = 모든 팀의 빨간 3을 더해도 덱에 든 수를 넘을 수 없어요.
    .name = 빨간 3이 너무 많음
    .no = 안 돼요. 빨간 3이 모두 { $total }장이 돼요. { $most }장뿐이니 { $over }장이 많아요.

meld-one-out = 손패를 터는 팀은 하나뿐이고 카나스타가 있어야 해요. 퍼펙트 훌라는 턴 팀만 할 수 있고, 혼자 하는 사람이 털면 남은 패가 없어요.
    .name = 누가 털었는지
    .no = { $why ->
        [special] 안 돼요. 이 테이블에는 그 점수의 스페셜 핸드가 없거나, 이 팀이 털지 않았어요.
        [concealed] 안 돼요. 퍼펙트 훌라라면 이 팀이 털었어야 해요.
        [other] 안 돼요. 이번 판은 { JOSA($other, "이/가") } 이미 털었어요.
        [left] 안 돼요. 혼자 하는 사람이 털지 않았다면 손패가 남아 있어요. 남은 점수를 적어 주세요.
        [hand] 안 돼요. 털었다면 남은 점수가 없어야 하는데 { $hand }점을 적었어요.
       *[complete] 안 돼요. 털려면 이 팀에 카나스타가 { $lacks }개 더 있어야 해요.
    }

meld-card-points = 카나스타가 있으면 카드 점수도 적어도 그만큼은 돼요. 모든 팀의 카드 점수를 더해도 덱 전체의 점수를 넘을 수 없어요.
    .name = 카드의 점수
    .no = { $why ->
        [few] 안 돼요. 그런 카나스타라면 카드가 적어도 { $limit }점인데 { $points }점을 적었어요. { $short }점이 모자라요.
       *[many] 안 돼요. 카드가 모두 { $points }점이 되는데 덱 전체가 { $limit }점이에요. { $short }점이 많아요.
    }

hands-minus = { $hand ->
    [0] 0
   *[other] -{ $hand }
}
meld-score = 팀의 한 판은 내려놓은 카드, 카나스타, 빨간 3, 턴 점수를 더하고 손에 남은 점수를 뺀 것이에요.
    .name = 팀의 한 판
    .words = 점수 계산 보너스
    .ok = { $winners ->
        [none] 카드 { $cards }, 카나스타 { $complete }, 빨간 3 { $bonus }, 털기 { $out }, 남은 패 { hands-minus }: 모두 { $points }점이에요.
       *[other] 카드 { $cards }, 카나스타 { $complete }, 빨간 3 { $bonus }, 털기 { $out }, 남은 패 { hands-minus }: 모두 { $points }점이에요. { JOSA($winners, "이/가") } 게임에서 이겼어요.
    }


## 화면에서

sides-alone = 저마다 혼자 해요.
sides-lone = 버림패를 맨 먼저 가져간 사람이 그 판에서 혼자 나머지 둘과 겨뤄요.
sides-out = 셋 중 한 명은 판마다 돌아가며 쉬어요. 첫 판은 { JOSA($first, "이/가") } 쉬고, 차례는 두 팀이 번갈아 와요.

side-out = { $concealed ->
    [yes] 퍼펙트 훌라
   *[no] 털었어요
}
note-sits-out = { JOSA($seats, "은/는") } 이번 판을 쉬어요
note-frozen = { $count ->
    [0] 모두에게 동결
   *[other] 모두에게 동결: { $cards }
}
note-foot = 풋을 든 사람: { $seats }
note-blocked = 검은 3 때문에 다음 사람은 가져갈 수 없어요

may-draw = { $taken ->
    [yes] { $cards }장 뽑거나 버림패를 가져가요
   *[no] { $cards }장 뽑아요{ $why ->
        [none] {""}
        [top] . 맨 위가 { JOSA($card, "이라서/라서") } 아무도 버림패를 못 가져가요
        [blocked] . { $card } 때문에 이번에는 버림패를 못 가져가요
       *[other] . 이 손패로는 버림패를 못 가져가요
    }
}
may-decline = { $taken ->
    [yes] { $on ->
        [yes] 덱이 없어요. 버림패를 가져가거나, 안 가져가고 끝내요
       *[no] 덱이 없어요. 버림패를 안 가져가면 판이 끝나요
    }
   *[no] 덱이 없고 버림패도 못 가져가니 판이 끝나요
}
may-top = 버림패의 { JOSA($card, "을/를") } 묶음에 써요
may-meld = { $leave ->
    [yes] 허락을 받았으니 털어요
    [no] 이번에는 털 수 없어요. 내려놓거나 버려요
   *[none] 내려놓고 나서 한 장 버려요
}
may-wait = { $count ->
    [1] { JOSA($partners, "이/가") } 대답해요: 털어도 될까요?
   *[other] { $partners } 가운데 한 사람이 대답해요: 털어도 될까요?
}
    .you = 대답해 주세요: 털어도 될까요?

note-alone = { JOSA($seat, "이/가") } 혼자서 { JOSA($others, "과/와") } 겨뤄요
note-not-alone = 버림패를 맨 먼저 가져간 사람이 혼자 겨뤄요
came-alone = { JOSA($seat, "이/가") } 버림패를 맨 먼저 가져갔어요. 이제 혼자서 { JOSA($others, "과/와") } 겨뤄요.
came-special = { JOSA($seat, "이/가") } 스페셜 핸드로 털었어요. { special-name }, { $points }점이에요.
    .you = 내가 스페셜 핸드로 털었어요. { special-name }, { $points }점이에요.
came-concealed = { JOSA($seat, "이/가") } 퍼펙트 훌라로 털었어요. { $points }점을 더 받아요.
    .you = 내가 퍼펙트 훌라로 털었어요. { $points }점을 더 받아요.
came-side = { JOSA($seats, "은/는") } { $points }점이에요.
ask-decline = { $taken ->
    [yes] 버림패를 두고 판 끝내기
   *[no] 판 끝내기
}

came-kept = { $seat }의 손에 { JOSA($cards, "이/가") } 남아 있었어요. 빨간 3은 바로 내려놓아요. { $points ->
    [0] 손에 있으면 점수가 없어요.
   *[other] { $points }점을 잃어요.
}
    .you = 내 손에 { JOSA($cards, "이/가") } 남아 있었어요. 빨간 3은 바로 내려놓아요. { $points ->
        [0] 손에 있으면 점수가 없어요.
       *[other] { $points }점을 잃어요.
    }

ask-totals-of-sides = 새 팀의 점수: { $totals }
ask-together = 나와 한 팀
ask-worth = { $first ->
    [yes] { $short ->
        [0] { $minimum }점 중 { $points }점: 충분해요
       *[other] { $minimum }점 중 { $points }점: { $short }점 모자라요
    }
   *[no] { $points }점
}

ask-take-pile = 버림패 { $cards }장 가져가기
ask-draw-early = 차례가 아닐 때 가져가기
ask-take-pile-early = 차례가 아닐 때 버림패 가져가기
ask-meld = 묶음 내려놓기
ask-discard = 버리기
ask-lay-card = { $card } 내려놓기
ask-lay = 놓기
ask-discard-unseen = 카드 안 적고 버리기
ask-leave-to-go-out = 털어도 될까요?
ask-answer-yes = 네, { $seat }, 털어요
ask-answer-no = 아니요, { $seat }, 아직이에요


## 이야기

story-takespile = { JOSA($who, "이/가") } 버림패를 가져갔어요
    .you = 버림패를 가져갔어요
story-melds = { JOSA($who, "이/가") } { JOSA($cards, "을/를") } { $to ->
    [none] {""}
   *[other] { $to } 묶음에{" "}
}내려놓았어요
    .you = { JOSA($cards, "을/를") } { $to ->
        [none] {""}
       *[other] { $to } 묶음에{" "}
    }내려놓았어요
story-lays = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 앞에 놓았어요
    .you = { JOSA($card, "을/를") } 앞에 놓았어요
story-discards = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 버렸어요
    .you = { JOSA($card, "을/를") } 버렸어요
story-asks = { JOSA($who, "이/가") } 털어도 되는지 물었어요
    .you = 털어도 되는지 물었어요
story-answers = { $yes ->
    [yes] { JOSA($who, "이/가") } 된다고 했어요
   *[no] { JOSA($who, "이/가") } 안 된다고 했어요
}
    .you = { $yes ->
        [yes] 된다고 했어요
       *[no] 안 된다고 했어요
    }
story-scores-side = { $side }{ $out ->
    [yes] { $concealed ->
        [yes] {" "}퍼펙트 훌라
       *[no] {" "}털기
    }
   *[no] {""}
}: 카드 { $cards }점{ $natural ->
    [0] {""}
   *[other] , 순정 카나스타 { $natural }개
}{ $mixed ->
    [0] {""}
   *[other] , 비순정 카나스타 { $mixed }개
}{ $red3 ->
    [0] {""}
   *[other] , 빨간 3 { $red3 }장
}{ $hand ->
    [0] {""}
   *[other] , 남은 패 { $hand }점
}


## 사실

ui-fact-teams = 팀
ui-fact-drawn = 뽑았는지
    .said = { $yes ->
        [yes] 차례인 사람이 이미 뽑음
       *[no] 차례인 사람이 아직 안 뽑음
    }
ui-fact-laid = 내려놓았는지
    .of = { $whose }: 내려놓았는지
    .said = { $yes ->
        [yes] { JOSA($whose, "은/는") } 이번 차례 전에 내려놓음
       *[no] { JOSA($whose, "은/는") } 이번 차례 전에 내려놓지 않음
    }


## 읽을 수 없는 것

unreadable-side = { JOSA($side, "은/는") } 이 테이블의 팀이 아니에요.
unreadable-frozen = { $melded ->
    [yes] 카드 때문에 동결된 버림패는 등록한 모든 팀에게 동결이에요. { $side }만 다를 수는 없어요.
   *[no] { JOSA($side, "은/는") } 아직 등록하지 않았어요. 묶음이 없는 팀에게 버림패는 늘 동결이에요.
}
unreadable-melds-rank = 한 팀에 같은 숫자의 묶음은 하나예요. 같은 숫자의 카드는 한 묶음에 모두 적어 주세요.
unreadable-minimum = { $side }의 등록 조건은 팀 점수에 따라 { $minimum }점이고, { $stated }점이 아니에요.
unreadable-teams = 모두 한 팀에 들어가고 팀은 { $sides }개예요. 누가 누구와 한 팀인지 적어 주세요.


## 하우스 룰

house-group-melds = 묶음
house-group-pile = 버림패
house-group-out = 손패 털기

ui-unit-canastas = 개
ui-house-from = { $start ->
    [none] 0점 미만
   *[other] { $start }점부터
}


## 한 판의 점수표

tally-natural = 순정 카나스타
tally-mixed = 비순정 카나스타
tally-wild = 와일드 카나스타
tally-complete = 카나스타
tally-red3 = 빨간 3
tally-out = 털기
tally-who-out = 누가 털었나요?
tally-nobody-out = 아무도 못 털었어요
tally-special = 스페셜 핸드
tally-concealed = 퍼펙트 훌라
tally-cards = 내려놓은 카드
tally-hand = 남은 패
tally-cards-points = 내려놓은 카드 점수 (카나스타 카드 포함, 보너스 제외)
tally-hand-points = 손에 남은 카드 점수
tally-together = 한 팀이던 두 사람은 각자 칸에 팀의 점수를 똑같이 적어요. 빨간 3만 자기 것을 적어요.
tally-lost = 다른 감점

## 묶음과 버림패, 모든 화면

ui-pile = { $cards ->
    [0] 버림패 없음
   *[other] 버림패 { $cards }장
}
ui-stock = { $cards ->
    [0] 덱 없음
   *[other] 덱 { $cards }장
}
ui-first-meld = 등록 { $points }점
ui-frozen-first = 등록할 때까지 버림패가 동결이에요
ui-frozen = 동결
ui-side-now = 지금 { $points }점, 등록은 { $minimum }점
ui-bonus-cards = 빨간 3 { $cards }장
ui-lacks = { $count ->
    [0] 털 수 있음
   *[other] 카나스타 { $count }개 부족
}
ui-complete-natural = 순정
ui-complete-mixed = 비순정
ui-meld-aloud = { $rank }: { $count }장{ $wild ->
    [0] {""}
   *[other] , 와일드 { $wild }장
}
ui-add-to = 어느 묶음에?
ui-race = 목표 { $target }점
