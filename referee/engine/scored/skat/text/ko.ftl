### 한국어: 스카트.

game-skat = 스카트
    .about = 한 사람이 혼자 나머지와 겨뤄요. 점수표만 적어요. 누가 얼마짜리를 해서 이겼는지 졌는지 적으면 돼요.
    .find = 예: 진 게임, 점수표
    .sign = S
    .order = 64

preset-skat-skat = 세 사람
    .about = 36게임을 적어요.
preset-skat-four = 네 사람
    .about = 48게임을 적어요.
preset-skat-club = 세 사람, 대회 방식
    .about = 제거·파비안 방식으로 36게임을 적어요. 이기면 50점을 더 얻고, 누군가 지면 다른 사람들이 40점씩 얻어요.
preset-skat-clubfour = 네 사람, 대회 방식
    .about = 제거·파비안 방식으로 48게임을 적어요. 이기면 50점을 더 얻고, 누군가 지면 다른 사람들이 30점씩 얻어요.


## 안내

guide-skat-object =
    한 사람이 혼자 나머지와 겨뤄요. 점수표만 적어요. 누가 얼마짜리를 해서 이겼는지 졌는지 적으면 돼요.
guide-skat-scoring =
    이기면 그 게임의 값을 얻고, 지면 값의 두 배를 잃어요. 다른 사람은 0점이에요. 모두 패스한 판은 모두 0점이에요.
    { $seeger ->
        [true] • 이기면 50점을 더 얻고 지면 50점을 더 잃어요. 진 판에는 다른 사람들이 40점씩, 네 명이면 30점씩 얻어요.
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

skat-game = 게임의 값
skat-lost = 졌음
skat-seeger = 승패
house-seeger = 대회 점수표
    .ask = 이긴 게임에 50점을 더하고, 진 게임에 다른 사람이 점수를 얻나요?
    .true = 네
    .false = 아니요
    .words = 제거 파비안, 대회 점수, 클럽 점수표, 이기면 50점
