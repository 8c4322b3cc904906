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
ui-foreign = 이 심판의 화면에서 보낸 것이 아니라서 아무것도 바뀌지 않았어요. 테이블을 코드로 다시 열고 거기서 눌러 주세요.
ui-unknown-host = { $host } 주소는 이 심판이 모르는 주소예요. QR 코드의 주소로 열거나, 이 주소를 --url로 주고 심판을 다시 시작해 주세요.
ui-no-cookies = 이 브라우저는 쿠키를 저장하지 않아서 심판이 휴대폰을 구별할 수 없어요. 아무것도 바뀌지 않았어요. 브라우저 설정에서 이 페이지의 쿠키를 허용하거나 앱 안이나 시크릿 창이 아닌 일반 브라우저로 열고 새로 고쳐 주세요.

## 시작 화면

ui-new-table = 새 테이블
ui-what = 진짜 카드로 놀아요. 규칙, 차례, 시간, 점수는 휴대폰이 맡아요.
ui-pick-game = 어떤 게임을 할까요?
ui-same = 지난번 그대로
ui-again = 그대로 한 번 더
ui-other-game = 다른 게임
ui-back-tonight = { $code } 테이블로 돌아가기
ui-first-game = 1. 게임을 골라요
ui-first-scan = 2. 모두 코드를 찍고 이름을 적어요
ui-first-deal = 3. 앉은 순서대로 누르고 카드를 나눠요
ui-game-left-out = 폴더의 게임 하나를 뺐어요. { $why }
ui-code-field = 테이블 코드
ui-code-where = 테이블의 모든 휴대폰 맨 위에 있어요.
ui-join = 들어가기
ui-code-wrong = 코드는 영문자와 숫자 { $length }글자예요. 모음과 0, 1은 쓰지 않아요.
ui-code-unknown = 코드가 { $code }인 테이블이 없어요.
ui-nights = 게임 모임
ui-own-nights = 내가 연 모임
ui-more-nights = 모든 모임
ui-other-tools = 더 보기
ui-deleted = 지운 것
ui-deleted-until = { $day }까지 되살릴 수 있어요.
ui-bring-back = 되살리기
ui-day = { $year }년 { $month }월 { $day }일
ui-night-of = { $day } 모임
ui-games-played = 게임 { $games }개

## 하우스 룰

ui-presets = 무엇에서 시작할까요?
ui-lobby-house = 하우스 룰
ui-start-table = 시작
ui-take-rules = 이대로 하기
ui-change-rules = 바꾸기
ui-written = 하얀 카드에 글 쓰기
ui-written-hint = 적힌 내용. 없으면 비워 두세요
ui-differs = 바꾼 것:
ui-differs-nothing = 바꾼 것이 없어요.
ui-limit-score = 점수
ui-limit-rounds = 판
ui-limit-time = 시간
ui-limits-about = 먼저 닿는 쪽에서 끝나요. 모두 비우면 그만둘 때까지 해요.
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
ui-agreed-about = 다음 판부터는 누구나, 지금 바로는 진행자만 바꿀 수 있어요. 누가 바꿨는지 기록에 남아요.
ui-need-seat = 게임을 하는 사람만 입력할 수 있어요.
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
ui-keep-about = 다음에는 이 화면 위쪽에 나와요.
ui-keep-name = 이름
ui-keep-hint = 할머니 룰
ui-made-hint = 예: 고스톱
ui-keep-change = 바꾼 것 저장
ui-keep-new = 이 이름으로 저장
ui-keep-no-name = 저장할 이름을 적어 주세요.
ui-keep-name-taken = “{ $name }”: 이미 있는 이름이에요. 다른 이름을 써 주세요.
ui-keep-too-many = 이 게임에는 { $most }개까지 저장할 수 있어요. 먼저 하나를 지워 주세요.
ui-keep-no-rules = 방금 누가 지운 하우스 룰이에요. 새로 저장할 수 있어요.
ui-delete-rules-back = { $days }일 동안 여기에서 되살릴 수 있어요.
ui-rules-called = 하우스 룰: { $name }
ui-kept-over = 바탕:
ui-send-rules = 보내기
ui-send-qr = 같은 와이파이의 휴대폰으로 찍으면 똑같은 하우스 룰이 열려요.
ui-send-qr-far = 휴대폰으로 찍으면 똑같은 하우스 룰이 열려요.
ui-send-link = 복사할 링크
ui-send-text = 복사할 글
ui-send-about = 다른 컴퓨터에서는 첫 화면의 “하우스 룰 붙여넣기”에 넣으세요.
ui-send-near = 인터넷은 쓰지 않아요.
ui-send-too-long = 바꾼 것이 많아 QR에 담을 수 없어요. 링크나 글로 보내세요.
ui-sent-came = 받은 하우스 룰이에요. 이대로 시작하거나, 바꾸거나, 저장하세요.
ui-sent-wrong = 이 하우스 룰은 여기서 쓸 수 없어요. { $why }
ui-sent-none = 어떤 게임인지 알 수 없어요. 링크 전체나 “game: …” 줄이 있는 글 전체를 넣어 주세요.
ui-paste-rules = 하우스 룰 붙여넣기
ui-paste-about = 다른 테이블에서 받은 링크나 글을 넣으세요.
ui-paste-field = 글 또는 링크
ui-paste-open = 열기

## 입장

ui-scan = QR을 찍고 들어오세요
ui-no-address = 아직 휴대폰이 들어올 수 없어요.
ui-why-offline = 이 컴퓨터가 네트워크에 연결되어 있지 않아요. 휴대폰이 쓰는 와이파이에 연결하고 이 화면을 다시 열어 주세요.
ui-why-no-address = 이 컴퓨터는 연결되어 있지만 공유기에서 주소를 받지 못했어요. 휴대폰이 쓰는 와이파이에 다시 연결해 주세요.
ui-why-virtual = VPN이나 가상 머신의 주소밖에 없어요. 이 컴퓨터를 휴대폰이 쓰는 와이파이에 연결하거나, --url로 주소를 알려 주고 시작해 주세요.
ui-why-container = 컨테이너에서는 컴퓨터의 네트워크가 보이지 않아요. --url에 http://192.168.0.12:8000 같은 이 컴퓨터의 와이파이 주소를 넣어 시작해 주세요.
ui-why-wsl = WSL에서는 Windows의 네트워크가 보이지 않아요. 포트를 WSL로 넘기고, --url로 Windows의 주소를 알려 주고 시작해 주세요.
ui-why-loopback = --host 때문에 이 컴퓨터만 들어올 수 있어요. 빼고 시작하면 휴대폰도 들어와요.
ui-sit-down = 자리에 앉기
ui-table-of = { $name }의 테이블
ui-sit-other = 휴대폰 없는 사람
ui-here-already = 이미 앉은 사람
ui-your-name = 이름
ui-their-name = 그 사람의 이름
ui-sit = 앉기
ui-last-time = 지난번
ui-watch = 전광판 보기
ui-look-on = 구경만 할게요
ui-i-am = 나는 { $name }
ui-i-am-title = 이 가운데 내가 있나요?
ui-lost-phone = 전에 앉아 있었어요
ui-name-empty = 글자나 숫자, 기호를 하나 이상 적어 주세요.
ui-name-long = 이름이 { $length }글자예요. { $most }글자까지 들어가니 줄여 주세요.
ui-name-taken = { JOSA($name, "이라는/라는") } 사람이 이미 있어요. 다른 이름을 쓰거나 한 글자를 더하세요.
ui-name-looks = { JOSA($name, "과/와") } 똑같아 보여요. 헷갈리지 않을 이름을 써 주세요.
ui-table-full = 테이블이 가득 찼어요. 자리는 { $most }개까지예요.
ui-no-seat = 그 자리는 이제 이 테이블에 없어요.
ui-players-watch = 잘못 낸 카드를 심판이 막지 않아요. 서로 잡아 주세요.
ui-night-ended = 끝난 모임이라 입력되지 않았어요. { $host ->
    [none] 진행자가 이어서 할 수 있어요.
   *[other] 진행자 { JOSA($host, "이/가") } 이어서 할 수 있어요.
}
ui-has-ended = 모임이 끝났어요
ui-has-ended-how = 이제 입력할 수 없어요.
ui-night-told = 모임 결과 보기
ui-next-opened = { $opener ->
    [none] 다음 모임이 열렸어요
   *[other] { JOSA($opener, "이/가") } 다음 모임을 열었어요
}
ui-next-go = 새 테이블로
ui-next-seat = 내 자리로 가기
ui-next-board = 새 전광판 열기
ui-late-about = 게임이 진행 중이에요. 다음 판부터 함께해요.
ui-late-after = 내 오른쪽에 누가 앉아 있나요?
ui-late-about-them = 게임이 진행 중이에요. 다음 판부터 함께해요.
ui-late-after-them = 그 사람 오른쪽에 누가 앉아 있나요?
ui-late-points = 처음 점수
ui-late-with = 누구와 한 팀인가요?
ui-late-side = 누구와 한 팀인지 골라 주세요. 지금 팀은 아래에 있어요.
ui-points-zero = 0점
ui-points-average = 평균: { $points }점
ui-points-worst = 꼴찌와 같이: { $points }점
ui-after-whom = 그사이 자리가 바뀌었어요. 옆에 앉은 사람을 다시 골라 주세요.
ui-late-now = 지금은 입력할 수 없어요. 다시 시도해 주세요.
ui-pin = PIN 숫자 4자리
ui-pin-where = 테이블의 아무 휴대폰에서 메뉴, { JOSA($name, "을/를") } 누르면 보여요.
ui-pin-own = { $name }의 휴대폰에서 메뉴, { JOSA($name, "을/를") } 누르면 보여요. 그 휴대폰이 1분 넘게 꺼져 있으면 아무 휴대폰에서나 보여요.
ui-pin-here = 심판 컴퓨터에서는 언제나 보여요.
ui-pin-wrong = PIN이 틀렸어요. 테이블에 있는 휴대폰의 메뉴에 있어요.
ui-pin-often = PIN을 너무 여러 번 틀렸어요. 들여보내 달라고 하세요. 한 번 눌러 주면 돼요.
ui-seat-phones = { JOSA($name, "은/는") } 이미 휴대폰 { $most }대를 쓰고 있어요. 하나를 닫고 90초 기다려 주세요.
ui-take-seat = 내 자리 찾기

## 자리 순서

ui-ring = 어떻게 앉았나요?
ui-ring-how = 앉은 순서대로 시계 방향으로 누르세요.
ui-ring-came = 시계 방향으로 이렇게 앉았나요? 아니면 ‘다시’를 누르세요.
ui-ring-waits = 코드를 찍으면 앉을 수 있어요.
ui-not-tonight = 오늘은 없어요
ui-ring-order = 앉은 순서
ui-lot = 제비뽑기
ui-lot-fell = 제비뽑기로 { JOSA($name, "이/가") } 뽑혔어요.
ui-ring-anew = 다시
ui-dealer-is = { JOSA($name, "이/가") } 카드를 나눠요. 아니면 나눌 사람을 누르세요.
ui-deals = 딜러
ui-begins = 먼저
ui-deal-moves = 카드 나누는 차례가 왼쪽으로 갔어요.
ui-deal-assigned = 나눌 사람을 고르세요. 안 고르면 { JOSA($name, "이/가") } 나눠요.
ui-begin-rps = 가위바위보에서 이긴 사람이 먼저 시작해요. 누가 이겼나요?
ui-begin-youngest = 가장 어린 사람이 먼저 시작해요. 누구인가요?
ui-begin-winner = 지난 게임에서 이긴 사람이 먼저 시작해요: { $name }
ui-begin-loser = 지난 게임에서 진 사람이 먼저 시작해요: { $name }
ui-begins-deals = { JOSA($name, "이/가") } 시작하고, 카드는 { JOSA($dealer, "이/가") } 나눠요.
ui-sides = 누구와 한 팀인가요?
ui-sides-ask = 한 팀이 될 두 사람을 누르세요.
ui-sides-against = 대
ui-start-game = 시작
ui-no-phone = 폰 없는 사람
ui-no-phone-add = 휴대폰 없는 사람 추가
ui-add = 추가
ui-done = 다 했어요
ui-sit-here-too = 이 기기로도 하나요?
ui-left-is-right = 옆자리 맞음
ui-left-of-you-ask = 왼쪽 사람이 { $name } 맞나요?
ui-left-of-you = 왼쪽: { $name }
ui-left-yes = 네
ui-left-no = 아니요
ui-left-other = 왼쪽에 누가 앉았나요?
ui-wait-game = 어떤 게임을 할까요?
ui-wait-people = 먼저 { $least }명이 앉아야 해요.
ui-wait-fewer = 이 게임은 { $most }명까지 할 수 있는데 { $count }명이 앉아 있어요.
ui-wait-these = 아직 안 누른 사람: { $names }
ui-wait-ring = { $count }명을 더 눌러야 해요.
ui-wait-begin = 이제 먼저 시작할 사람을 누르세요.
ui-wait-left = 왼쪽 사람을 아직 확인 안 함: { $names }
ui-start-anyway = 기다리지 않고 시작
ui-draws-for-deal = 한 장씩 뽑아 가장 높은 사람이 먼저 카드를 나눠요.
ui-game-begun = 게임이 시작됐어요.
ui-back-to-game = 지난 게임으로 돌아가기

## 초대

ui-share-more = 안 되나요?
ui-share-page = QR과 코드
ui-copy = 복사
ui-copied = 복사했어요
ui-copy-code = 복사할 코드
ui-copy-address = 복사할 주소
ui-reached-title = 휴대폰
ui-reached = 휴대폰 { $count }대가 들어왔어요.
ui-reached-none = 아직 들어온 휴대폰이 없어요.
ui-reached-wifi = 모두 같은 와이파이인가요?
ui-try-title = 안 될 때 해 볼 것
ui-try-wifi = 휴대폰과 이 컴퓨터를 같은 와이파이에 연결하세요.
ui-try-mobile = 휴대폰의 모바일 데이터를 끄세요. 인터넷이 없으면 와이파이를 떠나는 휴대폰이 있어요.
ui-try-firewall = 컴퓨터의 방화벽에서 { $port }번 포트를 허용하세요.
ui-try-guest = 손님용 와이파이는 기기끼리 막는 일이 많아요. 기본 와이파이를 쓰세요.
ui-try-hotspot = 아니면 휴대폰 한 대로 핫스팟을 켜고, 컴퓨터까지 모두 연결하세요.
ui-other-address = 이 컴퓨터의 다른 주소
ui-other-address-about = 휴대폰에서 QR이 열리지 않으면 다음 주소를 써 보세요.
ui-address-doubtful = 휴대폰에서 열리기 어려움

## 메뉴

ui-menu-pages = 이 테이블의 화면
ui-menu-catch-up = 상태 맞추기
ui-menu-board = 전광판
ui-night = 이 모임
ui-seats-phones = 사람과 휴대폰
ui-this-phone = 이 휴대폰
ui-has-phone = 휴대폰 있음
ui-phone-away = 휴대폰이 꺼져 있음
ui-host = 진행자
ui-pin-of = { $name }의 PIN:
ui-pin-how = 다른 휴대폰에서 QR을 찍고 “나는 { $name }” 버튼을 누른 뒤 PIN을 넣으세요.
ui-here-pins = PIN과 들어오려는 사람
ui-here-pins-about = 자리를 잃은 사람이 있나요? 이 컴퓨터에서 모두의 PIN을 볼 수 있어요.
ui-other-name = 이름
ui-look = 색과 표시
ui-look-sign = 표시
person-colour-0 = 파랑
person-colour-1 = 주황
person-colour-2 = 청록
person-colour-3 = 보라
person-colour-4 = 와인색
person-colour-5 = 노랑
person-colour-6 = 빨강
person-colour-7 = 민트
person-colour-8 = 자두색
person-colour-9 = 하늘색
person-sign-cat = 고양이
person-sign-fox = 여우
person-sign-rabbit = 토끼
person-sign-bear = 곰
person-sign-frog = 개구리
person-sign-owl = 부엉이
person-sign-octopus = 문어
person-sign-fish = 물고기
person-sign-duck = 오리
person-sign-snail = 달팽이
person-sign-butterfly = 나비
person-sign-turtle = 거북이
ui-more-of = { $name }: 더 보기
ui-name-in-pictures = 기념사진에 이름
    .yes = 보이기
    .no = 숨기기
ui-rename = 이름 바꾸기
ui-swap-with = 다른 자리로 옮기기
ui-swap = 자리 바꾸기
ui-move-left = 그 왼쪽에 앉기
ui-free-seat = 이 휴대폰 없이 하기
ui-leave-table = { $name }: 테이블에서 나가기
ui-leave-about = 이제부터 차례를 건너뛰어요. 지금까지 한 것은 남아요.
ui-make-host = { JOSA($name, "을/를") } 진행자로
ui-host-away = 진행자의 휴대폰이 1분 넘게 꺼져 있어요.
ui-host-take = 내가 진행자 맡기
ui-host-now = 이제 { JOSA($name, "이/가") } 진행자예요.
ui-host-here = 진행자의 휴대폰이 여기 있어요. 그 휴대폰에서만 넘겨줄 수 있어요.
ui-let-go = 이 휴대폰 풀어 주기
ui-let-go-about = { JOSA($name, "은/는") } 다른 휴대폰으로 다시 앉아요. 패와 점수는 그대로예요.
ui-host-no-phone = { JOSA($name, "은/는") } 휴대폰이 없어서 진행자가 될 수 없어요.
ui-next-game = 다음 게임
ui-next-game-on = 다음 게임을 시작하면 지금 게임은 이대로 남아요.
ui-this-phone-does = 이 휴대폰에서
ui-buzz = 내 차례에 짧은 진동
ui-sound = 내 차례에 작은 소리
ui-deck = 무늬 색
ui-deck-two = 두 가지
ui-deck-four = 네 가지
ui-next-planned = 다음 게임을 준비하고 있어요
ui-end-night = 모임 끝내기
ui-end-night-about = 끝내면 모두의 화면에 알려지고, 앉거나 게임을 시작하거나 입력할 수 없어요. 기록은 언제든 볼 수 있고, 나중에 이어서 할 수도 있어요.
ui-end-now = 지금 끝내기
ui-end-open = { $count ->
   *[other] 아직 안 끝난 게임이 { $count }개 있어요. 끝내면 승리와 순위표에 집계되지 않아요.
}
ui-end-unfinished = 아직 안 끝난 게임이 있어요: { $game }. 이대로 끝내면 승리와 순위표에 집계되지 않아요.
ui-as-it-stands = 지금 점수로 끝내기: { $game }
ui-as-it-stands-now = 지금 이대로 끝내기
ui-as-it-stands-won = { $count ->
    [1] 앞서 있는 { $names } 승리. 되돌릴 수 있어요.
   *[other] 동점인 { $names } 공동 승리. 되돌릴 수 있어요.
 }

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
ui-night-game-open = 안 끝남
ui-night-no-games = 아직 한 게임이 없어요.
ui-keep-picture = 기념사진 저장
ui-picture = 모임 기념사진
ui-picture-how = 이미지를 길게 누르면 저장하거나 공유할 수 있어요.
ui-picture-save = 이미지 저장
ui-picture-names = 메뉴에서 이름을 숨긴 사람은 표시와 색으로만 나와요.
ui-picture-svg = 이 브라우저에서는 PNG로 만들 수 없어서 그림 파일(SVG)로 저장해요. 어떤 브라우저에서든 열려요.
picture-alt = 기념사진: { $night }, 순위와 게임별 승자
ui-night-places-about = 끝까지 한 게임만 집계해요. 등수 합은 작을수록 좋아요.
ui-night-export = 내보내기
ui-night-export-record = 기록 파일
ui-keep-night = 이 모임
ui-night-name = 모임 이름
ui-night-name-long = { $most }글자까지 쓸 수 있어요.
ui-reopen = 이 모임 이어서 하기
ui-delete = 지우기
ui-keep = 그대로 두기
ui-delete-title = 이 모임을 지울까요?
ui-delete-about = { $games ->
    [0] 앉은 사람들의 정보가 사라져요.
   *[other] 앉은 사람들과 게임 { $games }개, 기록이 모두 사라져요.
 }
ui-delete-sure = 네, 지울게요
ui-delete-unsure = 지우지 않았어요. 정말 지우려면 칸에 표시해 주세요.
ui-delete-back = { $days }일 동안 첫 화면의 “지운 것”에서 되살릴 수 있어요.
