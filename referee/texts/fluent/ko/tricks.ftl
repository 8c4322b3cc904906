### 한국어: 트릭을 먹는 게임.

trick-dealt = 카드는 한 판에 한 번 나눠요. 첫 카드를 내기 전에 잘못 나눈 것을 알면 다시 나눠요.
    .name = 한 판에 한 번 나누기
    .no = { $why ->
        [right] 안 돼요. 이 테이블에서는 한 사람당 { $hand }장이니까 잘못 나눈 것이 아니에요.
       *[dealt] { $phase ->
            [count] 안 돼요. 지금은 점수를 세는 중이에요.
           *[other] 안 돼요. 이번 판은 이미 나눴어요.
        }
    }
trick-dealer = 딜러는 판마다 왼쪽 사람으로 바뀌어요.
    .name = 트릭 게임의 딜러
    .words = 딜러
    .no = 안 돼요. 이번 판의 딜러는 { JOSA($dealer, "이에요/예요") }.
trick-deal = 모두 같은 수의 카드를 받아요. 똑같이 나눌 수 없는 카드는 미리 빼거나, 첫 트릭을 먹은 사람 몫으로 옆에 둬요.
    .name = 트릭 게임의 패 나누기
    .words = 카드 빼기 나누기
    .ok = { $cards ->
        [0] 잘못 나눴어요. 카드를 모아 다시 나눠요.
       *[other] { $to ->
            [unsaid] 모두 { $cards }장씩 받았어요.
            [none] 모두 { $cards }장씩 받았어요. 이번 판에는 카드를 건네지 않아요.
           *[other] 모두 { $cards }장씩 받았어요. 이제 카드를 건네요.
        }
    }

trick-no-pass = 카드를 건네는 판에서는, 나눈 다음 첫 카드를 내기 전에 건네요.
    .name = 지금은 건네지 않음
    .words = 교환 없는 판 안 넘김
    .no = { $why ->
        [none] 안 돼요. { NTH($round) } 판에는 카드를 건네지 않고 바로 시작해요.
        [deal] 안 돼요. 먼저 카드를 나눠야 해요.
       *[other] 안 돼요. 카드는 시작하기 전에 건네는 거예요.
    }
trick-passed = 한 판에 한 번만 건네요.
    .name = 한 번만 건네기
    .no = 안 돼요. { JOSA($seat, "은/는") } 이미 건넸어요.
trick-pass-count = 모두 같은 장수를 건네요.
    .name = 건네는 장수
    .words = 세 장 교환
    .no = 안 돼요. { $due }장을 건네야 해요.
trick-pass-cards = 나눠 받은 카드를 건네요. 남이 준 카드는 내 카드를 건넨 다음에 봐요.
    .name = 손에 있는 카드
    .no = 안 돼요. 이 패에는 { JOSA($card, "이/가") } 없어요.
trick-pass = 저마다 건넬 카드를 내놓고, 모두 내놓으면 받아 들고 시작해요.
    .name = 카드 건네기
    .words = 교환 건네주기 넘기기
    .ok = { $waiting ->
        [0] 모두 건넸어요. 받은 카드를 들고 시작해요.
       *[other] { $count }장이 { $to } 쪽으로 가요.
    }
    .open = { $count }장이 { $to } 쪽으로 가요. 어떤 카드인지는 적지 않았어요.

trick-choose = 점수를 어떻게 셀지 고를 사람이 있으면, 점수를 내기 전에 말해요.
    .name = 점수를 세는 방법
    .words = 으뜸패 슛더문 선택
    .story = { JOSA($who, "이/가") } 골랐어요: { $word }
    .ok = { JOSA($seat, "이/가") } 골랐어요. 이번 판 점수가 나왔어요.
    .no = { $seat ->
        [none] 안 돼요. 지금은 고를 것이 없어요.
       *[other] 안 돼요. { JOSA($seat, "이/가") } 골라요.
    }
trick-pass-all = 모두 건넸으면 아무나 한 번에 알릴 수 있어요.
    .name = 모두 건넴
    .story = { JOSA($who, "이/가") } 모두 건넸다고 했어요
    .ok = 모두 카드를 건넸어요. 이제 시작해요.
    .no = 안 돼요. 지금은 카드를 건네는 때가 아니에요.
trick-rest = 남은 트릭에 점수가 없으면 판을 거기서 끝낼 수 있어요.
    .name = 남은 카드에 점수 없음
    .story = { JOSA($who, "이/가") } 남은 카드에 점수가 없다고 했어요
    .ok = 남은 카드에 점수가 없어요. 판이 끝났어요.
    .no = { $why ->
        [phase] 안 돼요. 지금은 카드를 내는 때가 아니에요.
        [trick] 안 돼요. 이 트릭부터 끝내야 해요.
       *[points] 안 돼요. 아직 점수 카드가 남았어요.
    }
trick-keeping = 점수만 적는 테이블에서는 저마다 먹은 점수를 적어요.
    .name = 카드 없이 점수만
    .no = { $keep ->
        [plays] 안 돼요. 이 테이블에서는 카드를 모두 적고, 점수는 저절로 나와요.
       *[scores] 안 돼요. 지금은 이 사람의 점수를 적을 수 없어요.
    }
trick-sum = 모두의 점수를 더하면 카드에 있는 점수와 꼭 같아요.
    .name = 점수의 합
    .words = 26점 합계
    .no = { $one ->
        [yes] 안 돼요. 한 사람이 { $made }점을 먹을 수는 없어요.
       *[no] 안 돼요. 모두 { $total }점이어야 하는데, 더하면 { $made }점이에요.
    }
trick-take = 판마다 저마다 먹은 점수를 적어요. 0점도 적고, 마지막 사람까지 적으면 이번 판 점수가 나와요.
    .name = 먹은 점수
    .words = 먹은 점수
    .ok = { $last ->
        [cannot] { $points }점을 적었고 이번 판 점수가 나왔어요. 하지만 카드를 어떻게 나눠도 이런 점수는 나오지 않아요. ♠Q가 빠졌거나 카드를 두 번 셌어요.
       *[no] { $points }점을 적었어요.
    }

trick-no-play = 카드를 나누고 건넨 다음부터 판이 끝날 때까지 내요.
    .name = 낼 때가 아님
    .no = { $phase ->
        [pass] 안 돼요. 먼저 모두 카드를 건네야 해요.
        [count] 안 돼요. 판이 끝나서 점수를 세고 있어요.
       *[other] 안 돼요. 먼저 카드를 나눠야 해요.
    }
trick-turn = 지난 트릭을 먹은 사람이 먼저 내고, 시계 방향으로 한 장씩 내요.
    .name = 다음에 낼 사람
    .why = { $turn ->
        [none] 이번 판에 들어 있지 않은 자리예요
       *[other] { $turn } 차례였어요
    }
    .no = { $turn ->
        [none] 안 돼요. 이 자리는 이번 판에 없어요.
       *[other] 안 돼요. { $turn } 차례예요.
    }
trick-single = 한 트릭에 한 장씩 내요.
    .name = 한 장씩
    .words = 두 장
    .no = 안 돼요. 한 번에 한 장만 낼 수 있어요.
trick-card = 카드는 한 장씩만 있어요. 두 벌로 하면 두 장씩이에요.
    .name = 있는 카드
    .no = { $why ->
        [hand] 안 돼요. { JOSA($card, "은/는") } 이 패에 없어요.
        [pack] 안 돼요. { JOSA($card, "은/는") } 이 테이블에서 쓰지 않는 카드예요.
        [played] 안 돼요. { JOSA($card, "은/는") } 이미 나왔어요.
       *[elsewhere] 안 돼요. { JOSA($card, "은/는") } 다른 사람의 패에 있어요.
    }
trick-first-lead = 첫 트릭은 정해진 카드를 가진 사람이 그 카드로 시작해요. 하우스 룰에 따라 다른 카드로 시작해도 돼요.
    .name = 첫 카드
    .why = { $why ->
        [holder] { JOSA($card, "을/를") } 가진 사람이 먼저 내요
       *[card] 첫 트릭은 { JOSA($card, "으로/로") } 시작해요
    }
    .words = 처음 시작 최초 선 클로버 2 누가 먼저 내는지
    .no = { $why ->
        [holder] 안 돼요. { JOSA($card, "을/를") } 가진 사람이 먼저 내야 해요.
       *[card] 안 돼요. 첫 트릭은 { JOSA($card, "으로/로") } 시작해야 해요.
    }
trick-follow = 처음 나온 무늬를 따라 내요. 그 무늬가 없으면 아무 카드나 낼 수 있어요.
    .name = 무늬 따르기
    .why = { JOSA($suit, "이/가") } 나왔으니 같은 무늬를 내야 했어요
    .words = 같은 무늬 따라 내기
    .no = { $cards ->
        [none] 안 돼요. { JOSA($suit, "이/가") } 나왔으니 같은 무늬를 내야 해요. 이 패에 틀림없이 있어요.
       *[other] 안 돼요. { JOSA($suit, "이/가") } 나왔으니 같은 무늬를 내야 해요. 이 패에 { JOSA($cards, "이/가") } 있어요.
    }
trick-first-trick = 첫 트릭에는 점수 카드를 낼 수 없어요. 점수 카드밖에 없을 때만 낼 수 있어요.
    .name = 첫 트릭
    .why = 첫 트릭에는 { JOSA($card, "을/를") } 낼 수 없어요
    .words = 첫 턴 첫 판 점수 카드
    .no = { $cards ->
        [none] 안 돼요. 첫 트릭에 { JOSA($card, "은/는") } 낼 수 없어요. 다른 카드가 틀림없이 있어요.
       *[other] 안 돼요. 첫 트릭에 { JOSA($card, "은/는") } 낼 수 없어요. 이 패에 { JOSA($cards, "이/가") } 있어요.
    }
trick-shut = 하트는 깨진 뒤에야 먼저 낼 수 있어요. 하트만 남았으면 내도 돼요.
    .name = 하트 깨짐
    .why = 하트가 아직 안 깨져서 { JOSA($card, "을/를") } 먼저 낼 수 없었어요
    .words = 하트 깨짐 하트 먼저 내기
    .no = { $cards ->
        [none] 안 돼요. 하트가 아직 안 깨져서 { JOSA($card, "을/를") } 먼저 낼 수 없어요. 이 패에 다른 카드가 틀림없이 있어요.
       *[other] 안 돼요. 하트가 아직 안 깨져서 { JOSA($card, "을/를") } 먼저 낼 수 없어요. 이 패에 { JOSA($cards, "이/가") } 있어요.
    }
trick-due = 그렇게 정한 테이블에서는, 나온 무늬가 없으면 스페이드 퀸을 바로 내야 해요.
    .name = 첫 기회에 내기
    .no = { $cards ->
        [none] 안 돼요. 지금 내야 할 카드가 이 패에 틀림없이 있어요.
       *[other] 안 돼요. 지금은 { JOSA($cards, "을/를") } 내야 해요.
    }
trick-play = 처음 나온 무늬에서 가장 높은 카드를 낸 사람이 트릭을 먹고, 다음 트릭을 먼저 내요. 두 벌로 할 때 똑같은 두 장 가운데 어느 쪽이 높은지, 아니면 서로 지워지는지는 하우스 룰로 정해요.
    .name = 트릭 먹기
    .words = 가장 높은 카드 가져가기 먹기
    .ok = { $full ->
        [yes] { $taker ->
            [none] 똑같은 카드끼리 서로 지워져서 아무도 트릭을 먹지 못했어요. 같은 사람이 다시 먼저 내고, 이 카드는 다음 트릭에 얹혀요.
           *[other] { JOSA($taker, "이/가") } 트릭을 먹었어요.{ $points ->
                [0] {""}
               *[other] {" "}{ $points }점이에요.
            }
        }
       *[no] { JOSA($card, "이/가") } 나왔어요.
    }{ $opens ->
        [yes] {" "}하트가 깨졌어요.
       *[no] {""}
    }{ $proves ->
        [none] {""}
       *[other] {" "}{ JOSA($culprit, "이/가") } { NTH($proved) } 트릭에서 { JOSA($shown, "을/를") } 두고 { JOSA($proves, "을/를") } 냈어요(리보크).{ $cost ->
        [0] {""}
       *[other] {" "}{ JOSA($culprit, "은/는") } 이번 판에 { $cost }점을 받아요.
    }
    }
    .open = { $full ->
        [yes] { $taker ->
            [none] 똑같은 카드끼리 서로 지워져서 아무도 트릭을 먹지 못했어요. 같은 사람이 다시 먼저 내고, 이 카드는 다음 트릭에 얹혀요.
           *[other] { JOSA($taker, "이/가") } 트릭을 먹었어요.{ $points ->
                [0] {""}
               *[other] {" "}{ $points }점이에요.
            }
        }
       *[no] { JOSA($card, "이/가") } 나왔어요.
    }{ $opens ->
        [yes] {" "}하트가 깨졌어요.
       *[no] {""}
    } 다른 카드를 내야 했는지는 패를 봐야 알아요.{ $proves ->
        [none] {""}
       *[other] {" "}{ JOSA($culprit, "이/가") } { NTH($proved) } 트릭에서 { JOSA($shown, "을/를") } 두고 { JOSA($proves, "을/를") } 냈어요(리보크).{ $cost ->
        [0] {""}
       *[other] {" "}{ JOSA($culprit, "은/는") } 이번 판에 { $cost }점을 받아요.
    }
    }
trick-look = 지난 트릭은 다음 트릭을 가져갈 때까지 볼 수 있어요.
    .name = 지난 트릭 보기
    .words = 지난 트릭 보기
    .ok = 지난 트릭을 봐요.
    .no = 안 돼요. 볼 트릭이 없어요.
trick-shows = 펼쳐 보인 패는 그때부터 모두가 알아요. 판정이 확실해지고, 앞서 낸 카드가 맞았는지도 드러나요.
    .name = 펼친 패
    .ok = { $proves ->
        [none] 패를 펼쳤어요.
       *[other] 패를 펼쳤어요. { JOSA($culprit, "이/가") } { NTH($proved) } 트릭에서 { JOSA($shown, "을/를") } 두고 { JOSA($proves, "을/를") } 냈어요(리보크).{ $cost ->
        [0] {""}
       *[other] {" "}{ JOSA($culprit, "은/는") } 이번 판에 { $cost }점을 받아요.
    }
    }
    .no = { $why ->
        [phase] 안 돼요. 지금은 패를 펼치지 않아요.
        [card] 안 돼요. { JOSA($card, "은/는") } 이 패에 있을 수 없는 카드예요.
       *[count] 안 돼요. 남은 카드를 하나씩 모두 말해야 해요.
    }

house-group-pass = 카드 건네기

note-trick-to = { $to ->
    [none] 이번 판에는 카드를 건네지 않아요
    [left] 왼쪽으로 { $cards }장 건네요
    [right] 오른쪽으로 { $cards }장 건네요
    [across] 맞은편으로 { $cards }장 건네요
    [left2] 왼쪽 두 번째 사람에게 { $cards }장 건네요
   *[right2] 오른쪽 두 번째 사람에게 { $cards }장 건네요
}
note-trick-pass = { $to ->
    [left] { $cards }장이 왼쪽으로 가요
    [right] { $cards }장이 오른쪽으로 가요
    [across] { $cards }장이 맞은편으로 가요
    [left2] { $cards }장이 왼쪽 두 번째로 가요
   *[right2] { $cards }장이 오른쪽 두 번째로 가요
}
note-trick-choose = { JOSA($seat, "이/가") } 점수를 어떻게 셀지 골라요
    .you = 내가 점수를 어떻게 셀지 골라요
note-trick-lies = { $suit ->
    [none] { NTH($trick) } 트릭: 처음 낸 카드를 적지 않았어요
   *[other] { NTH($trick) } 트릭: { $suit }, { $taker ->
        [none] 똑같은 카드끼리 서로 지워졌어요
       *[other] 지금은 { JOSA($taker, "이/가") } 이기고 있어요
    }
}
    .you = { $suit ->
        [none] { NTH($trick) } 트릭: 처음 낸 카드를 적지 않았어요
       *[other] { NTH($trick) } 트릭: { $suit }, 지금은 내가 이기고 있어요
    }
note-trick-pool = 아무도 먹지 못해 다음 트릭에 얹힌 카드: { $cards }
note-trick-packs = 카드 두 벌을 함께 섞으세요
note-trick-removed = { $first ->
    [yes] 먼저 { JOSA($cards, "을/를") } 빼 두세요
   *[no] 이제 { JOSA($cards, "을/를") } 빼 두세요
}
note-trick-put-back = 이제 { JOSA($cards, "을/를") } 다시 넣으세요
note-trick-opener = { JOSA($card, "을/를") } 가진 사람이 먼저 내요
note-trick-alone = 지금까지 나온 점수는 모두 { JOSA($seat, "이/가") } 먹었어요
    .you = 지금까지 나온 점수는 모두 내가 먹었어요
note-trick-revoke = { $seat }의 리보크({ NTH($trick) } 트릭): { JOSA($card, "을/를") } 냈지만 { JOSA($shown, "이/가") } 있었어요{ $cost ->
    [0] {""}
   *[other] . { $cost }점을 받아요
}
    .you = 내 리보크({ NTH($trick) } 트릭): { JOSA($card, "을/를") } 냈지만 { JOSA($shown, "이/가") } 있었어요{ $cost ->
        [0] {""}
       *[other] . { $cost }점을 받아요
    }
note-trick-revoke-said = { $seat }의 리보크({ NTH($trick) } 트릭){ $cost ->
    [0] {""}
   *[other] : { $cost }점을 받아요
}
    .you = 내 리보크({ NTH($trick) } 트릭){ $cost ->
        [0] {""}
       *[other] : { $cost }점을 받아요
    }
revoke-others = { $several ->
    [yes] 리보크하지 않은 사람은 0점
   *[no] 다른 사람은 0점
}
came-revoke = { $seat }의 리보크({ NTH($trick) } 트릭): { JOSA($card, "을/를") } 냈지만 { JOSA($shown, "이/가") } 있었어요. { $points }점을 받고, { revoke-others }
    .you = 내 리보크({ NTH($trick) } 트릭): { JOSA($card, "을/를") } 냈지만 { JOSA($shown, "이/가") } 있었어요. { $points }점을 받고, { revoke-others }
came-revoke-said = { $seat }의 리보크({ NTH($trick) } 트릭): { $points }점을 받고, { revoke-others }
    .you = 내 리보크({ NTH($trick) } 트릭): { $points }점을 받고, { revoke-others }
part-revoke = 리보크({ NTH($trick) } 트릭): { JOSA($card, "을/를") } 냈지만 { JOSA($shown, "이/가") } 있었어요
part-revoke-said = 리보크({ NTH($trick) } 트릭)
part-others-revoke = { $seats }의 리보크: 다른 점수는 세지 않음
part-taken = 먹은 카드
note-trick-unnamed = 입력되지 않은 카드가 있어요. 저마다 먹은 점수를 적어요
note-trick-leads = { NTH($trick) } 트릭: { JOSA($seat, "이/가") } 먼저 내요
    .you = { NTH($trick) } 트릭: 내가 먼저 내요
note-trick-trump = 으뜸 무늬: { $suit }
note-trick-shut = { $open ->
    [yes] { $suit ->
        [none] 이제 점수 카드를 먼저 낼 수 있어요
       *[other] { JOSA($suit, "이/가") } 깨졌어요
    }
   *[no] { $suit ->
        [none] 점수 카드는 아직 먼저 낼 수 없어요
       *[other] { JOSA($suit, "은/는") } 아직 안 깨졌어요
    }
}
ask-keep-scores-now = 이번 판부터 점수만 적기
ask-trick-open = { $itself ->
    [yes] { JOSA($card, "을/를") } 가진 사람이 그 카드를 내요
   *[no] { JOSA($card, "을/를") } 가진 사람이 먼저 내요
}
ask-trick-play = { $suit ->
    [none] { $shut ->
        [none] 아무 카드나 먼저 낼 수 있어요
       *[other] { JOSA($shut, "은/는") } { $shut }만 남았을 때 먼저 낼 수 있어요
    }
   *[other] { $barred ->
        [yes] { JOSA($suit, "을/를") } 내요. 없으면 점수 카드만 빼고 아무 카드나 내요
       *[no] { JOSA($suit, "을/를") } 내요. 없으면 아무 카드나 내요
    }
}
ask-trick-show = 패 펼치기
ui-passed = 건넸어요
ui-passes-to = → { $name }
ui-led = 선
ui-winning = 지금 이기는 중
ui-took = 가져감
ui-last-trick = 지난 트릭
ui-last-trick-of = { NTH($trick) } 트릭: { $taker ->
    [none] 아무도 먹지 못했어요
   *[other] { JOSA($taker, "이/가") } 먹었어요
}
ui-so-far = { $total }점, 이번 판 { $points }점
ui-tricks = { $tricks }트릭
ask-trick-pass = { $to }에게 { $cards }장 건네기
ask-trick-pass-hidden = { $cards }장 건넸어요
ask-trick-pass-all = 모두 건넸어요
ask-trick-rest = 남은 카드에 점수 없음
ask-trick-choose = { $how ->
    [add] 다른 사람들에게 더하기
   *[subtract] 내 점수에서 빼기
}
tally-sum = 모두 { $total }점이어야 하는데, 더하면 { $made }점이에요.
tally-cards-cannot = 카드를 어떻게 나눠도 이런 점수는 나오지 않아요. ♠Q 점수를 가진 사람이 없거나 카드를 두 번 셌어요.
tally-nobody = { JOSA($box, "은/는") } 누가 가져갔나요?
tally-took = { JOSA($seat, "은/는") } 점수가 있으니 트릭을 하나는 먹었어요.

word-passed = 모두 건넸어요
word-rest = 남은 카드에 점수 없음
word-add = 다른 사람들에게 더하기
word-subtract = 내 점수에서 빼기


story-gives = { $cards ->
    [none] { JOSA($who, "이/가") } { $count }장을 건넸어요
   *[other] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 건넸어요
}
    .you = { $cards ->
        [none] { $count }장을 건넸어요
       *[other] { JOSA($cards, "을/를") } 건넸어요
    }
story-takes = { $points ->
    [none] { JOSA($who, "은/는") } 트릭을 하나도 안 먹었어요
    [0] { JOSA($who, "은/는") } 0점이에요
   *[other] { JOSA($who, "이/가") } { $points }점을 먹었어요
}
    .you = { $points ->
        [none] 트릭을 하나도 안 먹었어요
        [0] 0점이에요
       *[other] { $points }점을 먹었어요
    }
story-looks = { JOSA($who, "이/가") } 지난 트릭을 봤어요
    .you = 지난 트릭을 봤어요
pass-left = 왼쪽
pass-right = 오른쪽
pass-across = 맞은편
pass-left2 = 왼쪽 두 번째
pass-right2 = 오른쪽 두 번째
revoke-none = 밝혀진 것 없음
pass-none = 없음
unreadable-lying-full = 아직 끝나지 않은 트릭에는 카드가 { $most }장까지만 놓여요.
unreadable-lying-turn = 누구 차례인지 함께 적어 주세요. 트릭에 놓인 카드는 바로 앞 사람들이 낸 거예요.
unreadable-lying-card = { JOSA($card, "은/는") } 트릭에 놓일 수 없어요. { $why ->
        [pack] 이 테이블에서 쓰지 않는 카드예요.
        [twice] 두 번 적혀 있어요.
       *[played] 앞 트릭에서 이미 나왔어요.
    }
unreadable-lying-hand = { JOSA($card, "이/가") } 트릭에도 있고 { $name }의 패에도 적혀 있어요. 한 곳에만 있을 수 있어요.
unreadable-lying-led = { JOSA($card, "이/가") } 먼저 나왔으니 처음 낸 무늬는 { JOSA($suit, "이에요/예요") }.
unreadable-lying-broken = 트릭에 { JOSA($card, "이/가") } 있으니 하트는 깨졌어요.
unreadable-taken-broken = 하트를 깨는 카드 없이는 이 점수를 가져갈 수 없으니 하트는 깨졌어요.
unreadable-lying-seat = { JOSA($name, "은/는") } 이 트릭에 이미 카드를 냈으니 다른 사람 차례예요.
unreadable-lying-phase = 트릭에 카드가 놓이는 건 카드를 내는 동안뿐이에요. 나누거나 건네거나 셀 때는 아니에요.
