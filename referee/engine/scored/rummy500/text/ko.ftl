### 한국어: 러미 500.

game-rummy500 = 러미 500
    .about = 같은 숫자나 이어지는 카드를 내려놓아요. 점수만 적어요. 내려놓은 점수와 손에 남은 점수를 적으면 돼요.
    .find = 예: 손에 남은 카드
    .sign = R
    .order = 65

preset-rummy500-rummy500 = 러미 500
    .about = 500점에서 게임이 끝나요.


## 안내

guide-rummy500-object =
    같은 숫자나 이어지는 카드를 내려놓아요. 점수만 적어요. 내려놓은 점수와 손에 남은 점수를 적으면 돼요.
guide-rummy500-scoring =
    내려놓은 카드는 더하고 손에 남은 카드는 빼요. 숫자는 그대로, J Q K는 10점, A와 조커는 15점이고, 2 아래의 A는 1점이에요. 점수가 가장 많은 사람이 이겨요.
    { $end_score ->
        [0] { "" }
       *[other] • 누군가 { $end_score }점이 되면 게임이 끝나요.
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }판이 지나면 게임이 끝나요.
    }

rummy500-laid = 내려놓은 점수
rummy500-left = 남은 점수
