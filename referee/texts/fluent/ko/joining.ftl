### 테이블로 가는 길과 돌아오는 길: 해 볼 것, 도움말, 기다리는 휴대폰

## 초대

ui-by-name = 이름으로 열리는 휴대폰도 있어요:
ui-reached-by = { $address }: { $count }대
ui-try-here = 이 컴퓨터에서 주소를 열어 보세요. 여기서는 열리는데 휴대폰에서는 안 열리면 와이파이나 방화벽 때문이에요.
ui-try-http = 주소 앞에는 https://가 아니라 http://를 입력하세요.
ui-try-vpn = 휴대폰과 이 컴퓨터의 VPN을 끄세요.
ui-try-windows = Windows에서는 와이파이를 “개인 네트워크”로 두세요.
ui-address-take = 모두에게 이 주소 보여 주기
ui-address-on = 모두에게 보이는 주소

## 도움말

ui-help = 들어오는 방법
ui-help-link = 안 되나요?
ui-help-scan = 카메라로
ui-help-scan-how = 심판 컴퓨터와 같은 와이파이에 연결하세요. 카메라로 QR을 비추고 나오는 링크를 누르세요.
ui-help-scan-name = 카메라로 QR을 비추고 나오는 링크를 누르세요.
ui-help-type = 직접 입력해서
ui-help-type-how = 브라우저에 이 주소를 넣고, 테이블 코드를 입력하세요:
ui-help-type-where = 브라우저에 QR 옆의 주소를 넣고, 테이블 코드를 입력하세요.
ui-help-fails = 화면이 열리지 않아요
ui-help-ask-host = 진행자에게 다른 주소를 물어보세요. 진행자 화면 맨 위의 코드를 누르면 나와요.
ui-help-secure = “안전하지 않음”, “인터넷 없음”이라고 나와요
ui-help-secure-how = 둘 다 괜찮아요. 이 와이파이에 그대로 있으세요. 밖으로 나가는 것은 없고, 이름과 카드와 점수만 오가요.
ui-help-code = 모르는 코드라고 나와요
ui-help-inside = 다른 앱 안이나 시크릿 창에서 열렸어요
ui-help-inside-how = 그런 창은 닫으면 자리를 잊어버려요. 평소 쓰는 브라우저에서 여세요. 이미 앉았다면 메뉴에서 내 이름을 누르면 나오는 PIN으로 브라우저에서 자리에 돌아오세요.
ui-help-lost = 내 자리가 없어졌어요
ui-help-lost-how = 그대로 있어요. 테이블을 다시 열고 “전에 앉아 있었어요”를 누르세요. 테이블의 아무 휴대폰에서나 메뉴에서 내 이름을 누르면 PIN이 나와요.
ui-help-none = 휴대폰이 없거나 꺼졌어요
ui-help-none-how = 누구든 “휴대폰 없는 사람 추가”로 더해 줄 수 있어요. 그러면 테이블의 모든 휴대폰이 대신 입력할 수 있어요.
ui-inside-app = 다른 앱 안에서 열려 있어요. 닫으면 자리를 잊어버리니 먼저 브라우저에서 여세요.

## 기다리는 휴대폰

ui-waited = { JOSA($name, "을/를") } 기다려요. 그 휴대폰이 꺼져 있거나 다른 화면에 있어요.
ui-play-for = 여기서 { $name } 대신 하기
ui-play-for-about = { $name }의 휴대폰이 꺼져 있어요. { JOSA($name, "이/가") } 돌아올 때까지 이 휴대폰이 대신할 수 있어요.
ui-watchers = 자리 없이 보고 있는 화면이 { $count }개 있어요.

## 테이블에 자리를 부탁하기

ui-knock = 들여보내 달라고 하기
ui-knock-all = 테이블의 아무 휴대폰에서나 한 번만 눌러 주면 들어가요.
ui-knock-host = 휴대폰이 있는 자리예요. 진행자가 한 번 눌러 주면 들어가요.
ui-knock-title = { JOSA($name, "이/가") } 앉으려고 해요
ui-knock-waits = 테이블에 물어보고 있어요 …
ui-knock-in = 들어왔어요.
ui-knock-refused = 아무도 들여보내지 않았어요. 다시 물어보거나 직접 말해 보세요.
ui-knock-gone = 이미 답했어요.
ui-knock-says = “나는 { $name }” 하고 들어오려고 해요. 들여보낼까요?
ui-knock-joins = { JOSA($name, "이/가") } 앉으려고 해요. 괜찮을까요?
ui-knock-yes = 네
ui-knock-no = 아니요

## 게임 중에 오기

ui-late-left = 이 게임에서 나간 사람:
ui-late-back = { $name } 돌아옴
ui-late-instead = 다른 사람 대신 이어서 하기
ui-late-instead-about = 남은 패와 점수를 내 이름으로 이어받아요. 아직 있는 사람의 자리라면 그 사람이 먼저 일어나요. 테이블에서 이름을 누르면 돼요.
ui-late-for = { $name } 대신

## The door: who may sit down without asking

ui-door = 새로 오는 사람
ui-door-is-open = 코드를 아는 사람은 누구나 앉을 수 있어요.
ui-door-is-closed = 닫혀 있어요. 새로 오는 사람은 먼저 묻고, 한 번 눌러 주면 들어와요.
ui-door-close = 테이블 닫기
ui-door-open = 테이블 열기
ui-door-host-opens = 진행자가 테이블을 열 수 있어요.
ui-door-host-closes = 진행자가 테이블을 닫을 수 있어요.
ui-door-asks = 먼저 물어보세요. 테이블에서 한 번 눌러 주면 들어가요.
ui-door-ask = 앉아도 되는지 묻기
ui-vote-own = 휴대폰마다 주인이 한 표씩 던져요. { JOSA($name, "은/는") } 자기 휴대폰에서 투표해요.
