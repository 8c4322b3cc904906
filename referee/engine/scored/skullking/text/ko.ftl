### 한국어: 스컬킹.

game-skullking = 스컬킹
    .about = 해적과 인어가 나오는 열 판의 비드예요. 점수만 적어요. 비드, 트릭, 보너스를 적으면 돼요.
    .find = 예: 0 비드, 보너스
    .sign = K
    .order = 62

preset-skullking-skullking = 스컬킹
    .about = 10판을 해요.


## 안내

guide-skullking-object =
    해적과 인어가 나오는 열 판의 비드예요. 점수만 적어요. 비드, 트릭, 보너스를 적으면 돼요.
guide-skullking-scoring =
    비드를 정확히 맞히면 트릭 하나에 20점을 얻고, 많거나 모자라면 트릭 하나에 10점을 잃어요. 0을 걸면 판의 번호에 10을 곱한 만큼 얻거나 잃어요. 보너스는 비드를 맞혔을 때만 받아요.
    { $end_score ->
        [0] { "" }
       *[other] • 누군가 { $end_score }점이 되면 게임이 끝나요.
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }판이 지나면 게임이 끝나요.
    }

skullking-bonus = 보너스
