### 경기 중 휴대폰 화면

ui-title = 심판
ui-home = 첫 화면으로
ui-waiting = 테이블의 답을 기다리는 중 …
ui-not-live = 연결이 끊겨 있어요. 화면이 오래된 것일 수 있어요.
ui-tap-lost = 누른 것이 테이블에 전해지지 않았어요. 다시 눌러 주세요.
ui-too-old = 이 브라우저는 오래되어서 여기서 플레이할 수 없어요. iOS 15.4, 크롬 105, 파이어폭스 121 이상이 필요해요. 구경은 할 수 있어요. 메뉴에서 ‘이 휴대폰 없이 하기’를 누르면 다른 사람의 휴대폰으로 대신 입력할 수 있어요.
ui-no-scripts = 플레이하려면 JavaScript가 필요해요. 이 페이지에서 켜 주세요. 다른 사람의 휴대폰이 대신 입력해 줄 수도 있어요.
ui-does-not-fit = 맞지 않아요
ui-ten-seconds = 10초 남았어요
ui-your-time-over = 시간이 다 됐어요
ui-share = 코드 { $code }: QR 보기
ui-acting-for = { $name } 대신
ui-watching = 구경 중
ui-watch-phone = 휴대폰에 맞게 보기
ui-story = 기록
ui-scores = 점수
ui-menu = 메뉴
ui-clock = 남은 초
ui-seats = 앉은 사람
ui-middle = 가운데
ui-acts = 입력할 수 있는 것
ui-your-turn = 내 차례
ui-to-cards = 내 차례예요: 카드로 돌아가기
ui-turn-of = { $name } 차례
ui-you-owe = { $by ->
    [none] { $owed }장 먹어요
    [attack] { $owed }장 먹거나 다른 공격 카드를 내요
   *[any] { $owed }장 먹거나 막아요
}
ui-they-owe = { $by ->
    [none] { $owed }장 먹어야 해요
    [attack] { $owed }장 먹거나 다른 공격 카드를 내야 해요
   *[any] { $owed }장 먹거나 막아야 해요
}
ui-timeout = { $name }의 타임아웃
    .you = 내 타임아웃
ui-sits-out = 쉼
ui-winner = { $count ->
   *[other] { $names } 승리
}
    .you = { $count ->
        [1] 내가 이겼어요!
       *[other] { JOSA($names, "과/와") } 함께 이겼어요!
    }
ui-ahead = { $gap }점 앞섬
ui-level = 동점: { $names }
ui-ends-at = 목표 { $points }점
ui-ends-after = { $rounds }판을 하면 끝나요
ui-round-won = { $seat }, { NTH($round) } 판 승리
    .you = { NTH($round) } 판, 내가 이겼어요!
ui-round-out = { NTH($round) } 판, { JOSA($seat, "이/가") } 털었어요
    .you = { NTH($round) } 판, 내가 털었어요!
ui-round = { NTH($round) } 판
ui-hand = { $cards }장
ui-hand-unknown = ?장
ui-aside = 따로 { $cards }장
ui-dealer-mark = 딜러
ui-out-of-turn = 차례가 아닐 때 내기
ui-times = 함께 낼 장수
ui-which-suit = 무늬
ui-call-suit = { $coloured ->
    [yes] 색 바꾸기
   *[no] 무늬 바꾸기
}
ui-no-call = 부르지 않음
ui-count-done = 합계 보기
ui-count-how = 남은 카드를 누르세요
ui-count-cards = { $count }장
ui-count-of = / { $held }장
ui-count-sum = { $sum }점 적기
ui-preview = 먼저 보기
ui-enter-it = 입력하기
ui-leave-it = 그만두기
ui-entered = { $what }
ui-why = 왜?
ui-undo = 되돌리기
ui-let-stand = 그대로 인정
ui-close = 닫기
ui-moved-on = 그사이 진행됐어요: { $what }.
ui-not-kept = 기록하지 못했어요. { ui-file }
ui-not-read = 지금은 열 수 없어요. { ui-file }
ui-file = { $why ->
    [full] 심판 컴퓨터의 디스크가 가득 찼어요. 자리를 비운 뒤 다시 해 주세요.
    [locked] 심판 컴퓨터의 다른 프로그램이 파일을 쓰고 있어요. 잠시 뒤에 다시 해 주세요.
    [busy] 다른 프로그램이 심판의 데이터베이스를 잡고 있어요. 잠시 뒤에 다시 해 주세요.
    [read-only] 심판이 파일에 쓸 수 없게 됐어요. 심판 컴퓨터에서 쓰기를 허용한 뒤 다시 해 주세요.
    [damaged] 심판의 파일이 망가졌어요. 심판을 끝내고 마지막 백업으로 다시 시작해 주세요.
    [gone] 심판의 파일이 지워졌거나 옮겨졌어요. 제자리에 두거나 마지막 백업으로 다시 시작해 주세요.
    [failed] 심판 컴퓨터의 디스크가 답하지 않아요. 다시 해 주세요.
   *[other] 다시 해 주세요.
 }
ui-one-act = 한 번에 적은 기록이라 함께 되돌려요:
ui-corrected-in = { $line }번 기록에서 고침
ui-hangs = 뒤의 기록 { $count }개가 더는 맞지 않게 돼요:
ui-hangs-maybe = 그 뒤에 적은 기록이 { $count }개 있어요. 더는 맞지 않을 수도 있어요:
ui-only-this = 이것만
ui-undo-correction = 점수 고침
ui-undo-points = 이 판의 점수
ui-undo-together = 기록 { $count }개 함께
ui-undo-more = … 그리고 기록 { $count }개 더
ui-taken-back = 함께 되돌렸어요:
ui-stand-again = 되돌리기를 취소했어요:
ui-still-stand = 함께 적었고 아직 남아 있어요:
ui-take-back-too = 그것도 되돌리기
ui-sure = { $what }: 정말 할까요?
ui-yes = 예
ui-no = 아니요
ui-more = 더 보기
ui-not-found = 그런 화면이나 테이블이 없어요. 코드가 맞나요?
ui-no-night = 여기에는 모임이 없어요. 지워졌거나 처음부터 없던 모임이에요. 코드가 맞나요?
ui-not-yours = 다른 휴대폰이나 다른 테이블의 것이에요.
ui-too-late = 너무 늦게 도착해서 바뀐 것이 없어요. 다시 보내 주세요.
ui-too-large = 한 번에 보내기에는 너무 많아요. 바뀐 것은 없어요.
ui-too-fast = 1분에 너무 많이 눌렀어요. 이번 것은 입력되지 않았으니, 잠시 뒤에 다시 눌러 주세요.
ui-too-often = 너무 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요.
ui-codes-often = { $span ->
    [day] 같은 네트워크에서 오늘 틀린 코드나 링크를 너무 많이 열었어요. 내일 다시 해 주세요. 이미 앉은 사람은 그대로 계속할 수 있어요.
   *[minute] 같은 네트워크에서 틀린 코드나 링크를 너무 많이 열었어요. 1분 뒤에 다시 해 주세요. 이미 앉은 사람은 그대로 계속할 수 있어요.
 }
ui-went-wrong = 문제가 생겼어요. 잃은 것은 없어요. 다시 해 주세요.
ui-may-sleep = 이 휴대폰은 화면이 꺼질 수 있어요. 화면 자동 꺼짐 시간을 몇 분으로 늘려 주세요.
ui-too-long = “{ $what }”: { $length }글자예요. { $most }글자까지 쓸 수 있어요.
ui-host-at-once = 하우스 룰을 당장 바꾸는 건 진행자만 할 수 있어요. 다음 판부터라면 누구나 바꿀 수 있어요.
ui-amend-other = 휴대폰이 있는 { JOSA($name, "이/가") } 한 일로는 고칠 수 없어요.
ui-amend-place = 오고 가고 자리를 바꾸는 기록으로는 고칠 수 없어요. 메뉴에서 입력하세요.
ui-act-for = { $name } 대신 하기
ui-other-phone = 다른 휴대폰으로
ui-goes-home = { JOSA($name, "은/는") } 그만해요
ui-i-go-home = 나는 그만할래요
ui-round-scored = { NTH($round) } 판 점수
note-empty = { JOSA($turn, "은/는") } 손에 카드가 없어요. “원”을 외치면 판이 끝나고, 아니면 한 장 가져가요
    .you = 손에 카드가 없어요. “원”을 외치면 판이 끝나고, 아니면 한 장 가져가요
note-vote = { JOSA($giver, "이/가") } { $seat }에게 벌칙 카드를 줬어요({ $offence }). 인정할까요?
note-vote-done = { JOSA($giver, "이/가") } { $seat }의 행동에 이의를 냈어요. 인정할까요?

### 휴대폰의 카드: 받은 공격, 여러 장, 색

ui-attack-on-you = { $answers ->
    [none] { $owed }장 먹어요
   *[other] { $owed }장 먹거나 { JOSA($answers, "으로/로") } 막아요
 }
ui-attack = { $answers ->
    [none] { $owed }장 먹어야 해요
   *[other] { $owed }장 먹거나 { JOSA($answers, "으로/로") } 막을 수 있어요
 }
any-of-rank = { $rank }
either-comma = { $some }, { $next }
either-or = { JOSA($some, "이나/나") } { $last }
ui-another-card = 다른 카드
ui-several = 여러 장
ui-lay-together = 함께 내기
ui-counts = 맨 위
ui-call-later = 나중에
ui-show-hand = 보이기
ui-play-anyway = 그래도 카드 내기

### 이의

ui-dispute = 이의 내기
ui-dispute-line = { $line }번 기록에 이의 내기
ui-disputed-by = { $name }의 이의:
ui-dispute-stands = 심판: 규칙에 맞아서 그대로예요.
ui-dispute-refused = 심판: 규칙에 어긋나요.
ui-dispute-uncaught = 심판: 잘못 낸 카드지만, 아무도 안 잡고 다음 사람이 움직여서 그대로 둬요. 모두 원하면 무를 수 있어요.
ui-dispute-proven = 심판: 규칙에 어긋난 것이 나중에 낸 카드로 밝혀졌어요.
ui-dispute-later = 틀린 것 같나요? 다음 사람이 움직이기 전에 지금 벌칙 카드를 주세요.
ui-vote-so-far = 네 { $yes }, 아니요 { $no }.
ui-vote-waits = 아직 투표할 사람: { $names }. 그동안 시계는 멈추고, 다음 플레이가 나오면 투표가 끝나요.
ui-falls-with-it = 아니라고 정해지면 뒤의 기록 { $count }개도 함께 취소돼요:
ui-take-it-back = 되돌리기
ui-dispute-accuse = { $name }에게 벌칙 카드: 잘못 냄
ui-our-rule = 우리 룰로 …
ui-our-rule-which = 이렇게 정하면 판정이 반대가 돼요. 이제부터 어느 룰로 할까요?
ui-our-rule-next = 다음 판부터
ui-our-rule-now = 바로
ui-our-rule-none = { $pairs ->
    [0] 하우스 룰 { $alone }개를 하나씩 바꿔 봤지만, 판정을 뒤집는 것은 찾지 못했어요.
   *[other] 하우스 룰 { $alone }개를 하나씩, 설정 { $pairs }쌍을 함께 바꿔 봤지만, 판정을 뒤집는 것은 찾지 못했어요.
} 테이블에서 그대로 인정하거나 되돌릴 수는 있어요.
ui-you = 나
ui-not-now = 그만두기
ui-too-slow = { $name } 시간 초과: 벌칙 카드
ui-played-wrong = { $name } 잘못 냈어요
ui-said-nothing = { $name } 안 외쳤어요
