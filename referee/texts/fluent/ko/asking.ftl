# 심판에게 묻기: 아무것도 기록되지 않는 질문.

ui-ask = 심판에게 묻기
ui-ask-short = 묻기
ui-ask-line = 여기서 묻기: { $line }번 기록
ui-ask-games = 모든 게임
ui-ask-about = 이 카드를 내도 될까요? 내면 어떻게 될까요? 게임과 상황을 고르세요. 아무것도 기록되지 않아요.
ui-ask-where = 상황
ui-ask-now = 지금 테이블 그대로예요. 여기서 물어도 아무것도 기록되지 않아요.
ui-ask-now-but = 지금 테이블에서 이것만 바꿨어요:
ui-ask-after = { $line ->
    [0] 첫 기록 앞의 상황이에요.
   *[other] { $line }번 기록 뒤의 상황이에요.
} 여기서 물어도 아무것도 기록되지 않아요.
ui-ask-after-but = { $line ->
    [0] 첫 기록 앞의 상황에서 이것만 바꿨어요:
   *[other] { $line }번 기록 뒤의 상황에서 이것만 바꿨어요:
}
ui-ask-reset = 원래대로
ui-ask-change = 상황 바꾸기
ui-ask-cards-how = 카드는 숫자나 글자 다음에 S, H, D, C를 붙이고 띄어 써요: 7H TS QD. 패는 장수만 써도 돼요.
ui-ask-trick = 트릭에 놓인 카드 (낸 순서대로)
ui-ask-melds = { $seats }의 묶음
ui-ask-pile = 버림패 더미의 카드 (아래부터)
ui-ask-clear = 비우기: { $what }
ui-ask-hand = { $seat }의 패
ui-ask-lay = 이 카드로 정하기
ui-ask-from-here = 이 상황에서 묻기
ui-ask-made-up = 상황 직접 만들기
ui-ask-players = 인원
ui-ask-new = 새 상황
ui-ask-who = 누가?
ui-ask-what = 무엇을?
ui-ask-it = 묻기
ui-ask-nothing = 이 사람은 여기서 할 일이 없어요. 다른 사람을 고르거나 상황을 바꾸세요.
ui-ask-silent = 이 테이블에서는 서로 지켜봐요. 타임아웃을 외치면 심판이 대답해요.
ui-ask-taken-back = 아직 대답할 수 없어요. 되돌린 플레이나 아직 잡을 수 있는 플레이가 틀렸는지 드러나거든요. 다른 사람이 움직인 뒤에 다시 물어보세요.
ui-ask-then-stood = { $line ->
    [0] 첫 기록 앞의 상황
   *[other] { $line }번 기록 뒤의 상황
}
ui-ask-then = 타임아웃 하고 묻기
ui-ask-stands = 누군가 잡아내기 전까지는 그대로 남아요.
ui-ask-all-may = 지금은 누구나 할 수 있어요.
ui-ask-may = { $count ->
   *[other] 지금은 { $names }만 할 수 있어요.
}
ui-ask-none-may = { $plays ->
    [yes] 지금 이 카드를 낼 수 있는 사람은 없어요.
   *[no] 지금 이렇게 할 수 있는 사람은 없어요.
}
ui-ask-flips = { $count ->
   *[other] 대답이 달라지는 하우스 룰 { $count }개
}
ui-ask-no-flips = { $pairs ->
    [0] 하우스 룰 { $alone }개를 하나씩 바꿔 봤지만, 대답을 바꾸는 것은 찾지 못했어요.
   *[other] 하우스 룰 { $alone }개를 하나씩, 설정 { $pairs }쌍을 함께 바꿔 봤지만, 대답을 바꾸는 것은 찾지 못했어요.
}
ui-ask-look-together = 하우스 룰 두 개를 함께 바꿔 보기
ui-ask-together = 하우스 룰 두 개를 함께 바꾸면 답이 달라져요
ui-ask-varies = { $count ->
   *[other] 결과가 달라지는 하우스 룰 { $count }개
}
asked = 질문: { $what }
asked-plays = { $suit ->
    [none] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 낸다면?
   *[other] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 내고 { JOSA($suit, "을/를") } 부른다면?
}
asked-draws = { $count ->
    [0] { JOSA($who, "이/가") } 카드를 가져간다면?
   *[other] { JOSA($who, "이/가") } 카드 { $count }장을 가져간다면?
}
asked-passes = { JOSA($who, "이/가") } 차례를 넘긴다면?
asked-calls = { JOSA($who, "이/가") } { JOSA($suit, "을/를") } 부른다면?
asked-says = { JOSA($who, "이/가") } “{ $word }” 하고 외친다면?
asked-catches = { JOSA($who, "이/가") } 외치지 않은 { JOSA($whom, "을/를") } 잡아낸다면?
asked-discards = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 버린다면?
asked-takespile = { JOSA($who, "이/가") } 버림패를 가져간다면?
ui-ask-link = 이 질문의 링크
unreadable-not-asked = 이건 규칙이 아니라 테이블이 정해요.

# 왜, 그리고 이 숫자의 내역.
ui-why-right = 이렇게 했으면 됐어요
ui-why-right-cards = { $answers }
ui-why-otherwise = 하우스 룰이 달랐다면?
ui-why-turn = 왜 { $name } 차례였나요?
ui-why-turn-now = 왜 { $name } 차례인가요?
ui-from-now = 이렇게 되기까지의 기록이에요. 최신순이에요.
ui-from-line = { $line }번 기록까지, 이렇게 되기까지의 기록이에요. 최신순이에요.
ui-from-nothing = 바꾼 기록이 없어요. 처음부터 이랬어요.
ui-from = { $what }: 내역
ui-where-from = 내역 보기:
