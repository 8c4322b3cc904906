### 한국어: 심판이 모르는 게임.

game-other = 다른 게임
    .about = 스태코든 무엇이든 괜찮아요. 심판이 차례와 시간, 타임아웃, 벌칙, 점수를 챙겨요.
    .find = 예: 판 수, 적은 점수, 시간
    .sign = ✎
    .order = 90

preset-other-other = 점수가 많으면 승리
    .about = 판마다 점수를 더해요. 누군가 100점이 되면 끝나고, 점수가 가장 많은 사람이 이겨요.
preset-other-fewest = 점수가 적으면 승리
    .about = 판마다 점수를 더해요. 누군가 100점이 되면 끝나고, 점수가 가장 적은 사람이 이겨요.
preset-other-stacko = 스태코
    .about = 세 판, 한 차례에 30초예요. 탑이 무너지기 전에 마지막으로 블록을 쌓은 사람에게 1점을 주세요.


## 안내

guide-other-object =
    좋아하는 게임을 여러분의 규칙대로 해요. 심판은 차례와 시간, 타임아웃, 벌칙, 점수를 챙겨요.
guide-other-deal =
    스무 명까지 할 수 있어요. 나누거나 쌓는 일은 그 게임대로 해요. 아무나 판을 시작하면 그 왼쪽 사람부터 차례예요.
guide-other-play =
    차례를 마치면 끝났다고 알려요. 그때부터 다음 사람의 시간이 흐르고, 한 차례는 { $turn_seconds }초예요.
guide-other-calls =
    여러분의 규칙을 어긴 사람에게는 벌칙 카드나 그 대신 정한 것을 줄 수 있어요. 받은 사람이 인정하지 않으면 나머지가 투표로 정해요.
    따질 일이 생기면 “타임아웃”을 외쳐요. 외친 사람이 “타임인” 할 때까지 시간이 멈춰요.
guide-other-scoring =
    판이 끝나면 모두의 점수를 적어요. 0점도 적어요. { $best ->
        [fewest] 점수가 가장 적은 사람이 이겨요.
       *[most] 점수가 가장 많은 사람이 이겨요.
    }
    { $step ->
        [halves] 점수는 12.5처럼 0.5점 단위로 적을 수 있어요.
        [tenths] 점수는 12.3처럼 소수점 아래 한 자리까지 적을 수 있어요.
       *[whole] { "" }
    }
    { $end_score ->
        [0] { "" }
       *[other] • 누군가 { $end_score }점이 되면 게임이 끝나요.
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }판을 하면 게임이 끝나요.
    }
    { $end_time ->
        [0] { "" }
       *[other] • { $end_time }분이 지나면 하던 판까지만 하고 끝나요.
    }


other-cards = 심판이 모르는 게임에서는 카드를 입력하지 않아요.
    .name = 카드 없음
    .no = 안 돼요. 심판은 이 게임의 카드를 몰라요. 차례와 점수를 입력하세요.
other-round = 누구든 판을 시작해요. 그 사람의 왼쪽에 앉은 사람이 첫 차례예요.
    .name = 판 시작
    .ok = 판을 시작해요.
    .story = { JOSA($who, "이/가") } 판을 시작했어요
    .no = 안 돼요. 이미 판이 진행 중이에요. 먼저 점수를 입력하세요.
other-turn = 차례인 사람이 차례를 마치면, 다음 사람의 시간이 새로 시작돼요.
    .name = 차례 끝
    .ok = 차례가 끝났어요.
    .story = { $who } 차례가 끝났어요
    .no = { $turn ->
        [none] 안 돼요. 지금은 누구의 차례도 아니에요.
       *[other] 안 돼요. 지금은 { $turn } 차례예요.
    }

house-best = 이기는 사람
    .ask = 누가 이기나요?
    .most = 점수가 가장 많은 사람
    .fewest = 점수가 가장 적은 사람
house-step = 점수 단위
    .ask = 점수에 소수점이 있나요?
    .whole = 소수점 없음
    .halves = 0.5점 단위 (예: 12.5)
    .tenths = 0.1점 단위 (예: 12.3)
    .words = 반 점, 0.5점, 0.1점, 소수, 소수점, 영점오, 0.5, 0.1

ask-begin = 판 시작
ask-turn-over = 내 차례 끝
note-points = { $seat }의 점수가 아직 없어요
    .you = 내 점수가 아직 없어요
other-keep = 무엇을 적나요
    .ask = 이 테이블에서는 무엇을 적나요?
    .plays = 차례와 점수
    .plays-means = 차례마다, 시계와 함께
    .scores = 점수만
    .scores-means = 판마다 한 번, 자동 합계
other-between = 판과 판 사이
other-on = 판이 진행 중
