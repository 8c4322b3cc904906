### 로비: 시작 화면, 하우스 룰, 입장, 자리 순서, 메뉴, 모임

## 모든 화면

ui-language = 언어
ui-theme = 색
ui-theme-auto = 휴대폰 설정대로
ui-theme-light = 밝게
ui-theme-dark = 어둡게
ui-theme-night = 검정
ui-to-table = 테이블로
ui-lobby-back = 뒤로
ui-ruled = 심판이 받아들이지 않았어요.
ui-stale = 화면이 너무 오래되어 보내지 못했고, 바뀐 것은 없어요. 뒤로 가서 새로 고침한 뒤 다시 보내 주세요.

## 시작 화면

ui-new-table = 새 테이블
ui-pick-game = 어떤 게임을 할까요?
ui-game-left-out = 폴더의 게임 하나를 뺐어요. { $why }
ui-join-table = 테이블에 들어가기
ui-code-field = 테이블 코드 4글자
ui-join = 들어가기
ui-code-wrong = 코드는 영문자와 숫자 4글자이고, 모음과 0, 1은 없어요. 테이블의 모든 휴대폰 위쪽에 적혀 있어요.
ui-code-unknown = 코드가 { $code }인 테이블이 없어요. 테이블의 모든 휴대폰 위쪽에 적혀 있어요.
ui-nights = 게임 모임
ui-own-nights = 내가 연 모임
ui-deleted = 지운 것
ui-deleted-until = { $day }까지 되살릴 수 있어요.
ui-bring-back = 되살리기
ui-day = { $year }년 { $month }월 { $day }일
ui-night-of = { $day } 모임
ui-games-lines = 게임 { $games }개, 기록 { $lines }개

## 하우스 룰

ui-presets = 기본 하우스 룰
ui-lobby-house = 하우스 룰
ui-start-table = 시작
ui-take-rules = 이대로 하기
ui-change-rules = 바꾸기
ui-written = 하얀 카드에 글 쓰기
ui-written-hint = 적은 내용. 없으면 비워 두세요
ui-differs = 여기서 바꾼 것:
ui-differs-nothing = 바꾼 것이 없어요.
ui-limit-score = 점수
ui-limit-rounds = 판
ui-limit-time = 시간
ui-limits-about = 먼저 다다른 쪽에서 게임이 끝나요. 빈칸은 보지 않고, 모두 비우면 그만둘 때까지 계속해요.
ui-unit-seconds = 초
ui-unit-minutes = 분
ui-unit-cards = 장
ui-unit-packs = 벌
ui-unit-points = 점
ui-unit-rounds = 판
ui-house-range = { $least }부터 { $most }까지의 수를 넣어 주세요.
ui-house-limits = 1 이상의 정수를 넣거나 비워 두세요.
ui-house-choice = 이 가운데 하나를 골라 주세요.
ui-from-next-deal = 다음 판부터
ui-at-once = 지금 바로
ui-agreed-about = 다음 판의 하우스 룰은 누구나 바꿀 수 있고, 판 도중에는 진행자가 바꿔요. 누가 바꿨는지 기록에 남아요.
ui-need-seat = 게임을 하고 있는 사람이 입력해야 해요. 게임의 기록으로 남거든요.
ui-find = 어떤 규칙이 궁금한가요?
ui-find-hint = 예: 마지막 카드, 공격, 시간
ui-find-button = 찾기
ui-find-only = 바뀐 것만
ui-found = 하우스 룰 { $count }개
ui-found-none = “{ $find }”: 이 말이 나오는 하우스 룰이 없어요. 다른 말로 찾거나 칸을 비워 보세요.
ui-group-differ = { $count }개 바뀜
ui-group-wrong = { $count }개 안 맞음
ui-switch-differs = 바뀜
ui-keep-rules = 이 하우스 룰을 저장하거나 보내기
ui-keep-about = 저장해 두면 다음에 이 화면 위쪽에 나와요.
ui-keep-name = 이름
ui-keep-hint = 할머니 룰
ui-keep-change = 바꾼 것 저장
ui-keep-new = 이 이름으로 저장
ui-keep-no-name = 하우스 룰을 저장하려면 이름을 적어 주세요.
ui-keep-name-taken = “{ $name }”: 이미 있는 이름이에요. 다른 이름을 적어 주세요.
ui-keep-too-many = 이 게임의 하우스 룰이 { $most }개나 저장되어 있어서 더 넣을 수 없어요. 먼저 하나를 지워 주세요.
ui-keep-no-rules = 그사이에 지워진 하우스 룰이에요. 새로 저장할 수 있어요.
ui-delete-rules-back = { $days }일 동안 여기에서 되살릴 수 있어요.
ui-rules-called = 하우스 룰: { $name }
ui-kept-over = 바탕:
ui-send-rules = 보내기
ui-send-qr = 같은 와이파이에 있는 휴대폰으로 찍으면 똑같은 하우스 룰이 열려요.
ui-send-link = 복사할 링크
ui-send-text = 복사할 글
ui-send-about = 다른 컴퓨터에서는 첫 화면의 “하우스 룰 붙여넣기”에 글이나 링크를 넣어요. 인터넷은 쓰지 않아요.
ui-send-too-long = 바꾼 것이 많아서 QR에 다 담을 수 없어요. 링크와 글에는 모두 들어 있어요.
ui-sent-came = 받은 하우스 룰이에요. 이대로 시작하거나, 바꾸거나, 저장해 두세요.
ui-sent-wrong = 이 하우스 룰은 여기서 쓸 수 없어요. { $why }
ui-sent-none = 어떤 게임인지 알 수 없어요. “game: …” 줄이나 하우스 룰이 담긴 링크가 필요해요.
ui-paste-rules = 하우스 룰 붙여넣기
ui-paste-about = 다른 테이블에서 받은 글이나 링크를 넣어 주세요.
ui-paste-field = 글 또는 링크
ui-paste-open = 열기

## 입장

ui-scan = QR을 찍고 들어오세요
ui-no-address = 아직 어떤 휴대폰도 들어올 수 없어요.
ui-why-offline = 이 컴퓨터가 네트워크에 연결되어 있지 않아요. 휴대폰이 쓰는 와이파이에 연결하고 이 화면을 다시 열어 주세요.
ui-why-no-address = 이 컴퓨터는 연결되어 있지만 공유기에서 주소를 받지 못했어요. 휴대폰이 쓰는 와이파이에 다시 연결해 주세요.
ui-why-virtual = VPN이나 가상 머신의 주소밖에 없어요. 이 컴퓨터를 휴대폰이 쓰는 와이파이에 연결하거나, --url로 주소를 알려 주고 시작해 주세요.
ui-why-container = 컨테이너에서는 컴퓨터의 네트워크가 보이지 않아요. 터미널에서 .venv/bin/referee --url http://주소:8000 으로 시작하고, 주소 자리에는 이 컴퓨터의 와이파이 주소를 넣어 주세요.
ui-why-wsl = WSL에서는 Windows의 네트워크가 보이지 않아요. 포트를 WSL로 넘기고, --url로 Windows의 주소를 알려 주고 시작해 주세요.
ui-why-loopback = --host 때문에 이 컴퓨터만 들어올 수 있어요. 빼고 시작하면 휴대폰도 들어와요.
ui-sit-down = 자리에 앉기
ui-sit-other = 휴대폰 없는 사람
ui-here-already = 이미 앉은 사람:
ui-your-name = 이름
ui-their-name = 그 사람의 이름
ui-sit = 여기 앉기
ui-last-time = 지난번 사람들:
ui-watch = 구경만 하기
ui-i-am = 나는 { $name }
ui-i-am-title = 자리는 있는데 아직 휴대폰이 없나요?
ui-lost-phone = 다른 휴대폰으로 앉아 있었나요?
ui-name-empty = 이름에는 글자나 숫자, 기호가 적어도 하나 있어야 해요.
ui-name-long = 이름이 { $length }글자예요. 버튼에는 { $most }글자까지 들어가니 줄여 주세요.
ui-name-taken = { JOSA($name, "이라는/라는") } 사람이 이미 있어요. 다른 이름을 쓰거나 한 글자를 더해 주세요.
ui-table-full = 테이블이 가득 찼어요. 자리는 { $most }개까지예요.
ui-no-seat = 그 자리는 이제 이 테이블에 없어요.
ui-night-ended = 끝난 모임이에요. 진행자가 다시 열 수 있어요.
ui-late-about = 게임이 진행 중이에요. 다음 판부터 함께해요.
ui-late-after = 내 오른쪽에 누가 앉아 있나요?
ui-late-points = 처음 점수
ui-late-with = 누구와 한편인가요?
ui-late-side = 누구와 한편인지 골라 주세요. 지금의 편은 아래에 있어요.
ui-points-zero = 0점
ui-points-average = 평균: { $points }점
ui-points-worst = 꼴찌와 같이: { $points }점
ui-after-whom = 옆에 앉은 사람을 골라 주세요. 그사이 자리가 바뀌었어요.
ui-late-now = 지금은 입력할 수 없어요. 다시 시도해 주세요.
ui-pin = PIN 숫자 4자리
ui-pin-where = PIN은 테이블의 아무 휴대폰에서나 볼 수 있어요: 메뉴에서 { $name }. 심판 컴퓨터에서도 볼 수 있어요.
ui-pin-own = PIN은 { $name }의 휴대폰 메뉴에 있어요. 그 휴대폰이 1분 30초 넘게 꺼져 있으면 테이블의 아무 휴대폰에서나 볼 수 있어요. 심판 컴퓨터에서는 언제나 볼 수 있어요.
ui-pin-wrong = 이 자리의 PIN이 아니에요. 테이블의 아무 휴대폰이나 메뉴에서 보여 줘요.
ui-pin-often = 틀린 PIN을 너무 여러 번 넣었어요. 들여보내 달라고 해 보세요. 테이블에서 한 번만 눌러 주면 돼요.
ui-seat-phones = { JOSA($name, "은/는") } 휴대폰이 이미 { $most }대 있고 모두 켜져 있어요. 먼저 하나를 닫아 주세요. 1분 30초 뒤면 꺼진 것으로 봐요.
ui-take-seat = 내 자리 찾기

## 자리 순서

ui-ring = 누가 어디에 앉았나요?
ui-ring-how = 앉은 순서대로 시계 방향으로 누르세요. 누구부터든 좋아요.
ui-ring-order = 앉은 순서
ui-ring-anew = 처음부터 다시
ui-who-deals = 누가 먼저 카드를 나누나요?
ui-deal-moves = 딜러가 왼쪽으로 한 자리 옮겨 갔어요. 누가 나누나요?
ui-deal-assigned = 누가 나눠도 돼요. 고르지 않으면 { JOSA($name, "이/가") } 나눠요.
ui-begin-rps = 가위바위보에서 이긴 사람이 먼저 시작해요. 누가 이겼나요?
ui-begin-youngest = 가장 어린 사람이 먼저 시작해요. 누구인가요?
ui-begin-winner = 지난 게임에서 이긴 사람이 먼저 시작해요: { $name }
ui-begin-loser = 지난 게임에서 진 사람이 먼저 시작해요: { $name }
ui-begins-deals = { JOSA($name, "이/가") } 시작하고, 카드는 { JOSA($dealer, "이/가") } 나눠요.
ui-sides = 누구와 한 팀인가요?
ui-sides-ask = 한 팀이 될 두 사람을 누르세요.
ui-sides-against = 대
ui-start-game = 게임 시작
ui-no-phone = 휴대폰 없음
ui-no-phone-add = 휴대폰 없는 사람 추가
ui-add = 추가
ui-sit-here-too = 이 기기로도 자리에 앉기
ui-left-is-right = 옆자리 맞음
ui-left-of-you-ask = 왼쪽이 { $name } 맞나요?
ui-left-of-you = 왼쪽: { $name }
ui-left-yes = 네
ui-left-other = 아니요, 왼쪽은 …
ui-wait-game = 어떤 게임을 할까요?
ui-wait-people = 먼저 { $least }명이 앉아야 해요.
ui-wait-fewer = 이 게임은 { $most }명까지 할 수 있는데 { $count }명이 앉아 있어요.
ui-wait-ring = 아직 누르지 않은 사람이 { $count }명 있어요.
ui-wait-dealer = 누가 먼저 카드를 나누나요?
ui-wait-begin = 누가 먼저 시작하나요?
ui-wait-left = 왼쪽에 누가 앉았는지 아직 답하지 않은 사람: { $names }
ui-start-anyway = 기다리지 않고 시작
ui-draws-for-deal = 한 장씩 뽑아 가장 높은 사람이 먼저 카드를 나눠요.
ui-game-begun = 게임이 시작됐어요.
ui-back-to-game = 지난 게임으로 돌아가기

## 초대

ui-share-more = 다른 주소, 복사할 코드, 안 될 때
ui-share-page = QR과 코드
ui-copy-code = 복사할 코드
ui-copy-address = 복사할 주소
ui-reached-title = 들어온 휴대폰이 있나요?
ui-reached = 지금까지 휴대폰 { $count }대가 들어왔어요.
ui-reached-none = 아직 들어온 휴대폰이 없어요.
ui-try-title = 안 될 때 해 볼 것
ui-try-wifi = 휴대폰과 이 컴퓨터가 같은 이름의 와이파이에 있는지 보세요.
ui-try-mobile = 휴대폰의 모바일 데이터를 끄세요. 인터넷이 없는 와이파이를 떠나 버리는 휴대폰이 있어요.
ui-try-firewall = 컴퓨터의 방화벽이 { $port }번 포트를 허용해야 해요. 물어보면 허용하세요.
ui-try-guest = 손님용 와이파이는 기기끼리 막는 일이 많으니 기본 와이파이를 쓰세요.
ui-try-hotspot = 아니면 휴대폰 한 대로 핫스팟을 켜고 컴퓨터까지 모두 연결하세요.
ui-other-address = 이 컴퓨터의 다른 주소
ui-other-address-about = 휴대폰에서 QR이 열리지 않으면 다음 주소를 써 보세요.
ui-address-doubtful = 휴대폰에서 열리기 어려움

## 메뉴

ui-menu-pages = 이 테이블의 화면
ui-menu-catch-up = 따라잡기
ui-menu-board = 전광판
ui-night = 이 모임
ui-seats-phones = 자리와 휴대폰
ui-this-phone = 이 휴대폰
ui-has-phone = 휴대폰 있음
ui-phone-away = 휴대폰이 꺼져 있음
ui-host = 진행자
ui-pin-of = { $name }의 PIN:
ui-pin-how = 다른 휴대폰에서 QR을 찍고 “나는 { $name }” 버튼을 누른 뒤 PIN을 넣으세요.
ui-here-pins = PIN과 들어오려는 사람
ui-here-pins-about = 백업으로 되돌린 모임이라 자리를 잃은 사람이 있나요? 이 컴퓨터에서 모두의 PIN을 볼 수 있어요.
ui-other-name = 이름
ui-rename = 이름 바꾸기
ui-swap-with = 다른 자리로 옮기기
ui-swap = 자리 바꾸기
ui-move-left = 그 왼쪽에 앉기
ui-free-seat = 이 휴대폰 없이 계속하기
ui-leave-table = { $name }: 테이블에서 나가기
ui-leave-about = 게임 중이면 이 자리의 차례는 이제부터 건너뛰어요. 지금까지 한 것은 남아요.
ui-make-host = { JOSA($name, "을/를") } 진행자로
ui-vote-host = { $votes ->
    [0] { JOSA($name, "을/를") } 새 진행자로 투표
   *[other] { JOSA($name, "을/를") } 새 진행자로 투표 ({ $votes }표)
 }
ui-host-away = 진행자의 휴대폰이 꺼져 있어요. 휴대폰의 절반이 넘게 찬성하면 새 진행자가 정해져요.
ui-host-no-phone = { JOSA($name, "은/는") } 휴대폰이 없어서 진행자가 될 수 없어요.
ui-next-game = 다음 게임
ui-next-game-on = 게임이 진행 중이에요. 다음 게임을 시작하면 지금 상태로 남아요.
ui-this-phone-does = 이 휴대폰에서
ui-buzz = 내 차례에 짧은 진동
ui-sound = 내 차례에 작은 소리
ui-deck = 무늬 색
ui-deck-two = 두 가지
ui-deck-four = 네 가지
ui-next-planned = 다음 게임을 준비하고 있어요
ui-end-night = 모임 끝내기
ui-end-night-about = 끝내면 앉거나 게임을 시작할 수 없어요. 기록은 모두 남고, 다시 열 수도 있어요.

## 게임 모임

ui-night-over = 끝남
ui-night-people = 모임 전체
ui-night-who = 이름
ui-night-wins = 승리
ui-night-places = 등수 합
ui-night-games = 게임
ui-night-cards = 벌칙 카드
ui-night-place = 등수
ui-night-points = 점수
ui-night-won = 승리
ui-night-game-over = 끝남
ui-night-no-games = 아직 한 게임이 없어요.
ui-night-places-about = 승리와 등수는 끝까지 한 게임끼리 더해요. 등수 합은 작을수록 좋아요. 점수는 한 게임 안에서만 세요.
ui-night-export = 내보내기
ui-night-export-record = 기록
ui-keep-night = 이 모임
ui-night-name = 모임 이름
ui-night-name-long = { $most }글자까지 쓸 수 있어요.
ui-reopen = 다시 열기
ui-delete = 지우기
ui-keep = 그대로 두기
ui-delete-title = 이 모임을 지울까요?
ui-delete-about = { $games ->
    [0] 앉은 사람들의 정보가 사라져요.
   *[other] 앉은 사람들과 게임 { $games }개, 기록이 모두 사라져요.
 }
ui-delete-sure = 네, 지울게요
ui-delete-unsure = 지우지 않았어요. 정말 지우려면 표시해 주세요.
ui-delete-back = { $days }일 동안 첫 화면의 “지운 것”에서 되살릴 수 있어요.
