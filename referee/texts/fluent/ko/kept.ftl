### 한국어: 점수만 적는 게임.

kept-parts = 한 줄의 칸은 0까지 모두 적거나, 점수만 적어요.
    .name = 한 줄의 칸 모두
    .words = 점수표 빈칸
    .no = { $over ->
        [yes] 안 돼요. 게임이 끝났어요.
       *[no] 안 돼요. ‘{ $box }’ 칸이 비어 있어요.
    }
kept-together = 트릭 수처럼 한 판에 정해진 수는 모두 더하면 딱 맞아야 해요.
    .name = 모두 더한 수
    .words = 트릭 합계 안 맞음
    .no = 안 돼요. ‘{ $box }’ 칸의 합계가 안 맞아요. 지금 { $made }, 맞는 합계 { $total }.
kept-score = 한 줄의 점수는 심판이 계산해요. 마지막 줄까지 적으면 이번 판 점수가 나와요.
    .name = 한 줄의 점수
    .words = 점수 비드 트릭
    .ok = 이번 판은 { $points }점이에요.
kept-sum = ‘{ $box }’ 칸의 합계가 안 맞아요. 지금 { $made }, 맞는 합계 { $total }.
kept-said = { $box } { $number }
story-scores-said = { $side }: { $said }
tally-bid = 비드
tally-tricks = 트릭
tally-given = 다른 사람에게서
tally-card-points = 카드 점수
