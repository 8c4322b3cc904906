# 터미널에서 명령이 하는 말.
ready = 심판이 준비됐어요.
phones = 같은 와이파이에 있는 휴대폰에서:
here = 이 컴퓨터에서:
others = 첫 주소가 열리지 않을 때 써 볼 이 컴퓨터의 다른 주소: { $addresses }
named = 이름을 아는 휴대폰에서는 이렇게도 열려요: { $address }
data = 기록을 두는 곳: { $path }
stop = Ctrl+C를 누르면 심판이 끝나요.
file-gone = 이제 아무것도 기록되지 않아요. { $path } 파일이나 그 옆의 파일이 지워졌거나 옮겨졌어요. 그대로 제자리에 두면 계속할 수 있어요. 아니면 심판을 끝내고 마지막 백업으로 시작하세요.
file-back = { $path } 파일이 돌아와서 다시 기록돼요.

no-address = 아직 어떤 휴대폰도 들어올 수 없어요. { $why }
why-offline = 이 컴퓨터가 네트워크에 연결되어 있지 않아요. 휴대폰이 쓰는 와이파이에 연결하면 진행자 화면에 주소가 나와요.
why-no-address = 이 컴퓨터는 연결되어 있지만 공유기에서 주소를 받지 못했어요. 휴대폰이 쓰는 와이파이에 다시 연결하면 진행자 화면에 주소가 나와요.
why-virtual = VPN이나 가상 머신의 주소밖에 없어요. 이 컴퓨터를 휴대폰이 쓰는 와이파이에 연결하거나 주소를 직접 알려 주세요: referee --url http://주소:{ $port }
why-container = 컨테이너에서는 컴퓨터의 네트워크가 보이지 않아요. 컨테이너에서 referee --url http://주소:{ $port } 로 시작하고, 주소 자리에는 이 컴퓨터의 와이파이 주소를 넣어 주세요. 포트 { $port }도 열어 주세요.
why-wsl = WSL에서는 Windows의 네트워크가 보이지 않아요. { $port }번 포트를 WSL로 넘기고 Windows의 주소를 알려 주세요: referee --url http://주소:{ $port }
why-loopback = --host { $host } 때문에 이 컴퓨터만 들어올 수 있어요. 빼면 휴대폰도 들어와요.

port-in-use = { $port }번 포트를 이미 다른 프로그램이 쓰고 있어요. 먼저 켜 둔 심판일 수도 있어요. 그것을 끝내거나 --port로 다른 포트를 고르세요.
port-forbidden = { $port }번 포트는 관리자 권한이 있어야 쓸 수 있어요. --port로 1023보다 큰 포트를 고르세요.
host-unknown = { $host }: 이 컴퓨터의 주소가 아니에요. --host에는 이 컴퓨터의 주소나, 모든 주소를 뜻하는 0.0.0.0을 쓰세요.
bad-url = { $url }: 휴대폰에서 열 수 있는 주소가 아니에요. --url에는 http://192.168.0.12:8000 같은 주소를 포트까지만 쓰고, localhost는 쓸 수 없어요.
bad-place = { $path }에 기록을 둘 수 없어요: { $why }
bad-key = { $path } 파일이 비었거나 망가졌어요. 폰이 자리를 지키게 해 주는 열쇠예요. 마지막 백업의 열쇠를 그 자리에 두거나 지우세요. 지우면 새로 만들고, 폰마다 이 컴퓨터에 나오는 PIN으로 자리에 다시 앉아요.
why-file-full = 디스크가 가득 찼어요. 자리를 비운 뒤 다시 시작하세요.
why-file-locked = 다른 프로그램이 파일을 쓰고 있어요. 먼저 켜 둔 심판일 수도 있어요. 그것을 끝낸 뒤 다시 시작하세요.
why-file-in-use = 다른 심판이 이 파일로 돌아가고 있어요. 그것을 쓰거나 --db로 다른 파일을 고르세요.
why-file-read-only = 읽기만 되는 파일이에요. 쓰기를 허용하거나 --db로 다른 파일을 고르세요.
why-file-damaged = 파일이 망가졌거나 심판의 파일이 아니에요. 마지막 백업을 쓰거나 --db로 다른 파일을 고르세요.
why-file-gone = 파일이 지워졌거나 옮겨졌어요. 제자리에 두거나 마지막 백업을 쓰세요.
why-file-newer = 더 새로운 심판이 쓴 파일이에요. 그 버전을 설치하거나 --db로 다른 파일을 고르세요.
why-file-failed = 디스크에서 파일을 열 수 없어요. 폴더가 있는지 확인하거나 --db로 다른 파일을 고르세요.
bad-games = { $path }에 있는 게임을 쓸 수 없어요: { $why }
games-no-folder = 그런 폴더가 없어요.
games-none = 그 안에 게임 폴더가 없어요.
games-twice = { $game } 게임이 이미 있어요.
games-broken = { $game } 게임을 불러오지 못했어요. { $why }
games-other-key = { $game } 폴더에는 키가 { $game }인 GAME이 있어야 해요.

backup = { $path }에 복사했어요. 밤: { $nights }, 기록: { $lines }. 이것으로 돌아가려면 심판을 끝낸 뒤 --db와 이 파일로 시작하세요.
backup-key = 열쇠는 그 옆의 { $path }에 있어요. 이것이 있으면 폰마다 자리가 그대로예요. 모두의 자리를 움직일 수 있는 열쇠이니 아무에게나 주지 마세요.
backup-no-key = 열쇠 { $path } 파일은 그대로 있어요. 폰이 자리를 지키게 해 주는 열쇠예요. { $to } 이름으로 복사본 옆에 두면 폰마다 자리가 그대로이고, 없으면 심판 컴퓨터에 나오는 PIN으로 자리에 다시 앉아요. --with-key를 붙이면 함께 복사해요.
backup-there = { $path } 파일이 이미 있어서 그대로 뒀어요. 다른 이름을 고르세요.
bad-backup = 복사하지 못했어요. { $path }: { $why }
no-nights = { $path }에는 아직 기록이 없어요.

standard-input = 표준 입력
scores = 점수: { $scores }
no-file = { $file }: 읽을 수 없어요. { $why }
not-utf-8 = { $file } { $line }번째 줄: UTF-8이 아니에요. 기록은 모두 UTF-8로 써요.
unreadable = { $file } { $line }번째 줄: { $why }
differs = { $file } { $line }번째 줄: { $of } 값이 { JOSA($demanded, "이어야/여야") } 하는데 { JOSA($came, "이에요/예요") }.
games = 게임: { $games }.

# `referee check`가 게임 폴더에 대해 하는 말.
check-no-folder = { $path } 폴더가 없어요.
check-complete = { $game }: 빠진 것이 없어요.
check-texts = 글을 읽을 수 없어요. { $why }
check-text = { $file }에 { $id } 글이 없어요.
check-unfilled = { $id } 글에 채울 수 없는 변수가 있어요: { $variables }
check-variables = { $id } 글의 변수가 언어마다 달라요: { $told }
check-unused = { $id } 글은 아무 데도 쓰이지 않아요. 이름이 틀리지 않았나요?
check-rule = { $rule } 규칙을 보여 주는 예시가 없어요. 예시 하나에 “# rule { $rule }” 표시를 달아 주세요.
check-rule-undecided = { $place }: { $rule } 규칙의 예시라고 표시했지만, 이 규칙을 요구하는 줄이 없어요.
check-mark = { $place }: “{ $mark }” 표시는 쓸 수 없어요.
check-mark-unknown = { $place }: 이 게임에는 { $id } 규칙이 없어요.
check-title = { $place }: 이 언어로 된 제목이 없어요: # { $language }: …
check-value = { $value } 설정을 증명하는 예시가 없어요. 예시 하나에 “# switch { $value }, line N” 표시를 달아 주세요.
check-other-value = 예시가 { $value } 설정만 증명해요. { $switch }의 다른 값도 하나 증명해 주세요.
check-alike = { $value } 표시가 있는 줄은 모두 { $other } 설정에서도 판정이 같아요.
check-idle = { $place }, 플레이 { $n }번째 줄: { $switch }의 다른 값에서도 판정이 모두 같아요.
check-proof-line = { $place }: { $value } 표시에 적힌 플레이 줄이 없어요.
check-proof-house = { $place }: { $value } 표시가 있지만, 기록의 머리에 이 설정이 없어요.

# `referee doctor`가 하는 말.
doctor-address = 같은 와이파이의 휴대폰은 { $address } 를 열면 돼요
doctor-port-free = { $port }번 포트는 비어 있어요. 지금 거기서 돌아가는 심판은 없어요.
doctor-port-referee = { $port }번 포트에서 심판이 대답해요.
doctor-port-other = { $port }번 포트를 다른 프로그램이 쓰고 있어요. 그것을 끝내거나 --port로 다른 포트를 고르세요.
doctor-not-reached = { $port }번 포트에 심판이 있지만 { $address } 에서는 대답하지 않아요. --host 없이 시작하세요.
doctor-firewall = 방화벽이 켜져 있어요({ $name }). 휴대폰에서 페이지가 열리지 않으면 포트를 열어 주세요: { $remedy }
doctor-firewall-ask = { $name }의 방화벽이 켜져 있어요. 휴대폰에서 페이지가 열리지 않으면 설정에서 Python의 수신 연결을 허용해 주세요.
doctor-router = 휴대폰에서 페이지가 열리지 않으면 같은 와이파이인지 보세요. 손님용 와이파이는 기기끼리 막는 일이 많아요.
doctor-incomplete = 빠진 것이 있어요: { $path }. 심판을 다시 설치하세요.
doctor-nights = 모임 { $nights }개, 기록 { $lines }줄, 이상 없음: { $path }
doctor-no-nights = 아직 모임이 없어요. 기록을 둘 곳: { $path }
doctor-key = 폰이 자리를 지키게 해 주는 열쇠: { $path }
doctor-no-key = 열쇠 { $path } 파일이 없어요. 다음에 시작할 때 새로 만들고, 폰마다 PIN으로 자리에 다시 앉아요. 백업에 있나요?
doctor-disk = 기록을 두는 디스크의 빈자리: { $free }MB.
doctor-disk-full = { $path }에 빈자리가 { $free }MB뿐이에요. 디스크가 가득 차면 기록할 수 없으니 비워 주세요.
doctor-clock = 컴퓨터 시계: { $now }.
doctor-clock-behind = 컴퓨터 시계는 { $now }인데 { $then }에 입력한 줄이 있어요. 시계를 맞춰 주세요.
