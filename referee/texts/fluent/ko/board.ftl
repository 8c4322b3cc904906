### 보드: 3미터 떨어져서 읽는 글과 소리 내어 하는 말

board-begins = 먼저 시작
board-hosts = 진행자
board-scan = QR을 찍고 이름을 쓰세요
board-ready = 다 모였나요? 휴대폰에서 시작하세요.
board-owes = { $answers ->
    [none] { $owed }장 먹기
   *[other] { $owed }장 먹거나 { JOSA($answers, "으로/로") } 막기
}
board-counts = 세는 중 …
board-after = { NTH($round) } 판까지
board-standings = 순위
board-rose = { $places } 상승
board-fell = { $places } 하락
board-yes = 네
board-no = 아니요
board-wait-people = { $missing }명을 더 기다려요
board-wait-ring = 기다리는 중: 휴대폰에서 앉은 순서대로 누르세요

# 2초 동안 크게
board-caught = { $seat }, 걸렸어요!
    .you = 걸렸어요!
board-word = “{ $word }!”
board-last = { $seat }, 마지막 카드!
    .you = 내 마지막 카드!
board-complete = 카나스타!
board-revoke = { $cost ->
    [0] { $seat } 리보크!
   *[other] { $seat } 리보크! { $cost }점
}
    .you = { $cost ->
        [0] 내가 리보크했어요
       *[other] 내가 리보크했어요: { $cost }점
    }
board-record = 신기록: 한 번에 { $cards }장!

# 소리 내어
board-say-attack = { $owed ->
    [1] { $name }, 한 장 공격!
    [2] { $name }, 두 장 공격!
    [3] { $name }, 세 장 공격!
    [4] { $name }, 네 장 공격!
    [5] { $name }, 다섯 장 공격!
    [6] { $name }, 여섯 장 공격!
    [7] { $name }, 일곱 장 공격!
    [8] { $name }, 여덟 장 공격!
    [9] { $name }, 아홉 장 공격!
    [10] { $name }, 열 장 공격!
   *[other] { $name }, { $owed }장 공격!
}
board-voice = 말하기
board-sounds = 소리
board-no-voice = 이 기기에는 한국어 음성이 없어요.

# 오늘 모임
board-night = 오늘 모임
board-fact-moon = 으뜸패: { $names }, { $count }번
board-fact-revoke = 리보크: { $names }, { $count }번
board-fact-bust = 파산: { $names }, { $count }번
board-fact-melded = 카나스타 1위: { $names }, { $count }개
board-fact-attack = 가장 큰 공격: { $count }장({ JOSA($names, "이/가") } 먹음)
board-fact-cards = 벌칙 카드 1위: { $names }, { $count }장
board-fact-drawn = 카드를 가장 많이 가져간 사람: { $names }, { $count }장
board-fact-points = 한 판 최다 점수: { $names }, { $count }점
board-fact-rounds = 가장 자주 먼저 턴 사람: { $names }, { $count }번
board-fact-length = { $minutes }분 동안 카드 { $cards }장
