### 읽는 화면: 기록, 왜, 점수, 벌칙 카드, 따라잡기, 전광판, 규칙, 내보내기.

ui-reading = 읽을거리
ui-back-to-table = 테이블
ui-penalties = 벌칙 카드
ui-no-game-yet = 이 테이블에서는 아직 게임을 시작하지 않았어요.
ui-nothing-yet = 아직 적은 것이 없어요.


## 기록

ui-rounds = 판
ui-all-rounds = 모두
ui-lines = 기록
ui-line-number = { $line }번 기록
ui-older = 더 오래된 기록
ui-newest = 가장 새 기록으로
ui-another-phone = 다른 휴대폰
ui-entered-by = { $name }의 휴대폰에서 입력
ui-why-line = 왜? { $line }번 기록
ui-undo-line = { $line }번 기록 되돌리기
ui-let-stand-line = { $line }번 기록 그대로 인정
ui-amend = 고치기
ui-amend-line = { $line }번 기록 고치기
ui-amend-to = 바르게 고친 { $line }번 기록
ui-amend-cards = 카드 수
ui-amend-whom = 누구에게
ui-amend-reason = 이유
ui-amend-words = 기록 글로
ui-mark-undone = 되돌림
ui-mark-amended = 고침, 원래는: { $was }
ui-mark-allowed = 테이블이 그대로 인정함
ui-mark-proved = { $line }번 기록으로 틀렸음이 밝혀짐
ui-settled-right = { $line }번 기록으로 맞음이 밝혀짐
ui-settled-wrong = { $line }번 기록으로 틀렸음이 밝혀짐
ui-settled-kept = { $line }번 기록의 투표로 인정됨
ui-settled-dropped = { $line }번 기록의 투표로 없던 일이 됨
ui-settled-tied = { $line }번 기록의 투표가 동수여서 없던 일이 됨
ui-settled-unvoted = { $line }번 기록에 아무도 투표하지 않아 없던 일이 됨
ui-settled-admitted = { $line }번 기록에서 인정함
ui-settled-denied = 안 했다고 { $line }번 기록에서 인정함
ui-settled-overtaken = 거의 동시여서 { $line }번 기록이 우선함
ui-talk-later = 이의 대신 벌칙 카드로
ui-talk-stands = 판정 그대로: 됨
ui-talk-refused = 판정 그대로: 안 됨
ui-talk-uncaught = 제때 잡지 못해 그대로
ui-talk-proven = 나중에 밝혀짐: 규칙 위반
ui-talk-own = 투표 없이 되돌림
ui-talk-settled = 벌써 정해짐
ui-talk-gone = 벌써 되돌림
ui-talk-card = 투표할 것이 없음
ui-talk-void = 여기서는 무효
ui-mark-uncaught = 아무도 잡아내지 못해 그대로 인정됨
ui-mark-outdated = 지금 규칙이라면 판정이 달라요. 그때 내린 판정을 그대로 둬요
ui-total = 합계
ui-before = 전
ui-after = 후


## 왜

ui-why-heading = 왜? { $line }번 기록
ui-told-later = 이 테이블에서는 서로 지켜봐요. 그래서 다음 사람이 한 뒤에 알려 드려요.
ui-rule = 규칙
ui-rule-page = 규칙집에서 이 규칙 보기
ui-source = 출처: { $source }
source-told = { $document }, { $sections }
source-and = { " · " }
ui-breaks = 어긴 규칙 모두
ui-rests-on = 바탕이 된 하우스 룰
ui-else-than-preset = 기본: { $preset }
ui-state-of-things = 전과 후
ui-fact = 항목
ui-nothing-changed = 이 기록으로 테이블에서 바뀐 것은 없어요.


## 기록에 쓰는 사실

ui-fact-nobody = 없음
ui-fact-none = 없음
ui-fact-unknown = 모름
ui-fact-yes = 네
ui-fact-no = 아니요
ui-fact-turn = 누구 차례
ui-fact-dealer = 딜러
ui-fact-round = 판
ui-fact-phase = 진행
ui-fact-timeout = 타임아웃을 외친 사람
ui-fact-winner = 승자
ui-fact-top = 맨 위 카드
ui-fact-suit = 맞춰야 할 것
ui-fact-direction = 방향
ui-fact-draw = 먹어야 할 카드
ui-fact-stock = 더미에 남은 카드
ui-fact-pile = 버린 카드
ui-fact-led = 처음 나온 무늬
ui-fact-broken = 하트 깨짐
    .said = { $yes ->
        [yes] 하트가 깨짐
       *[no] 하트가 아직 안 깨짐
    }
ui-fact-trick = 트릭
ui-fact-lying = 트릭에 놓인 카드
ui-fact-pool = 아무도 먹지 못한 카드
ui-fact-pass = 건네는 쪽
ui-fact-blocked = 버림패 막힘
    .said = { $yes ->
        [yes] 버림패가 막혀 있음
       *[no] 버림패가 막혀 있지 않음
    }
ui-fact-hand = 패
    .of = { $whose }의 패
ui-fact-score = 점수
    .of = { $whose }의 점수
ui-fact-penalties = 벌칙 카드
    .of = { $whose }의 벌칙 카드
ui-fact-aside = 따로 둔 카드
    .of = { $whose }의 따로 둔 카드
ui-fact-out = 다 냄
    .of = { $whose }: 다 냄
    .said = { $yes ->
        [yes] { JOSA($whose, "은/는") } 다 내고 나감
       *[no] { JOSA($whose, "은/는") } 아직 하는 중
    }
ui-fact-blank = 하얀 카드
    .of = 하얀 카드 { $whose }
ui-fact-phone = 휴대폰
    .of = { $whose }: 휴대폰 있음
    .said = { $yes ->
        [yes] { JOSA($whose, "은/는") } 자기 휴대폰으로 적어요
       *[no] { JOSA($whose, "은/는") } 휴대폰이 없어서 누구든 대신 적어요
    }
ui-fact-place = 등수
    .of = { $whose }의 등수
ui-fact-taken = 먹은 점수
    .of = { $whose }: 먹은 점수
ui-fact-revoke = 리보크
    .of = { $whose }의 리보크가 난 트릭
ui-fact-minimum = 등록 조건
    .of = { $whose }의 등록 조건
ui-fact-frozen = 버림패 동결
    .of = { $whose }: 버림패 동결
    .said = { $yes ->
        [yes] { $whose }: 버림패가 동결됨
       *[no] { $whose }: 버림패가 동결되지 않음
    }
ui-fact-melds = 묶음
    .of = { $whose }의 묶음
ui-fact-canastas = 카나스타
    .of = { $whose }의 카나스타
ui-fact-red3 = 빨간 3
    .of = { $whose }의 빨간 3


## 점수

ui-score-table = 판별, 사람별 점수
ui-round-short = 판
ui-place = 등수
ui-place-fewest = 점수가 가장 적은 사람이 1등이에요. 점수가 같으면 등수도 같아요.
ui-place-most = 점수가 가장 많은 사람이 1등이에요. 점수가 같으면 등수도 같아요.
ui-place-order = 카드를 먼저 다 낸 사람이 1등이에요.
ui-place-left = 떠남
ui-place-none-yet = 아직 등수가 없어요.
ui-place-none-left = 끝나기 전에 떠나면 등수 없이 맨 아래에 나와요. 돌아오면 다시 등수에 들어요.
ui-place-number = { place-nth }
ui-started-with = 시작
ui-totals-set = 점수를 맞춤
ui-totals-came = 들어올 때
ui-totals-sides = 팀이 바뀜
ui-dealt-by = 딜러 { $name }
ui-not-in-round = 이 판에는 없었음
ui-number-of = { $name }, { NTH($round) } 판: { $points }점. 내역 보기
ui-no-round-yet = 아직 점수를 매긴 판이 없어요.
ui-curve = 판별 합계
ui-game-number = { NTH($number) } 게임
ui-games = 이 모임의 게임
ui-export = 내보내기
ui-sheet = 인쇄용 점수표
ui-export-record = 기록 파일
ui-who = 누구
ui-this-round = 이번 판
ui-total-then = 합계
ui-count-missing = 아직 세지 않은 사람: { $names }
ui-count-all = 모두 셌어요.
ui-not-counted = 아직
ui-part-of = { $name }, { NTH($round) } 판
ui-points = { $points }점
ui-wins = { $points }승
ui-points-typed = 점수만 적었고 카드는 적지 않았어요.
ui-cards-taken = 먹은 점수 카드:
ui-took-nothing = 점수 카드를 하나도 안 먹었어요.
ui-held-nothing = 남은 카드가 없었어요.
ui-penalties-of-round = 이 판의 벌칙 카드
ui-card-from = { $giver }에게 받은 카드 { $cards }장({ $reason })
ui-count-again = 이 점수 고치기
ui-points-are = 바른 점수
ui-cards-are = 또는 카드: 남아 있던 카드를 누르세요
ui-counted-itself = 비었거나 공개된 패라 저절로 계산됐어요. 점수는 “상태 맞추기”에서 고쳐요.


## 벌칙 카드

ui-card-given = { JOSA($name, "이/가") } { $reason } { $giver }에게서 카드 { $cards }장을 받았어요
ui-card-fell = 취소: 카드를 돌려놓음
ui-being-voted = 투표 중
ui-appeal = 이의
ui-appeal-line = { $line }번 기록에 이의
ui-no-penalties = 아직 준 벌칙 카드가 없어요.
ui-lie-aside = { $name }의 카드 { $cards }장이 타임인까지 따로 놓여 있어요.


## 전광판

ui-board = 전광판
ui-away = 자리 비움
ui-is-out = 다 냄
ui-out-place = { place-nth }


## 타임아웃

ui-timeout-ends = { JOSA($name, "이/가") } “타임인”을 외칠 때까지 게임도 시간도 멈춰 있어요.
    .you = “타임인”을 외칠 때까지 게임도 시간도 멈춰 있어요.
ui-timeout-free = 지금은 괜찮은 것
ui-timeout-costs = 지금도 벌칙인 것
ui-timeout-still = 지금 나누거나 먹거나 내거나 부른 것은 무효예요. 벌칙 카드는 그 사람을 눌러 줄 수 있고, 받은 카드는 따로 둬요.


## 따라잡기

ui-catch-up = 상태 맞추기
ui-catch-up-turn = 차례
ui-as-top-card = 맨 위 카드대로
ui-how-it-stands = 지금 이래요
ui-nothing-differs = 바꿀 것이 없어요. 이미 그렇게 되어 있어요.
ui-catch-up-outdated = 이 화면을 연 뒤에 게임이 진행됐어요. 상태 맞추기를 다시 열면 지금 상태가 보여요.


## 규칙집

ui-rulebook = 규칙
ui-print = 인쇄
ui-house-rules = 하우스 룰
ui-at-this-table = 이 테이블
ui-example = 예
ui-as-record = 기록 글로 보기
ui-stands-so = 처음 상태
ui-rules-print = 인쇄용
ui-find-rule-hint = 예: 조커 막기, 시간 초과
ui-found-rules = 찾은 규칙 { $count }개
ui-found-told = 설명에서
ui-no-such-rule = 이 심판은 ‘{ $what }’에 대한 규칙을 몰라요. 테이블에서 정하세요.
ui-found-no-rule = “{ $find }”: 이 말이 나오는 규칙이 없어요. 다른 말이나 더 짧은 말로 찾아보세요.
ui-a-house-rule = 하우스 룰
ui-otherwise = 이 테이블에서 다른 것
ui-deeds = 카드의 효과
ui-read-by = 관련 규칙:
ui-reference = 규칙 자세히 보기
ui-reference-how = 궁금할 때 찾아보세요. 심판이 판정하는 규칙마다 예가 있어요.
ui-rulebook-contents = 모든 규칙 이름
ui-guide-object = 목표
ui-guide-deal = 나누기
ui-guide-play = 차례
ui-guide-cards = 카드
ui-guide-calls = 외치기와 벌칙
ui-guide-scoring = 점수와 끝
ui-rules-of-game = 게임 규칙
ui-rules-of-table = 모든 테이블의 규칙
ui-example-of = { $game }의 예
ui-step-back = 이전
ui-step-on = 다음


## 이번 판 점수표

ui-tally = 이번 판
ui-tally-none = 적을 판이 없어요. 이 테이블은 카드를 하나하나 입력하거나, 게임이 이미 끝났어요.
ui-tally-moved = 그사이에 다른 입력이 있었어요. 지금은 이래요.
ui-tally-entered = { JOSA($name, "이/가") } { NTH($round) } 판을 적었어요
ui-tally-was-entered = { NTH($round) } 판은 벌써 적혀 있어요
ui-tally-next = 다음 판
ui-tally-filled = 다른 사람이 다른 값을 적었어요. 합친 기록지를 보고 다시 입력해 주세요.
ui-tally-kept = 적다 만 기록지예요. 테이블에서 누구나 이어서 적을 수 있어요.
ui-tally-sum = { $before } { $points } = { $total }
ui-tally-further = 더 큰 수
ui-sum-pad = 점수
ui-round-again = { NTH($round) } 판 고치기
ui-totals-how = 사람마다 지금까지의 점수를 적으세요. 앞서 적은 판은 그대로 있어요.
ui-totals-side-how = 팀마다 지금까지의 점수를 적으세요. 앞서 적은 판은 그대로 있어요.
ui-totals-round = 이제 나눌 판
ui-totals-same = 달라진 것이 없어요.
ui-tally-clear = 지우기
ui-tally-reset = 처음 값으로
ui-tally-paper = 종이에 적은 총점 옮겨 적기
ui-nobody = 없음

### 한 장면씩

ui-film = 한 장면씩 보기
ui-film-of = { $last }번 중 { $line }번 기록
ui-film-start = 첫 기록 전
ui-film-steps = 장면 이동
ui-film-first = 처음으로
ui-film-back = 이전
ui-film-play = 저절로 넘기기, 멈추기
ui-film-next = 다음
ui-film-last = 끝으로
ui-film-what-if = 여기서 다르게 했다면?
ui-moment = 이 장면 공유
ui-moment-link = 이 장면만 보여 주는 링크예요. 테이블에는 들어갈 수 없어요.
ui-moment-table = 이 링크가 있으면 누구나 이 기록을 읽을 수 있어요.
ui-moment-text = 같은 내용의 글이에요. 다른 심판에서 “기록 따라가 보기”에 넣으세요.
ui-moment-open = 열어 보기
ui-moment-later = 이 기록은 다음 사람이 움직인 뒤에 공유할 수 있어요.
ui-record-paste = 기록 따라가 보기
ui-record-about = 기록을 붙여넣으세요. 다시 판정해서 한 장면씩 보여 줘요. 테이블은 만들어지지 않아요.
ui-record-text = 기록
ui-record-read = 읽기
ui-record-unreadable = { $line }번째 줄을 읽을 수 없어요: { $why }
ui-record-empty = 이 글에는 기록이 없어요.
ui-record-long = 너무 길어요. 플레이 기록은 { $most }줄까지예요.
ui-record-slow = 판정하는 데 너무 오래 걸려요. 일부만 붙여넣으세요.
ui-record-gone = 이 기록은 이제 여기 없어요. 다시 붙여넣으세요.
ui-record-link-broken = 링크가 잘렸어요. 다시 받으세요.
ui-record-differs = 기록에는 { $of } { $demanded }, 지금 규칙으로는 { $came }.
ui-records = 기록 목록
ui-record-number = 기록 { $number }
