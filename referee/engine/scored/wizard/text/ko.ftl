### 한국어: 위저드.

game-wizard = 위저드
    .about = 판마다 카드가 한 장씩 늘고, 먹을 트릭 수를 맞혀요. 점수만 적어요. 비드와 트릭을 적으면 돼요.
    .find = 예: 비드, 트릭, 판 수
    .sign = W
    .order = 61

preset-wizard-wizard = 네 사람
    .about = 15판을 해요.
preset-wizard-three = 세 사람
    .about = 20판을 해요.
preset-wizard-five = 다섯 사람
    .about = 12판을 해요.
preset-wizard-six = 여섯 사람
    .about = 10판을 해요.


## 안내

guide-wizard-object =
    판마다 카드가 한 장씩 늘고, 먹을 트릭 수를 맞혀요. 점수만 적어요. 비드와 트릭을 적으면 돼요.
guide-wizard-scoring =
    비드를 정확히 맞히면 20점에 트릭 하나마다 10점을 더 얻어요. 많거나 모자라면 트릭 하나에 10점을 잃어요. 한 판의 트릭을 모두 더하면 판의 번호와 같아요.
    { $end_score ->
        [0] { "" }
       *[other] • 누군가 { $end_score }점이 되면 게임이 끝나요.
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }판이 지나면 게임이 끝나요.
    }
