### 한국어: 하트에만 있는 것.

game-hearts = 하트
    .about = 하트와 스페이드 퀸을 되도록 적게 먹는 게임이에요. 아니면 아예 다 먹거나요.
    .find = 예: 카드 건네기, 첫 트릭, 슛더문
    .sign = ♥
    .order = 4
    .words = 하트에서, 하트는, 하트 게임, 하트 할 때, 하트 규칙

preset-hearts-seed = 하트
    .about = 널리 하는 방식이에요. 세 장을 건네고, 첫 트릭에는 점수 카드를 내지 않고, 100점이면 끝나요.
preset-hearts-pagat = 첫 트릭부터 점수
    .about = 첫 트릭에도 점수 카드를 낼 수 있고, 스페이드 퀸이 나와도 하트가 깨지지 않고, 점수 카드를 모두 먹은 사람이 점수를 어떻게 셀지 골라요.
preset-hearts-bicycle = 하트로만 하트 깨기
    .about = 스페이드 퀸이 나와도 하트가 깨지지 않아요. 나머지는 같아요.

preset-hearts-blackmaria = 블랙 마리아
    .about = 영국에서 하는 방식이에요. 늘 오른쪽 사람에게 세 장을 건네고, 나눈 사람의 왼쪽부터 아무 카드나 내요. 하트도 처음부터 먼저 낼 수 있고, ♠K는 10점, ♠A는 7점이에요.
preset-hearts-cancellation = 캔슬레이션 하트
    .about = 사람이 많을 때 하는 방식이에요. 카드 두 벌을 써서 모두 52점이고, 한 트릭에 똑같은 카드 두 장이 나오면 서로 지워져요.
preset-hearts-omnibus = 옴니버스
    .about = 다이아몬드 10이 10점을 빼 주고, 스페이드 퀸이 나와도 하트가 깨지지 않아요.


## 안내

guide-hearts-object =
    점수를 되도록 적게 먹는 게임이에요. 하트는 한 장 한 장이 점수이고, 스페이드 퀸(♠Q)이 가장 무서워요. 아니면 전부 먹어서 다른 사람에게 점수를 떠넘겨요.
guide-hearts-deal =
    3~10명이 각자 해요. 4명일 때가 가장 좋아요. { $two_packs ->
        [yes] 조커를 뺀 카드 두 벌을 쓰고, 점수도 두 배라 모두 52점이에요.
       *[no] 조커는 빼고 52장을 써요. 7명부터는 두 벌을 쓰고, 점수도 두 배라 모두 52점이에요.
    } { $kitty ->
        [first_trick] 똑같이 나눌 수 없는 카드는 엎어 두고, 첫 트릭을 먹은 사람이 점수까지 함께 가져가요.
       *[off] { $two_packs ->
            [yes] { "" }
           *[no] { $removal ->
                [clubs] 3명이면 ♣2를, 5명이면 ♣2 ♣3을, 6명이면 ♣2부터 ♣5까지 빼요.{ " " }
                [korean] 3명이면 ♠2를, 5명이면 ♠2 ♣2를, 6명이면 ♠2 ♣2 ♦2 ♠3을 빼요.{ " " }
               *[pagat] 3명이면 ♦2를, 5명이면 ♦2 ♣2를, 6명이면 ♠2 ♣2 ♦2 ♠3을 빼요.{ " " }
            }
        }두 벌이면 나누고 남을 장수만큼 ♣2 ♦2 ♠2 ♦2 ♠2 ♣3 순서로 빼요.
    }
    카드를 남김없이 나눠요. { $two_packs ->
        [yes] 4명이면 26장씩, 8명이면 13장씩이에요.
       *[no] 4명이나 8명이면 13장씩이에요.
    } 나누는 사람은 판마다 왼쪽으로 한 자리씩 옮겨 가요.
    { $passing ->
        [off] 카드는 건네지 않아요.
       *[on] 그다음 { $pass_count }장을 골라 엎어서 건네요. 받은 카드는 다 건넨 뒤에 봐요. { $pass_cycle ->
            [left] 늘 왼쪽 사람에게 건네요.
            [right] 늘 오른쪽 사람에게 건네요.
            [no_hold] 첫 판은 왼쪽, 둘째 판은 오른쪽, 셋째 판은 마주 보는 사람에게 건네고, 넷째 판부터 되풀이해요. 3명, 7명, 9명이면 마주 보는 사람을 건너뛰고, 5명이면 그 대신 왼쪽 둘째, 오른쪽 둘째 사람에게 건네요.
           *[usual] 첫 판은 왼쪽, 둘째 판은 오른쪽, 셋째 판은 마주 보는 사람에게 건네고, 넷째 판은 건네지 않아요. 다섯째 판부터 되풀이해요. 3명, 7명, 9명이면 마주 보는 사람을 건너뛰고, 5명이면 그 대신 왼쪽 둘째, 오른쪽 둘째 사람에게 건네요.
        }
    }
guide-hearts-play =
    { $first_lead ->
        [left] 나눈 사람의 왼쪽부터 아무 카드나 내면서 시작해요.
        [any_club] ♣2를 가진 사람이 아무 클로버나 내면서 시작해요. 두 벌이라 그런 사람이 둘이면 나눈 사람의 왼쪽에서 더 가까운 사람이 해요. ♣2를 뺐으면 남은 클로버 가운데 가장 낮은 카드가 그 역할을 해요.
        [any] ♣2를 가진 사람이 아무 카드나 내면서 시작해요. 두 벌이라 그런 사람이 둘이면 나눈 사람의 왼쪽에서 더 가까운 사람이 해요. ♣2를 뺐으면 남은 클로버 가운데 가장 낮은 카드가 그 역할을 해요.
       *[c2] ♣2를 가진 사람이 그 카드를 내면서 시작해요. 두 벌이라 그런 사람이 둘이면 나눈 사람의 왼쪽에서 더 가까운 사람이 해요. ♣2를 뺐으면 남은 클로버 가운데 가장 낮은 카드가 그 역할을 해요.
    }
    시계 방향으로 한 장씩 내요. 처음 나온 카드와 같은 무늬가 있으면 꼭 그 무늬를 내고, 없으면 아무 카드나 내요.
    처음 나온 무늬 가운데 가장 높은 카드를 낸 사람이 트릭을 먹어요. A가 가장 높고 K, Q, J, 10 … 2 순서예요. ♠3, ♦Q, ♠9, ♠6이 나왔다면 ♠9를 낸 사람이 먹어요. 먹은 사람은 점수 카드를 자기 앞에 펼쳐 놓고, 다음 트릭을 먼저 내요.
    두 벌로 할 때 한 트릭에 똑같은 카드 두 장이 나오면 { $equal_cards ->
        [first] 먼저 낸 쪽이 높아요.
        [last] 나중에 낸 쪽이 높아요.
       *[cancel] 서로 지워지고, 그다음으로 높은 카드를 낸 사람이 먹어요. 처음 나온 무늬의 카드가 모두 지워지면 트릭을 그대로 두고 같은 사람이 다시 먼저 내요. 다음 트릭을 먹는 사람이 두 트릭을 다 가져가요. 마지막 트릭이면 먼저 낸 사람이 가져가요.
    }
    { $first_trick_points ->
        [free] 첫 트릭에도 점수 카드를 낼 수 있어요.
       *[forbidden] 첫 트릭에는 점수 카드를 낼 수 없어요. 손에 점수 카드뿐일 때만 낼 수 있어요.{ $first_trick_queen_if_only_black ->
            [yes] {" "}검은 카드가 ♠Q뿐이면 ♠Q도 낼 수 있어요.
           *[no] { "" }
        }
    }
    { $hearts_any_time ->
        [yes] 하트는 언제든지 먼저 낼 수 있어요.
       *[no] 하트는 깨진 뒤에야 먼저 낼 수 있어요. 앞선 트릭에서 { $queen_breaks ->
            [yes] 하트나 ♠Q가 나오면
           *[no] 하트가 나오면
        } 하트가 깨져요. 손에 하트만 남았으면 깨지지 않았어도 낼 수 있어요.
    }
    { $queen_first ->
        [yes] 같은 무늬가 없으면 ♠Q를 가장 먼저 내야 해요.
       *[no] { "" }
    }
guide-hearts-cards =
    • 하트: { $spot_hearts ->
        [yes] 숫자만큼. J는 11점, Q는 12점, K는 13점, A는 14점
       *[no] 한 장에 1점
    }
    • ♠Q(스페이드 퀸): 13점
    { $black_spades ->
        [yes] • ♠K: 10점, ♠A: 7점
       *[no] { "" }
    }
    { $jack ->
        [yes] { $jack_card ->
            [ten] • ♦10: 10점을 빼 줘요
           *[jack] • ♦J: 10점을 빼 줘요
        }
       *[no] { "" }
    }
    • 나머지 카드: 0점
guide-hearts-calls =
    외치는 말은 없어요.
    잘못 낸 카드는 트릭이 끝나기 전이면 도로 가져가요. { $revoke ->
        [26] 같은 무늬가 있었는데 내지 않은 것(리보크)이 나중에 드러나면, 그 판의 점수를 그 사람이 모두 받고 다른 사람은 0점이에요.
       *[correct] 같은 무늬가 있었는데 내지 않은 것(리보크)이 나중에 드러나면 적어만 두고 벌칙은 없어요.
    }
    따질 일이 생기면 “타임아웃”을 외쳐요. 외친 사람이 “타임인” 할 때까지 게임이 멈춰요.
hearts-all-points = { $spot_hearts ->
    [yes] { $black_spades ->
        [yes] 134
       *[no] 117
    }
   *[no] { $black_spades ->
        [yes] 43
       *[no] 26
    }
}

guide-hearts-scoring =
    카드를 다 내면 각자 먹은 점수를 자기 총점에 더해요.{ $no_trick_bonus ->
        [0] { "" }
       *[other] {" "}트릭을 하나도 먹지 않은 사람은 { $no_trick_bonus }점을 빼요.
    }
    슈팅 더 문(으뜸패): 하트와 { $black_spades ->
        [yes] ♠Q ♠K ♠A를
       *[no] ♠Q를
    } 전부 먹으면{ $jack_for_moon ->
        [yes] {" "}(10점을 빼 주는 카드까지 먹어야 해요)
       *[no] { "" }
    } { $moon ->
        [subtract26] 자기 총점에서 { hearts-all-points }점을 빼요.
        [choice] 다른 사람에게 { hearts-all-points }점씩 줄지, 자기 총점에서 그만큼 뺄지 골라요.
        [safety] 자기는 0점, 다른 사람은 { hearts-all-points }점씩 받아요. 그 때문에 게임이 끝나면서 자기가 이기지 못하게 될 때는 자기 총점에서 빼요.
       *[add26] 자기는 0점, 다른 사람은 { hearts-all-points }점씩 받아요.
    } 두 벌이면 두 장씩 다 먹어야 하고 점수도 두 배예요.{ $sun ->
        [yes] {" "}트릭까지 모두 먹었으면 두 배예요.
       *[no] { "" }
    }
    { $end_score ->
        [0] { $end_deals ->
            [0] 그만하고 싶을 때까지 해요. 점수가 가장 적은 사람이 이겨요.
           *[other] { $end_deals }판을 하면 끝나요. 점수가 가장 적은 사람이 이겨요.
        }
       *[other] 판이 끝났을 때 누군가 { $end_score }점{ $end_compare ->
            [pass] 을 넘었으면
           *[reach] {" "}이상이면
        } 게임이 끝나요.{ $end_deals ->
            [0] { "" }
           *[other] {" "}늦어도 { $end_deals }판에서 끝나요.
        } 점수가 가장 적은 사람이 이겨요.
    }{ $exact_end ->
        [half] {" "}딱 { $end_score }점이 된 사람은 그 절반으로 돌아가요.
        [wins] {" "}다만 딱 { $end_score }점이 된 사람은 바로 이겨요.
       *[off] { "" }
    } { $tie ->
        [extra_deal] 가장 적은 점수가 여럿이면 한 판 더 해요.
       *[share] 가장 적은 점수가 여럿이면 함께 이겨요.
    }


hearts-totals-how = 다음에 나눌 판의 번호도 적으면 카드를 건네는 쪽이 맞아요.

house-removal = 빼는 카드
    .ask = 3명, 5명, 6명일 때 어떤 카드를 빼나요?
    .pagat = 3명: ♦2, 5명: ♦2 ♣2
    .korean = 3명: ♠2, 5명: ♠2 ♣2
    .clubs = 낮은 클로버부터
house-two-packs = 카드 벌 수
    .ask = 카드를 몇 벌 쓰나요?
    .true = 늘 두 벌
    .false = 여섯 명까지 한 벌, 일곱 명부터 두 벌
house-kitty = 남는 카드
    .ask = 똑같이 나눌 수 없는 카드는 어떻게 하나요?
    .off = 미리 빼기
    .first-trick = 첫 트릭을 먹은 사람 몫
house-passing = 카드 건네기
    .ask = 시작하기 전에 카드를 건네나요?
    .on = 건넴
    .off = 건네지 않음
house-pass-cycle = 건네는 쪽
    .ask = 판마다 누구에게 건네나요?
    .usual = 왼쪽, 오른쪽, 맞은편, 그다음은 없음
    .no-hold = 왼쪽, 오른쪽, 맞은편을 되풀이
    .left = 늘 왼쪽
    .right = 늘 오른쪽
house-pass-count = 건네는 장수
    .ask = 몇 장을 건네나요?
    .unit = { $n }장
house-first-lead = 첫 카드
    .ask = 누가 무엇을 가장 먼저 내나요?
    .c2 = 클로버 2를 가진 사람이 그 카드
    .any-club = 클로버 2를 가진 사람이 아무 클로버
    .any = 클로버 2를 가진 사람이 아무 카드
    .left = 나눈 사람의 왼쪽 사람이 아무 카드
house-first-trick-points = 첫 트릭의 점수 카드
    .ask = 첫 트릭에 점수 카드를 낼 수 있나요?
    .forbidden = 다른 카드가 없을 때만
    .free = 낼 수 있음
house-first-trick-queen-if-only-black = 첫 트릭의 스페이드 퀸
    .ask = 검은 카드가 스페이드 퀸뿐이면 첫 트릭에 낼 수 있나요?
    .true = 낼 수 있음
    .false = 낼 수 없음
house-equal-cards = 똑같은 카드 두 장
    .ask = 두 벌로 할 때, 한 트릭에 똑같은 카드가 두 장 나오면 어떻게 하나요?
    .cancel = 서로 지워짐
    .first = 먼저 낸 쪽이 높음
    .last = 나중에 낸 쪽이 높음
house-hearts-any-time = 먼저 내는 하트
    .ask = 하트가 깨지기 전에도 하트를 먼저 낼 수 있나요?
    .true = 언제든지
    .false = 낼 수 없음
house-queen-breaks = 스페이드 퀸과 하트
    .ask = 스페이드 퀸이 나오면 하트를 먼저 낼 수 있나요?
    .true = 낼 수 있음
    .false = 하트가 나와야 함
house-queen-first = 첫 기회의 스페이드 퀸
    .ask = 무늬를 따를 수 없으면 스페이드 퀸을 바로 내야 하나요?
    .true = 내야 함
    .false = 안 내도 됨
house-revoke = 나중에 드러난 리보크
    .ask = 트릭이 끝난 뒤에 드러난 리보크(무늬를 따르지 않음)는 어떻게 하나요?
    .correct = 적어 두기만 함
    .v26 = 점수를 모두 받고, 다른 사람은 0점
house-moon = 으뜸패(슛더문)
    .ask = 점수 카드를 모두 먹으면 어떻게 되나요?
    .add26 = 다른 사람이 26점씩 받음(두 벌이면 52점)
    .subtract26 = 먹은 사람의 점수에서 26점을 뺌(두 벌이면 52점)
    .choice = 먹은 사람이 고름
    .safety = 다른 사람이 26점씩(두 벌이면 52점), 그러면 먹은 사람이 질 때는 그만큼을 뺌
house-sun = 모든 트릭
    .ask = 트릭을 모두 먹으면 두 배인가요?
    .true = 두 배
    .false = 으뜸패와 같음
house-jack = 10점을 빼 주는 다이아몬드
    .ask = 다이아몬드 잭이나 10이 10점을 빼 주나요?
    .true = 10점을 뺌
    .false = 점수 없음
house-jack-card = 빼 주는 카드
    .ask = 어느 카드가 10점을 빼 주나요?
    .jack = 다이아몬드 잭
    .ten = 다이아몬드 10
house-jack-for-moon = 으뜸패와 다이아몬드
    .ask = 으뜸패가 되려면 10점을 빼 주는 카드도 먹어야 하나요?
    .true = 먹어야 함
    .false = 없어도 됨
house-black-spades = 스페이드 킹과 에이스
    .ask = 스페이드 킹과 에이스도 점수가 있나요?
    .true = ♠K 10점, ♠A 7점
    .false = 점수 없음
house-spot-hearts = 숫자대로 세는 하트
    .ask = 하트를 숫자대로 세나요?
    .true = 2점에서 14점까지
    .false = 한 장에 1점
house-no-trick-bonus = 트릭 없음
    .ask = 트릭을 하나도 안 먹으면 점수를 빼나요?
    .off = 빼지 않음
    .unit = { $n }점
house-end-score = 게임의 끝
    .ask = 몇 점이면 게임이 끝나나요?
    .off = 정하지 않음
    .unit = { $n }점
house-end-deals = 판 수
    .ask = 몇 판을 하면 끝나나요?
    .off = 정하지 않음
    .unit = { $n }판
house-exact-end = 딱 그 점수
    .ask = 게임이 끝나는 점수에 딱 맞으면 어떻게 되나요?
    .off = 아무 일 없음
    .half = 절반으로 돌아감
    .wins = 그 사람이 이김
house-tie = 가장 적은 점수가 같을 때
    .ask = 가장 적은 점수가 여럿이면 어떻게 하나요?
    .share = 함께 이김
    .extra-deal = 한 판 더

tally-who = { JOSA($card, "은/는") } 누가 먹었나요?
tally-queen = ♠Q
tally-hearts = 하트
tally-card = { $card }
tally-moon = { $seat }: 으뜸패(슛더문)
tally-sun = { $seat }: 모든 트릭
tally-no-trick = 트릭 없음
part-no-trick = 트릭을 하나도 안 먹음
part-exact = 딱 { $points }점: 절반으로
part-moon-own = 으뜸패: 먹은 카드는 세지 않음
part-moon-off = { $sun ->
    [yes] 모든 트릭: 점수를 뺌
   *[no] 으뜸패: 점수를 뺌
}
part-moon = { $sun ->
    [yes] 모든 트릭: { $seat }
   *[no] 으뜸패: { $seat }
}
came-moon = { $sun ->
    [yes] { JOSA($seat, "이/가") } 모든 트릭을 먹었어요.
   *[no] { JOSA($seat, "이/가") } 으뜸패!
} { $off ->
    [yes] 자기 점수에서 { $points }점을 빼요
   *[no] 나머지는 { $points }점씩 받아요
}
    .you = { $sun ->
        [yes] 내가 모든 트릭을 먹었어요.
       *[no] 내가 으뜸패!
    } { $off ->
        [yes] 내 점수에서 { $points }점을 빼요
       *[no] 나머지는 { $points }점씩 받아요
    }
came-exact = { JOSA($seat, "은/는") } 딱 { $points }점이라 { $left }점으로 돌아가요
    .you = 딱 { $points }점이라 내 점수가 { $left }점으로 돌아가요


## 규칙이 나온 글. 항목의 키는 docs/rules-index.md에서 그 항목의 첫 규칙 번호로 끝나요.

source-hrt = 하트(게임)
source-hrt-1 = 소개
source-hrt-3 = 기본 규칙
source-hrt-16 = 게임 진행
source-hrt-35 = 전략
source-hrt-39 = 기타

figure-moons = 성공한 으뜸패(슛더문)
figure-moons-suffered = 당한 으뜸패(슛더문)
figure-queens = 먹은 ♠Q

no-rule-hearts-partners = 팀전
    .words = 편 먹기, 짝, 2대2, 같은 편
