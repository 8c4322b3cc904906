# 클럽: 심판 하나로 여러 테이블이 함께하는 모임.
ui-club = 여러 테이블
ui-club-about = 여러 테이블이 함께하는 모임이에요. 모든 테이블을 한 화면과 한 전광판에서 보고, 게임마다 자리를 새로 정하고, 타이머를 같이 써요.
ui-club-on = 지금 하는 중
ui-club-name = 모임 이름
ui-club-tables = 테이블 수
ui-club-all = 테이블
ui-club-size = 테이블당 인원
ui-club-minutes = 게임 시간(분)
ui-club-rules = 규칙
ui-club-open = 테이블 열기
ui-club-same-rules = { $code } 테이블이 첫 번째예요. 모든 테이블이 그 규칙으로 해요.
ui-club-rules-how = 우리 규칙으로 하려면 먼저 그 규칙으로 테이블을 하나 열고, 메뉴에서 “여러 테이블”을 고르세요.
ui-club-how = 이 코드로 모임에 들어와 자리를 기다려요. 테이블 코드로 바로 앉아도 돼요.
ui-club-join-title = 참가하기
ui-club-join = 참가
ui-club-in = { $name }님, 참가했어요. 다음 자리 배정에서 테이블이 정해져요.
ui-club-out-now = { $name }님, 이번에는 쉬어요.
ui-club-away = { $name }님은 자리를 비운 것으로 되어 있어요.
ui-club-sits-at = 내 자리: { $number }번 테이블
ui-club-go = { $number }번 테이블로 가기
ui-club-with = 같은 편:
ui-club-against = 상대:
ui-club-beside = 함께:
ui-club-next-at = 다음: { $number }번 테이블
ui-club-next-out = 다음에는 쉬어요.
ui-club-time = 남은 시간
ui-club-time-up = 시간 종료
ui-club-last-round = 시간 종료: 이번 판까지만 해요
ui-club-timer-start = 시작
ui-club-timer-pause = 멈춤
ui-club-timer-add = 1분 더
ui-club-timer-reset = 처음으로
ui-club-timer-set = 정하기
ui-club-next = 자리 배정 { $number }
ui-club-next-about = { $count }명이 있어요.
ui-club-propose = 자리 제안받기
ui-club-proposed = 자리 배정 { $number } 제안
ui-club-accept = 이대로 앉기
ui-club-anyway = 그래도 이대로 앉기
ui-club-other = 다른 제안
ui-club-drop = 제안 취소
ui-club-still = { $count ->
   *[other] { $tables }번 테이블이 아직 하는 중이에요. 지금 자리를 옮기면 그 게임은 끝나지 않은 채 남고, 집계되지 않아요.
}
ui-club-playing = { $count ->
   *[other] { $tables }번 테이블이 아직 하는 중이라 그 게임은 끝나지 않은 채 남아요. 괜찮으면 “그래도 이대로 앉기”를 누르세요.
}
ui-club-out = 쉬는 사람:
ui-club-waiting = 자리를 기다리는 사람:
ui-club-table = { $number }번 테이블
ui-club-state = { $state ->
    [empty] 비어 있음
    [waits] 시작 전
    [over] 끝남
    [ended] 모임 끝
   *[on] 하는 중
}
ui-club-minutes-on = { $minutes }분
ui-club-none = 이제 테이블이 없어요.
ui-club-people = 사람
ui-club-gone = 자리 비움
ui-club-leave-out = 빼기
ui-club-back = 다시 넣기
ui-club-gone-me = 저는 갈게요
ui-club-back-me = 다시 왔어요
ui-club-more = 테이블 더 열기
ui-club-run = 여기서 진행하기
ui-club-run-about = 이 브라우저에서도 자리 배정, 타이머, 테이블을 다룰 수 있어요. 처음 연 사람도 그대로 다룰 수 있어요.
ui-club-end = 모임 끝내기
ui-club-end-about = 테이블과 게임, 사람은 그대로 남아요. 자리를 더 정하지는 않아요.
ui-club-again = 다시 열기
ui-club-over = 끝난 모임이에요.
ui-club-board = 모든 테이블 전광판
ui-club-page = 모든 테이블: { $name }
ui-club-place = { $name } { $number }번 테이블
ui-club-seats = 새 자리: 내 테이블로
ui-club-wrong-tables = 테이블은 { $least }개부터 { $most }개까지 열 수 있어요.
ui-club-wrong-more = 테이블은 { $least }개부터 { $most }개까지 열 수 있어요.
ui-club-wrong-size = 이 게임은 한 테이블에서 { $least }명부터 { $most }명까지 해요.
ui-club-wrong-minutes = 시간은 { $least }분부터 { $most }분까지예요.
ui-club-most-tables = 모임 하나에 테이블은 { $most }개까지예요.
ui-club-full = 모임 하나에 { $most }명까지예요.
ui-club-too-few = 한 테이블을 채울 사람이 모자라요. 이 게임은 { $least }명이 필요해요.
ui-club-no-proposal = 이 제안은 이제 없어요. 가장 새 제안을 보세요.
ui-club-table-taken = { $code } 테이블은 이미 여러 테이블 모임에 들어 있어요.
ui-club-name-there = { JOSA($name, "은/는") } 이 모임의 { $number }번 테이블에 이미 앉아 있어요. 먼저 그 자리에서 일어나거나 다른 이름을 쓰세요.
