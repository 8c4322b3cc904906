### 한국어: 우리끼리 하는 게임.

game-own = 우리 게임
    .about = 점수만 적는 게임이면 무엇이든 돼요. 이름을 붙이고, 누가 이기고 언제 끝나는지 정하세요. 다음에도 바로 고를 수 있어요.
    .find = 예: 적은 점수, 합계 0, 판 수, 비드
    .sign = ★
    .order = 89
    .words = 점수판, 점수표, 나만의 게임, 게임 만들기, 점수만 적기

preset-own-own = 점수가 많으면 승리
    .about = 판마다 점수를 더해요. 누군가 100점이 되면 끝나고, 점수가 가장 많은 사람이 이겨요.
preset-own-fewest = 점수가 적으면 승리
    .about = 판마다 점수를 더해요. 누군가 100점이 되면 끝나고, 점수가 가장 적은 사람이 이겨요.
preset-own-zero = 딴 만큼 잃어요
    .about = 한 판의 점수를 모두 더하면 0이에요. 마지막 한 사람의 점수는 저절로 채워져요. 10판을 해요.
preset-own-bids = 비드
    .about = 먹을 트릭 수를 미리 말해요. 정확히 맞히면 10점에 트릭 하나마다 1점을 더 얻어요. 10판을 해요.


## 안내

guide-own-object =
    여러분의 규칙대로 놀아요. 여기에는 점수만 적어요.
guide-own-scoring =
    { $partners ->
        [yes] 마주 앉은 두 사람이 한편이고, 점수를 함께 가져요.
       *[no] { "" }
    }
    { $entry ->
        [zero] 판이 끝나면 모두의 점수를 적어요. 모두 더하면 0이에요.
        [bids] 판이 끝나면 모두의 비드와 트릭을 적어요. 정확히 맞히면 { $bid_made }점에 트릭 하나마다 { $bid_trick }점을 더 얻고, 틀리면 많거나 모자란 트릭 하나에 { $bid_missed }점을 잃어요.
       *[points] 판이 끝나면 모두의 점수를 적어요. 0점도 적어요.
    }
    { $step ->
        [halves] 점수는 12.5처럼 0.5점 단위로 적을 수 있어요.
        [tenths] 점수는 12.3처럼 소수점 아래 한 자리까지 적을 수 있어요.
       *[whole] { "" }
    }
    { $best ->
        [fewest] 점수가 가장 적은 사람이 이겨요.
       *[most] 점수가 가장 많은 사람이 이겨요.
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

house-partners = 편
    .ask = 마주 앉은 두 사람이 점수를 함께 가지나요?
    .true = 네, 편을 먹어요
    .false = 아니요, 각자 해요
    .words = 팀, 팀전, 짝, 2대2, 편 먹기
house-partners-even = 편을 먹으려면 사람 수가 짝수여야 해요.
house-entry = 판마다 적는 것
    .ask = 판이 끝나면 무엇을 적나요?
    .points = 모두의 점수
    .zero = 더하면 0이 되는 점수
    .bids = 비드와 트릭
    .words = 제로섬, 합계 0, 딴 만큼 잃기, 비드와 트릭
house-bid-made = 맞힌 비드
    .ask = 비드를 정확히 맞히면 몇 점인가요?
    .unit = 점
    .words = 비드 점수
house-bid-trick = 맞힌 트릭 하나
    .ask = 맞힌 비드의 트릭 하나마다 몇 점을 더하나요?
    .unit = 점
    .words = 트릭 점수
house-bid-missed = 틀린 비드
    .ask = 많거나 모자란 트릭 하나에 몇 점을 잃나요?
    .unit = 점
    .words = 비드 실패, 틀린 비드

ui-fact-title = 게임 이름
