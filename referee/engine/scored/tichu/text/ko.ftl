### 한국어: 티츄.

game-tichu = 티츄
    .about = 두 팀이 카드를 먼저 털어 내요. 점수만 적어요. 팀마다 카드 점수와 선언을 적으면 돼요.
    .find = 예: 라지 티츄, 원투
    .sign = T
    .order = 63

preset-tichu-tichu = 1000점 티츄
    .about = 1000점에 먼저 닿는 팀이 이겨요.
preset-tichu-short = 짧은 티츄
    .about = 500점에 먼저 닿는 팀이 이겨요.


## 안내

guide-tichu-object =
    두 팀이 카드를 먼저 털어 내요. 점수만 적어요. 팀마다 카드 점수와 선언을 적으면 돼요.
guide-tichu-scoring =
    두 팀의 카드 점수는 더해서 100점이에요. 원투면 200점과 0점이에요. 스몰 티츄는 100점, 라지 티츄는 200점을 얻거나 잃어요.
    { $end_score ->
        [0] { "" }
       *[other] • 누군가 { $end_score }점이 되면 게임이 끝나요.
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }판이 지나면 게임이 끝나요.
    }

tichu-cards = 카드 점수 (원투는 200)
tichu-made = 스몰 성공
tichu-failed = 스몰 실패
tichu-grand = 라지 성공
tichu-lost = 라지 실패
tichu-calls = 선언
