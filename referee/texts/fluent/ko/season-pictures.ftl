# 시즌의 레이팅과 그림, 그리고 인쇄용 시즌 기록.
ui-rating = 레이팅
ui-rating-by = 레이팅순
ui-rating-range = { $low }~{ $high }
ui-rating-games = { $games }게임 기준
ui-rating-about = 실력은 이 두 수 사이에 있을 가능성이 커요. 게임이 늘수록 범위가 좁아져요. 처음에는 누구나 1500 근처에서 시작해요. 둘 중 작은 수가 더 큰 사람이 앞에 와요. 공동 순위는 무승부로 쳐요. 레이팅이 높은 사람이 공동 1위가 되면 거의 오르지 않고, 둘이서 하면 조금 내려가요.
ui-pictures = 모임별 흐름
ui-pictures-wins = 승률(최근 { $nights }번 모임, %)
ui-pictures-rating = 레이팅: 가운데 값과 범위
ui-pictures-places = 등수: 가장 높은 등수부터 가장 낮은 등수까지, 점은 평균
ui-pictures-points = 점 하나가 모임 { $nights }번까지예요.
ui-pictures-numbers = 숫자로 보기
ui-pictures-night = 모임
ui-season-sheet = 시즌 인쇄하기
ui-season-winners = 이긴 사람
ui-season-newest = 최근 { $games }게임이에요.
ui-season-first = { $every }명 중 앞의 { $people }명이에요.
ui-season-nobody = 없음
