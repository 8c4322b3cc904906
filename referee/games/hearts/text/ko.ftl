### 한국어: 하트에만 있는 것.

game-hearts = 하트
    .about = 하트는 되도록 적게, 스페이드 퀸은 피하는 게임이에요. 아니면 전부 따거나요.

preset-hearts-seed = 하트
    .about = 널리 하는 방식이에요. 세 장을 건네고, 첫 트릭에는 점수 카드를 내지 않고, 100점이면 끝나요.
preset-hearts-pagat = Pagat
    .about = 첫 트릭에도 점수 카드를 낼 수 있고, 스페이드 퀸은 하트를 열지 않고, 점수 카드를 모두 딴 사람이 점수를 어떻게 셀지 골라요.
preset-hearts-bicycle = Bicycle
    .about = 스페이드 퀸이 하트를 열지 않고, 나머지는 같아요.

hearts-totals-how = 다음에 나눌 판의 번호도 적으면 카드를 건네는 쪽이 맞아요.

house-removal = 빼는 카드
    .ask = 3명, 5명, 6명일 때 어떤 카드를 빼나요?
    .pagat = 3명: ♦2, 5명: ♦2 ♣2
    .korean = 3명: ♠2, 5명: ♠2 ♣2
house-kitty = 남는 카드
    .ask = 똑같이 나눌 수 없는 카드는 어떻게 하나요?
    .off = 미리 빼요
    .first-trick = 첫 트릭을 딴 사람이 가져요
house-passing = 카드 건네기
    .ask = 시작하기 전에 카드를 건네나요?
    .on = 왼쪽, 오른쪽, 맞은편, 그다음은 없음
    .off = 건네지 않아요
house-pass-count = 건네는 장수
    .ask = 몇 장을 건네나요?
    .unit = { $n }장
house-first-lead = 첫 카드
    .ask = 클로버 2를 가진 사람은 무엇을 먼저 내나요?
    .c2 = 클로버 2
    .any-club = 아무 클로버
    .any = 아무 카드
house-first-trick-points = 첫 트릭의 점수 카드
    .ask = 첫 트릭에 점수 카드를 낼 수 있나요?
    .forbidden = 다른 카드가 없을 때만
    .free = 낼 수 있어요
house-first-trick-queen-if-only-black = 첫 트릭의 스페이드 퀸
    .ask = 검은 카드가 스페이드 퀸뿐이면 첫 트릭에 낼 수 있나요?
    .true = 낼 수 있어요
    .false = 낼 수 없어요
house-queen-breaks = 스페이드 퀸과 하트
    .ask = 스페이드 퀸이 나오면 하트를 먼저 낼 수 있나요?
    .true = 낼 수 있어요
    .false = 하트가 나와야 해요
house-queen-first = 첫 기회의 스페이드 퀸
    .ask = 무늬를 따를 수 없으면 스페이드 퀸을 바로 내야 하나요?
    .true = 내야 해요
    .false = 아니요
house-revoke = 나중에 드러난 리보크
    .ask = 트릭이 끝난 뒤에 드러난 리보크(무늬를 따르지 않음)는 어떻게 하나요?
    .correct = 적어 두기만 해요
    .v26 = 점수를 모두 받고, 다른 사람은 0점
house-moon = 으뜸패(슛더문)
    .ask = 점수 카드를 모두 따면 어떻게 되나요?
    .add26 = 다른 사람이 26점씩 받아요
    .subtract26 = 딴 사람의 점수에서 26점을 빼요
    .choice = 딴 사람이 골라요
    .safety = 다른 사람이 26점씩, 그러면 딴 사람이 질 때는 26점을 빼요
house-sun = 모든 트릭
    .ask = 트릭을 모두 따면 두 배인가요?
    .true = 두 배
    .false = 으뜸패와 같아요
house-jack = 다이아몬드 잭
    .ask = 다이아몬드 잭은 10점을 빼 주나요?
    .true = 10점을 빼요
    .false = 점수가 없어요
house-spot-hearts = 숫자대로 세는 하트
    .ask = 하트를 숫자대로 세나요?
    .true = 2점에서 14점까지
    .false = 한 장에 1점
house-no-trick-bonus = 트릭 없음
    .ask = 트릭을 하나도 안 따면 점수를 빼나요?
    .off = 빼지 않아요
    .unit = { $n }점
house-end-score = 게임의 끝
    .ask = 몇 점이면 게임이 끝나나요?
    .off = 정하지 않아요
    .unit = { $n }점
house-end-deals = 판 수
    .ask = 몇 판을 하면 끝나나요?
    .off = 정하지 않아요
    .unit = { $n }판
house-tie = 가장 적은 점수가 같을 때
    .ask = 가장 적은 점수가 여럿이면 어떻게 하나요?
    .share = 함께 이겨요
    .extra-deal = 한 판 더 해요

tally-who = { JOSA($card, "은/는") } 누가 땄나요?
tally-queen = ♠Q
tally-hearts = 하트
tally-jack = ♦J
tally-moon = { $seat }: 으뜸패(슛더문)
tally-sun = { $seat }: 모든 트릭
tally-no-trick = 트릭 없음
part-no-trick = 트릭을 하나도 따지 않음
part-moon-own = 으뜸패(슛더문): 딴 카드는 세지 않음
part-moon-off = { $sun ->
    [yes] 모든 트릭: 점수를 뺌
   *[no] 으뜸패(슛더문): 점수를 뺌
}
part-moon = { $sun ->
    [yes] 모든 트릭: { $seat }
   *[no] 으뜸패(슛더문): { $seat }
}
came-moon = { $sun ->
    [yes] { JOSA($seat, "이/가") } 모든 트릭을 땄어요
   *[no] { $seat }의 으뜸패(슛더문)
}: { $off ->
    [yes] 자기 점수에서 { $points }점을 빼요
   *[no] 다른 사람은 { $points }점씩 받아요
}
