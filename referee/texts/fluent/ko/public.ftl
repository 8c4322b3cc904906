# 누구나 여는 심판 (`--public`).
ui-house-full = 이 심판에는 저장할 공간이 없어서 새로 저장하지 못해요. 운영하는 사람이 공간을 비워야 해요.
ui-nights-full = 이 휴대폰으로 연 모임이 벌써 { $most }개예요. 더 열려면 먼저 하나를 지워 주세요.
ui-tables-often = { $span ->
    [day] 같은 네트워크에서 하루에 열 수 있는 테이블은 { $most }개까지예요. 내일 다시 열어 주세요.
   *[hour] 같은 네트워크에서 한 시간에 열 수 있는 테이블은 { $most }개까지예요. 나중에 다시 열어 주세요.
 }
ui-night-full = 이 모임은 기록이 너무 길어져서 더 입력할 수 없어요. 새 테이블을 열어 주세요. 이 모임은 계속 볼 수 있어요.
ui-delete-once = 모두에게서 바로, 완전히 지우기
ui-delete-once-about = 그러면 아무도 되살릴 수 없어요.

ui-stored = 여기에 저장되는 것
ui-stored-short = 가입도 이메일도 필요 없어요. 쿠키는 하나뿐이고, 다른 회사의 것은 쓰지 않으며, 어디에도 정보를 보내지 않아요.
ui-stored-night = 모임
ui-stored-night-what = 직접 고른 이름과 표시와 색, 앉은 자리, 하우스 룰, 그리고 기록 한 줄마다 그 시각이 저장돼요.
ui-stored-night-who = 모임 중에는 테이블 코드를 가진 사람이 볼 수 있어요. 마지막 기록에서 { $hours }시간이 지나면 함께 있던 휴대폰에서만 보여요.
ui-stored-night-how-long = { $days }일 동안 아무 일도 없던 모임은 완전히 지워져요. 기록이 한 줄도 없으면 { $empty }일 뒤에 지워져요.
ui-stored-night-delete = 함께 있던 사람은 누구나 모임 화면의 “지우기”에서 바로 지울 수 있어요. 바로 지우지 않은 모임은 { $back }일 동안 되살릴 수 있어요.
ui-stored-rules = 저장한 하우스 룰
ui-stored-rules-what = 저장한 휴대폰에서만 보이고, 다른 사람은 링크가 있어야 해요. 그 휴대폰에서 지울 때까지 남고, 지운 뒤 { $back }일 동안 되살릴 수 있어요.
ui-stored-phone = 내 휴대폰
ui-stored-phone-what = 쿠키에는 자리를 찾는 데 쓰는 무작위 번호, 이름, 언어, 화면 색이 들어 있어요. 1년 동안, 또는 직접 지울 때까지 남아요.
ui-stored-phone-address = 코드를 알아맞히지 못하게 네트워크 주소별로 횟수를 세요. 길어야 하루 동안 메모리에만 두고, 디스크에는 남기지 않아요.
ui-stored-copies = 운영하는 사람이 디스크 고장에 대비해 데이터베이스의 사본을 둘 수 있어요. 지운 모임이 그 안에는 더 오래 남을 수 있어요.

ui-send-on = 공유하기
ui-no-network = 연결되지 않았어요
ui-no-network-about = 테이블은 그대로 있어요. 다시 연결되면 바로 돌아와요.
ui-no-network-again = 다시 시도
