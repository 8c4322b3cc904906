game-countdown = 크레이지 에이트 카운트다운
    .about = 무늬나 숫자를 맞춰요. 손패를 비울 때마다 내 와일드 숫자가 8에서 A까지 내려가요.
preset-countdown-countdown = 카운트다운
    .about = 처음 손패는 8장이고, 1장짜리 손패를 비우면 이겨요.

countdown-shed-deal = 모두 같은 장수를, 보통 8장씩 받아요. 손패를 다 내면 한 장 적은 새 손패를 바로 받아요.
    .name = 줄어드는 손패
countdown-shed-several = 한 번에 카드 한 장만 내요.
    .name = 한 번에 한 장
countdown-shed-wild = 지금 내 단계의 숫자는 나에게만 와일드예요. 7장으로 시작한 손패라면 7을 아무 카드 위에나 내고 무늬를 정해요.
    .name = 내 와일드 숫자
countdown-shed-owed = 한 차례에 카드 한 장만 뽑고, 다음 사람 차례가 돼요.
    .name = 몇 장을 뽑을까
countdown-shed-call = 와일드 카드를 낸 사람이 다음 사람이 하기 전까지 무늬를 정해요. 말하지 않으면 그 카드의 무늬 그대로예요.
    .name = 무늬 정하기
countdown-wild = { $turn }의 와일드: { $rank }
countdown-new-hand = { JOSA($seat, "이/가") } 새 손패 { $cards }장을 받아요. 이제 와일드는 { $rank }
ui-fact-down = 지금 단계
    .of = { $whose }의 지금 단계

guide-countdown-object = 손패를 다 내면 한 장 적은 새 손패를 받아요. 1장짜리 손패까지 먼저 비우면 이겨요.
guide-countdown-play =
    맨 위 카드와 무늬나 숫자가 같은 카드를 내거나, 한 장을 뽑아요.
    지금 단계의 숫자가 나의 와일드예요. 처음에는 8, 다음은 7, 마지막은 A예요. 아무 카드 위에나 내고 무늬를 정해요.
