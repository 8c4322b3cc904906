### 한국어: 스페이드.

game-spades = 스페이드
    .about = 두 팀이 먹을 트릭 수를 걸어요. 점수만 적어요. 팀마다 비드와 트릭, 닐을 적으면 돼요.
    .find = 예: 백, 닐, 비드
    .sign = ♠
    .order = 60

preset-spades-spades = 500점 스페이드
    .about = 500점에 먼저 닿는 팀이 이겨요.
preset-spades-short = 짧은 스페이드
    .about = 250점에 먼저 닿는 팀이 이겨요.


## 안내

guide-spades-object =
    두 팀이 먹을 트릭 수를 걸어요. 점수만 적어요. 팀마다 비드와 트릭, 닐을 적으면 돼요.
guide-spades-scoring =
    비드를 채우면 트릭 하나에 10점을 얻고, 못 채우면 그만큼 잃어요. 더 먹은 트릭은 1점이면서 백 하나예요. 백이 열 개 모이면 100점을 잃어요. 닐은 성공하면 100점을 얻고 실패하면 100점을 잃어요.
    { $blind_nil ->
        [true] • 카드를 보지 않고 건 닐은 200점이에요.
       *[false] { "" }
    }
    { $end_score ->
        [0] { "" }
       *[other] • 누군가 { $end_score }점이 되면 게임이 끝나요.
    }
    { $end_rounds ->
        [0] { "" }
       *[other] • { $end_rounds }판이 지나면 게임이 끝나요.
    }

spades-nil-made = 성공한 닐
spades-nil-failed = 실패한 닐
spades-contract = 비드
spades-bags = 백
spades-ten = 백 열 개
spades-nil = 닐
spades-blind = 블라인드 닐
spades-blind-made = 성공한 블라인드 닐
spades-blind-failed = 실패한 블라인드 닐
house-blind-nil = 블라인드 닐
    .ask = 카드를 보지 않고 닐을 걸 수 있나요?
    .true = 네, 200점이에요
    .false = 아니요
    .words = 안 보고 닐, 카드 보기 전에 닐, 200점
