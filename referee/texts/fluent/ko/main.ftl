### 한국어: 화면, 코어, 게임 계열의 글. 게임마다 따로 있는 글은 games/게임/text/ko.ftl에 있다.
###
### 규칙의 id는 점을 하이픈으로 바꾼 메시지이다. 값은 규칙의 설명, .name은 제목, .ok .no .open은 심판이 하는 말.
### 변수 뒤의 조사는 모두 JOSA로 쓴다. 말은 규칙의 말로: 더미, 내다, 가져가다, 먹다, 공격, 받아치다, 판, 차례.


## 판정, 그리고 벌칙 카드가 어떻게 정해졌는가

verdict-ok = 규칙에 맞아요.
    .word = 됨
verdict-no = 규칙에 맞지 않아요.
    .word = 안 됨
verdict-open = 여기서는 알 수 없어요. 이의가 없으면 그대로예요.
    .word = 보류

proof-log = 기록으로 확인
proof-people = 이의 없음
proof-vote = 투표로 결정
proof-unvoted = 아무도 투표하지 않음
proof-tied = 투표 동수
proof-admitted = 스스로 인정


## 카드

card-face = { $suit } { $rank }
card-sign = { $suit }{ $rank }
card-RJ = 컬러 조커
card-BJ = 흑백 조커
card-unknown = { $count ->
    [1] 입력되지 않은 카드
   *[other] 입력되지 않은 카드 { $count }장
}


## 예와 만들어 낸 상황에 나오는 사람들, 앉은 순서대로

people-of-examples = 지영, 현우, 서연, 민준, 하은, 도윤, 수아, 지호, 유진, 태양


## 무늬와 숫자

suit-S = 스페이드
suit-H = 하트
suit-D = 다이아몬드
suit-C = 클로버
suit-red = 빨간색
suit-black = 검은색
suit-any = 아무거나
suit-unknown = 알 수 없는 무늬

rank-A = 에이스
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = 잭
rank-Q = 퀸
rank-K = 킹


## 테이블의 규칙: 누가 할 수 있나, 타임아웃

table-away = 자리를 떠난 사람은 무엇을 하든 먼저 돌아와야 해요. 실수로 빈자리 대신 적는 일이 없게 하려는 거예요.
    .name = 먼저 돌아오기
    .no = 안 돼요. { JOSA($seat, "은/는") } 자리를 떠났으니 먼저 돌아와야 해요.

table-over = 게임이 끝나면 더 내지 않아요. 게임을 끝낸 카드가 잘못이었다면 아직 잡아낼 수 있고, 점수 계산도 고칠 수 있어요. 다음 게임은 새로 시작해요.
    .name = 게임 끝
    .no = 안 돼요. 게임이 끝났어요. 점수 계산은 아직 고칠 수 있고, 다음 게임은 새로 시작해요.

table-paused = 타임아웃 동안에는 게임이 멈춰요. 나누기, 가져가기, 내기, 부르기, 잡아내기는 모두 무효예요.
    .name = 타임아웃 중
    .words = 타임 진행 멈춤
    .no = 안 돼요. { JOSA($caller, "이/가") } 타임아웃을 외쳤어요. “타임인” 전까지는 내거나 가져가거나 부르거나 잡아내도 무효예요.

table-time-out = 누구나 언제든 타임아웃을 외치고 물어보거나 정리할 수 있어요. 타임아웃은 한 번에 하나뿐이에요.
    .name = 타임아웃
    .words = 타임 타임아웃 잠깐 중단
    .ok = 타임아웃이에요. “타임인”을 외칠 때까지 게임과 시간이 멈추고, 마음껏 물어봐도 돼요.
    .no = { $costs ->
        [yes] 안 돼요. { JOSA($caller, "이/가") } 외친 타임아웃이 아직 안 끝났고, 타임아웃은 한 번에 하나뿐이에요. 여기서는 또 외치면 벌칙 카드를 받을 수 있어요.
       *[no] 안 돼요. { JOSA($caller, "이/가") } 외친 타임아웃이 아직 안 끝났고, 타임아웃은 한 번에 하나뿐이에요.
    }

table-time-in = 타임아웃은 외친 사람이 “타임인”을 외치면 끝나요. 따로 둔 카드는 그때 패에 넣고, 시간은 멈춘 데서부터 다시 가요.
    .name = 타임인
    .words = 타임 인 다시 시작 재개
    .ok = { $aside ->
        [0] 타임아웃이 끝났어요. 시간은 멈춘 데서부터 다시 가요.
       *[other] 타임아웃이 끝났어요. 따로 둔 카드를 패에 넣고, 시간은 멈춘 데서부터 다시 가요.
    }
    .no = { $caller ->
        [none] 안 돼요. 끝낼 타임아웃이 없어요.
       *[other] { $costs ->
            [yes] 안 돼요. 타임아웃은 외친 { $caller }만 끝낼 수 있어요. 여기서는 남의 타임아웃에 “타임인”을 외치면 벌칙 카드를 받을 수 있어요.
           *[no] 안 돼요. 타임아웃은 외친 { $caller }만 끝낼 수 있어요.
        }
    }

table-word = 다른 말은 마음대로 해도 돼요. 이 게임에서는 아무 뜻이 없어요.
    .name = 자유로운 말
    .ok = “{ $word }”: 이 게임에서는 아무 뜻이 없는 말이에요. 그대로 계속해요.

table-reshuffle = 더미가 떨어지면 누구든 버린 카드를 섞어 새 더미를 만들어요. 맨 위 카드는 남겨 두고, 그동안은 시간이 멈춰요.
    .name = 새 더미
    .words = 덱 소진 떨어지면 다시 섞기 카드 뭉치 더미
    .ok = 맨 위 카드만 남기고 버린 카드가 새 더미가 됐어요. 그동안은 시간이 멈춰 있었어요.


## 테이블의 규칙: 벌칙 카드

table-accuser = 테이블에 있는 사람이면 누구나, 다음 차례인 사람도, 이번 판을 하는 다른 사람에게 벌칙 카드를 줄 수 있어요.
    .name = 주는 사람
    .words = 누가 지적 벌칙 주기
    .no = 안 돼요. { JOSA($seat, "은/는") } 이 카드를 받을 수 없어요. 벌칙 카드는 이번 판을 하는 다른 사람에게 주는 거예요.

table-bad-words = 나쁜 말을 하면 벌칙 카드를 받아요. 무엇이 나쁜 말인지는 테이블이 정해요. 하우스 룰에 따로 없으면 타임아웃 중에도 마찬가지예요.
    .name = 나쁜 말
    .words = 욕 욕설 비속어
    .no = { $timeout ->
        [yes] 아니에요. 이 테이블에서 타임아웃 중의 나쁜 말은 벌칙이 없어요. { JOSA($seat, "은/는") } 카드를 받지 않아요.
       *[no] 아니에요. 이 테이블에서 나쁜 말은 벌칙이 없어요. { JOSA($seat, "은/는") } 카드를 받지 않아요.
    }

table-voided = 타임아웃 동안에는 틀린 말을 해도, 질문해도, 오래 걸려도 벌칙이 없어요.
    .name = 타임아웃의 자유
    .words = 타임 질문
    .no = 아니에요. { JOSA($caller, "이/가") } 타임아웃을 외쳤고, 그동안 { $reason ->
        [false] 틀린 말은
        [question] 질문은
        [slow] 오래 걸려도
       *[other] 이런 일은
    } 벌칙이 없어요. { JOSA($seat, "은/는") } 카드를 받지 않아요.

table-proof = 잘못 낸 카드나 부당한 벌칙 카드처럼 기록을 보면 아는 잘못은 투표하지 않아요. 벌칙 카드는 어긴 규칙마다 한 번씩, 다음 사람이 움직이기 전에 줘요. 부당한 벌칙 카드는 그 판이 끝날 때까지 따질 수 있어요.
    .name = 기록을 보면 아는 잘못
    .words = 증거 증명 규칙 위반
    .ok = { $because ->
        [none] { $what ->
            [none] 잘못이 맞아요({ $broken }).
           *[other] 잘못이 맞아요({ $broken }): { $what }.
        }
       *[other] { $what }. 그런데 { $because }.
    } { $lacking ->
        [yes] { $back ->
            [none] { none-left }
           *[other] { JOSA($seat, "은/는") } { JOSA($back, "을/를") } 도로 가져가요. { none-left }
        }
       *[no] { $back ->
            [none] { JOSA($seat, "이/가") } 벌칙 카드 { $cards }장을 받아요.
           *[other] { $cards ->
                [0] { JOSA($seat, "은/는") } { JOSA($back, "을/를") } 도로 가져가요.
               *[other] { JOSA($seat, "은/는") } { JOSA($back, "을/를") } 도로 가져가고 벌칙 카드 { $cards }장을 받아요.
            }
        }
    }

none-left = 남은 카드가 없어서 벌칙 카드는 받지 않아요.

table-slow = 차례마다 정해진 시간이 있어요. 넘기면 벌칙 카드를 받을 수 있고, 그때 시간은 처음부터 다시 가요. 누르는 시간은 따로 더해 줘요. 시계만으로 확실하지 않거나 휴대폰이 없는 자리라면 사람들이 판단해요.
    .name = 한 차례 시간
    .words = 너무 오래 시간 초과 느림 빨리
    .ok = { $when ->
        [last] { $seat } 차례는 { LASTED($seconds) } 걸렸어요. 제한은 { LASTED($limit) }예요. { $cards ->
            [0] { none-left }
           *[other] { JOSA($seat, "이/가") } 벌칙 카드 { $cards }장을 받아요.
        }
       *[now] { JOSA($seat, "은/는") } { LASTED($seconds) }째 생각하고 있어요. 제한은 { LASTED($limit) }예요. { $cards ->
            [0] { none-left } 시간은 처음부터 다시 가요.
           *[other] { JOSA($seat, "이/가") } 벌칙 카드 { $cards }장을 받고, 시간은 처음부터 다시 가요.
        }
    }
    .open = { JOSA($seat, "이/가") } { $limit }초를 넘겼는지 기록만으로는 확실하지 않아요. { $cards ->
        [0] { none-left }
       *[other] 이의가 없으면 벌칙 카드 { $cards }장은 그대로예요.
    }

table-surplus = 잘못보다 벌칙 카드가 많으면 잘못 하나에 한 번만 받고, 나머지는 더미로 돌아가요. 준 사람들은 잘못이 없어요. 다만 다음 사람이 움직인 뒤에 준 카드는 부당한 벌칙이에요.
    .name = 잘못 하나에 한 번
    .words = 벌칙 카드 한 장만 여러 명 중복
    .no = 아니에요. { JOSA($seat, "은/는") } 이 일로 벌칙 카드를 이미 받아요. 이 카드는 더미로 돌아가고, 준 것은 잘못이 아니에요.

table-hand = 딜러가 보기 전에는 아무도 나눠 준 카드를 보지 않아요. 타임아웃 동안에는 패를 보지도, 카드를 패에 넣지도 않아요. 본 사람만 알 수 있어요.
    .name = 패에 손대지 않기
    .words = 패 보기 훔쳐보기
    .open = 본 사람만 알 수 있어요. { JOSA($seat, "이/가") } { $reason ->
        [looked] { reason-looked.said }
       *[took] { reason-took.said }
    } { $cards ->
        [0] 벌칙 카드를 받아야 하지만, 남은 카드가 없어요.
       *[other] 벌칙 카드 { $cards }장을 받아요. 이의가 없으면 그대로예요. 타임아웃 중이면 “타임인”까지 따로 둬요.
    }

table-people = 질문, 나쁜 말, 사실이 아닌 말에는 벌칙 카드가 있어요. 들은 사람만 알 수 있으니, 이의가 없으면 그대로예요.
    .name = 들은 사람의 판단
    .words = 질문 물어보기 거짓말
    .open = 그 자리에 있던 사람만 알 수 있어요. { JOSA($seat, "이/가") } { $reason ->
        [question] { reason-question.said }
        [bad-word] { reason-bad-word.said }
        [play] { reason-play.said }
        [slow] { reason-slow.said }
        [spade] { reason-spade.said }
        [looked] { reason-looked.said }
        [took] { reason-took.said }
       *[false] { reason-false.said }
    } { $cards ->
        [0] 벌칙 카드를 받아야 하지만, 남은 카드가 없어요.
       *[other] 벌칙 카드 { $cards }장을 받아요. 이의가 없으면 그대로예요.
    }

table-undeserved = 잘못이 없는데 주었거나 너무 늦게 준 벌칙 카드는 되돌아가요. 그런 카드를 준 것도 잘못이에요.
    .name = 부당한 벌칙 카드
    .words = 억울한 벌칙 누명 잘못 준 벌칙
    .no = 아니에요. 지금 기록에는 { JOSA($seat, "이/가") } 벌칙을 받을 잘못이 없어요({ $reason ->
        [play] { reason-play }
        [slow] { reason-slow }
        [undeserved] { reason-undeserved }
        [spade] { reason-spade }
        [false] { reason-false }
        [question] { reason-question }
        [bad-word] { reason-bad-word }
        [looked] { reason-looked }
        [took] { reason-took }
       *[other] 벌칙
    }). 카드는 되돌아가고, 게임 중이었다면 { JOSA($giver, "이/가") } 벌칙 카드를 받을 수 있어요.

table-dispute = 누구든 어떤 기록에나 이의를 낼 수 있어요. 사람만 판단할 수 있는 일은 한 번 투표해요. 사람이 준 벌칙 카드, 카드가 시킨 일을 해냈는지, 아무도 따지지 않아 그대로 둔 일이 그래요. 투표하는 동안 시계는 멈춰요. 기록을 보면 아는 일은 투표하지 않고, 왜 그런지 심판이 말해 줘요.
    .name = 이의
    .words = 이의 항의 우기기
    .ok = { $card ->
        [yes] 이의가 나왔어요: { $what }. 준 { JOSA($giver, "과/와") } 받은 { JOSA($seat, "을/를") } 빼고 모두 투표해요.
       *[no] 이의가 나왔어요: { $what }. 이것을 한 { JOSA($seat, "과/와") } 이의를 낸 { JOSA($giver, "을/를") } 빼고 모두 투표해요.
    }
    .no = { $how ->
        [stands] 아니에요. 규칙에 맞아서 판정은 그대로예요.
        [refused] 아니에요. 규칙에 어긋나서 판정은 그대로예요.
        [proven] 맞아요. 규칙에 어긋난 것이 { $proof }번 줄에서 밝혀졌고, 그렇게 계산해요.
        [uncaught] 잘못 낸 카드지만, 아무도 안 잡고 다음 사람이 움직여서 그대로 둬요. 모두 원하면 “되돌리기”로 무를 수 있어요.
        [later] 틀린 것 같으면 다음 사람이 움직이기 전에 지금 벌칙 카드를 주세요. 맞게 낸 것이었다면 부당한 벌칙이 돼요.
        [own] 자기 기록은 투표하지 말고 되돌리면 돼요.
        [settled] 테이블에서 이미 정한 일이라 그대로예요.
        [gone] 그 기록은 이미 되돌렸어요.
       *[card] { $line ->
            [0] 안 돼요. 투표할 것이 없어요.
           *[other] 안 돼요. 이 카드는 기록을 보면 알거나 이미 정해져서 투표하지 않아요.
        }
    }

table-vote = 당사자가 아닌 사람들이 한 번씩 투표해요. 카드를 주거나 받은 사람, 그 일을 했거나 이의를 낸 사람은 빠져요. 결과가 더 뒤집힐 수 없으면 바로 정해지고, 같은 수면 취소예요.
    .name = 투표
    .words = 투표 다수결
    .ok = { $yes ->
        [yes] “네”에 한 표예요.
       *[no] “아니요”에 한 표예요.
    }
    .no = { $busy ->
        [yes] 안 돼요. 당사자 두 사람은 빠지고, 다른 사람은 한 번만 투표해요.
       *[no] 안 돼요. 투표할 것이 없어요.
    }

table-admit = 벌칙 카드를 받은 사람이 잘못을 인정하면 그것으로 끝이에요. 카드가 시킨 일을 안 했다고 인정하면 그 기록은 되돌려요.
    .name = 인정
    .words = 자백 인정
    .ok = { $card ->
        [yes] 인정했으니 벌칙 카드는 그대로예요: { $what }
       *[no] 인정했으니 되돌렸어요: { $what }
    }
    .no = { $line ->
        [0] 안 돼요. 인정할 것이 없어요.
       *[other] 안 돼요. 이 카드는 다른 사람이 받았거나 이미 결정됐어요.
    }


## 테이블의 규칙: 기록에 대한 기록, 테이블의 말

table-undo = 누구나 기록 하나를 되돌릴 수 있어요. 되돌리기도 기록이라서 다시 되돌릴 수 있어요.
    .name = 되돌리기
    .words = 되돌리기 취소 무르기 실수
    .ok = { $what ->
        [none] { $line }번 기록을 되돌렸어요. 그 카드는 다시 알려 주지 않아요.
       *[other] 되돌렸어요: { $what }
    }
    .no = { $line ->
        [0] 안 돼요. 되돌릴 기록이 없어요.
       *[other] { $what ->
            [none] 안 돼요. { $line }번 기록은 이미 되돌렸어요.
           *[other] 안 돼요. 이미 되돌린 기록이에요: { $what }
        }
    }

table-amend = 잘못 센 점수나 잘못 누른 카드는 그 자리에서 고칠 수 있어요. 그 뒤는 모두 다시 계산돼요.
    .name = 고치기
    .words = 고치기 수정 잘못 입력
    .ok = { $what ->
        [none] { $line }번 기록을 그 자리에서 고쳤어요. 그 카드는 다시 알려 주지 않아요.
       *[other] 그 자리에서 고쳤어요. 고치기 전: { $what }
    }
    .no = { $because ->
        [none] 안 돼요. 이 기록은 고칠 수 없어요. 이미 되돌렸거나 다른 기록에 대한 기록이에요.
       *[other] { $because } 그래서 아무것도 고치지 않았어요.
    }
amend-refused = 안 돼요. 그 자리에서는 할 수 없는 일이에요.

table-round = 점수는 처음 적은 판의 점수로 남아요. 다 적은 판에는 더 적을 수 없고, 빠진 점수가 있는 판은 아직 열려 있어요.
    .name = 점수의 판
    .no = { $there ->
        [yes] 안 돼요. { NTH($round) } 판에는 점수가 이미 있어요. 그 점수를 고쳐 주세요.
       *[no] 안 돼요. { NTH($round) } 판에 이 사람이 적을 점수는 없어요.
    }


table-allow = 심판보다 테이블에 앉은 사람들이 먼저예요. 심판이 안 된다고 한 것도 모두 괜찮다고 하면 그대로 인정해요.
    .name = 그대로 인정
    .words = 봐주기 인정 허용
    .ok = { $what ->
        [none] 테이블이 그대로 인정하기로 했어요.
       *[other] 테이블이 그대로 인정하기로 했어요: { $what }
    }
    .no = 안 돼요. 이 기록은 안 된다고 한 적이 없거나, 인정할 것이 없어요.

table-correct = 심판이 어떻게 알고 있든, 진짜 테이블 위에 놓인 것이 맞아요.
    .name = 테이블이 맞아요
    .words = 실제 카드와 다름 앱이 틀림
    .ok = 테이블에서 말한 대로 해요.
    .no = 새 팀이 누구의 점수를 이어 가는지 알 수 없어요. 한 줄에 함께 적어 주세요. 예: { $asked }

table-agree = 하우스 룰은 다음 판부터, 또는 바로 바꿀 수 있어요. 서로 맞지 않는 것은 시작하기 전에 알려 줘요.
    .name = 하우스 룰 합의
    .words = 규칙 바꾸기 합의 로컬룰 지역룰
    .ok = { $now ->
        [yes] 지금부터 이렇게 해요. { $house }
       *[no] 다음 판부터 이렇게 해요. { $house }
    }{ $waits ->
        [yes] {" "}이번 판 카드는 이미 나눴으니 다음 판까지 기다려요.
       *[no] {""}
    }
    .no = 안 돼요. 이 하우스 룰은 함께 쓸 수 없어요. { $problem }

table-veiled = 남에게 보이지 않는 카드는 어떤 대답에도 나오지 않아요. 안 된다는 것은 모두 알지만, 이유는 그 카드를 볼 수 있는 사람만 읽어요.
    .name = 숨긴 카드
    .no = 안 돼요. 이유는 지금 보여 줄 수 없는 카드에 있어요.
table-senseless = 앞의 기록을 고치면 뒤의 기록이 맞지 않게 될 수 있어요. 그런 기록은 무효예요.
    .name = 맞지 않게 된 기록
    .no = 안 돼요. 앞의 기록이 바뀌어서 이 기록은 맞지 않게 됐어요.


## 테이블의 규칙: 오고 가기

table-join = 늦게 온 사람도 앉을 수 있어요. 테이블이 정한 점수로 다음 판부터 해요.
    .name = 새로 앉기
    .words = 늦게 온 사람 참가 합류
    .ok = { JOSA($name, "이/가") } { $after } 왼쪽에 앉아 { $points }점으로 시작해요. 카드는 다음 판부터 받아요.
    .no = { $taken ->
        [yes] 안 돼요. 이 테이블에 { JOSA($name, "이라는/라는") } 이름이 이미 있어요.
       *[no] 안 돼요. 자리가 다 차서 { JOSA($name, "이/가") } 앉을 곳이 없어요.
    }

table-replace = 자리의 이름은 바뀔 수 있어요. 다른 사람이 패와 점수를 그대로 이어받아 앉거나, 같은 사람이 이름만 바꿀 수 있어요.
    .name = 이름 바꾸기
    .words = 교대 대신
    .ok = 이제부터 { $before }의 자리에는 { JOSA($name, "이/가") } 앉아요. 패와 점수는 그대로예요.
    .no = 안 돼요. 이 테이블에 { JOSA($name, "이라는/라는") } 이름이 이미 있어요.

table-swap = 두 사람이 자리를 바꿀 수 있어요. 패와 점수는 각자 가져가요.
    .name = 자리 바꾸기
    .words = 자리 바꾸기
    .ok = { JOSA($seat, "과/와") } 자리를 바꿨어요. 패와 점수는 각자 가져가요.
    .no = 안 돼요. 지금은 { JOSA($seat, "과/와") } 자리를 바꿀 수 없어요. 테이블에 있는 두 사람이 바꾸는 거예요.

table-leave = 누구나 자리를 떠날 수 있어요. 빈자리의 차례는 건너뛰어요.
    .name = 떠나기
    .words = 나가기 중도 퇴장 빠지기
    .ok = 이제 빈자리예요. 차례는 건너뛰어요.
    .no = 안 돼요. 이미 빈자리예요.

table-return = 떠난 사람은 돌아올 수 있어요. 패가 아직 놓여 있으면 바로, 아니면 다음 판부터 해요.
    .name = 돌아오기
    .words = 돌아오기 복귀
    .ok = 다시 앉았어요. 패가 아직 놓여 있으면 바로, 아니면 다음 판부터 해요.
    .no = { $full ->
        [yes] 안 돼요. 그사이에 자리가 다 찼어요.
       *[no] 안 돼요. 이 자리는 비어 있지 않아요.
    }


## 테이블의 규칙: 점수만 적기

table-keep = 점수만 적는 테이블은 카드를 적지 않고 판마다 점수를 적어요.
    .name = 점수만
    .words = 점수만 점수판 기록
    .no = 안 돼요. 점수만 적는 테이블이에요. 대신 이 판의 점수를 적어 주세요.

table-score = 점수만 적을 때는 한 사람씩 판의 점수를 적어요. 0점도 적고, 모두 적으면 그 판이 끝나요.
    .name = 판의 점수
    .ok = 이번 판은 { $points }점이에요.
    .no = { $keep ->
        [plays] 안 돼요. 카드를 적는 테이블이라 점수는 남은 카드를 세면 나와요.
        [late] 안 돼요. 판 중간에 앉은 사람은 다음 판부터 치고, 점수도 그때부터 적어요.
        [out] 안 돼요. 탈락한 사람은 더는 점수를 적지 않아요.
       *[scores] 안 돼요. 점수는 게임이 끝나기 전에, 테이블에 있는 한 사람의 것만 적을 수 있어요.
    }


## 원카드류의 규칙: 나누기와 시작 카드

shed-dealt = 카드는 한 판에 한 번 나눠요. 시작 카드를 뒤집기 전에 잘못 나눈 것을 알면 다시 나눠요.
    .name = 한 판에 한 번
    .words = 다시 나누기
    .no = { $why ->
        [right] 안 돼요. 이 테이블에서는 한 사람당 { $hand }장이니까 잘못 나눈 것이 아니에요.
        [few] 안 돼요. 카드가 { $cards }장이라 { $players }명에게 { $hand }장씩 나누고 시작 카드를 뒤집기에는 모자라요. 먼저 나누는 장수를 줄이기로 정해 주세요.
       *[dealt] { $phase ->
            [deal] 안 돼요. 이번 판의 카드는 이미 나눴어요. 이제 딜러가 시작 카드를 뒤집어요.
            [count] 안 돼요. 남은 패부터 세고 나서 다음 판을 나눠요.
           *[play] 안 돼요. 판이 진행 중이고 카드는 이미 나눴어요.
        }
    }

shed-undealt = 시작 카드는 카드를 나눈 다음에 한 번 뒤집어요.
    .name = 나누기 먼저
    .no = { $phase ->
        [deal] 안 돼요. 먼저 카드를 나누고, 그다음에 시작 카드를 뒤집어요.
        [count] 안 돼요. 남은 패부터 세고 나서 다음 판을 나눠요.
       *[play] 안 돼요. 시작 카드는 이미 뒤집었고 판이 진행 중이에요.
    }

shed-dealer = 딜러가 카드를 나누고 시작 카드를 뒤집어요. 딜러는 판마다 왼쪽 사람으로 바뀌어요.
    .name = 딜러
    .words = 딜러 나누는 사람
    .no = 안 돼요. 이번 판의 딜러는 { JOSA($dealer, "이에요/예요") }.

shed-deal = 모두 같은 수의 카드를 받아요.
    .name = 카드 나누기
    .words = 몇 장씩 시작 패
    .ok = { $cards ->
        [0] 잘못 나눴어요. 카드를 모아 다시 나눠요.
       *[other] 모두 { $cards }장씩 받았어요. { $starter ->
            [no] 판이 끝나면 점수를 적어요.
           *[yes] 이제 딜러가 시작 카드를 뒤집어요.
        }
    }

shed-starter = 시작 카드는 딜러가 낸 것으로 쳐서, 스페이드라면 이름도 말해야 해요. 딜러에게 이로운 효과는 없지만 남에게 하는 효과는 그대로예요.
    .name = 시작 카드
    .words = 첫 카드 뒤집기
    .ok = { $power ->
        [yes] { $dealer ->
            [yes] 시작 카드는 { JOSA($card, "이에요/예요") }. 딜러가 먼저 시작해요.
           *[no] 시작 카드는 { JOSA($card, "이에요/예요") }. 딜러가 낸 것처럼 다음 사람에게 효과가 있어요.
        }
       *[no] 시작 카드는 { JOSA($card, "이에요/예요") }.
    }
    .open = 시작 카드가 무슨 카드인지 적지 않았어요. 판은 시작되고, 효과는 테이블이 직접 적어 주세요.


## 원카드류의 규칙: 카드 내기

shed-round = 시작 카드를 뒤집으면 판이 시작되고, 판이 끝나면 더 낼 수 없어요.
    .name = 판이 진행 중이 아님
    .why = 판이 진행 중이 아니었어요
    .no = { $phase ->
        [attack] 안 돼요. 판은 끝났고 { JOSA($turn, "이/가") } 마지막 공격을 먹어야 해요. 막을 수는 없어요.
        [count] 안 돼요. 판이 끝나서 남은 패를 세고 있어요.
        [over] 안 돼요. 게임이 끝났어요.
       *[deal] 안 돼요. 시작 카드를 뒤집어야 판이 시작돼요.
    }

shed-turn = 차례인 사람만 내거나 가져가거나 넘길 수 있어요. 남의 차례에 냈는데 아무도 안 잡으면 그냥 넘어가요. 차례는 낸 사람 다음부터 이어져요.
    .name = 차례
    .why = { $turn ->
        [none] 누구의 차례도 아니었어요
       *[other] { $turn } 차례였어요
    }
    .words = 순서 턴 건너뛰기 방향 거꾸로 새치기 차례 아닐 때 내기
    .no = { $turn ->
        [none] 안 돼요. 지금은 누구의 차례도 아니에요.
       *[other] 안 돼요. 지금은 { $turn } 차례예요.
    }

shed-hand = 가진 것보다 많이 낼 수 없고, 보여 준 패에 없는 카드도 낼 수 없어요.
    .name = 가진 카드
    .words = 손에 없는 카드
    .no = { $declared ->
        [yes] 안 돼요. 보여 준 패에 { JOSA($cards, "이/가") } 없어요.
       *[no] { $hand ->
            [0] 안 돼요. 기록에는 남은 패가 없어요. 실제와 다르면 “상태 맞추기”에서 고치세요.
           *[other] 안 돼요. 기록에는 패가 { $hand }장뿐이에요. 실제와 다르면 “상태 맞추기”에서 고치세요.
        }
    }

shed-packs = 똑같은 카드는 섞은 벌 수만큼만 있어요. 새로 섞기 전에 그보다 많이 나올 수는 없어요.
    .name = 있을 수 없는 카드
    .words = 같은 카드가 너무 많음
    .no = { $number ->
        [0] 안 돼요. 이 테이블의 카드에는 { JOSA($card, "이/가") } 없어요.
        [1] 안 돼요. { JOSA($card, "은/는") } 한 장뿐이라서, 새로 섞기 전에는 더 나올 수 없어요.
       *[other] 안 돼요. { JOSA($card, "은/는") } 모두 { $number }장이라서, 새로 섞기 전에는 더 나올 수 없어요.
    }

shed-several = 여러 장은 하우스 룰에서 정한 대로만 한꺼번에 낼 수 있어요. 똑같은 카드, 같은 숫자, 이어지는 숫자(계단) 같은 것이에요. 계단은 첫 장이 맞아야 하고, 마지막 장만 효과가 있어요. 공격받을 때는 그 마지막 장으로 막아야 해요.
    .name = 한꺼번에 내기
    .why = { $why ->
        [same] 숫자와 무늬가 똑같은 카드가 아니었어요
        [one] 여기서는 한 번에 한 장만 내요
        [barred] 여기서는 { JOSA($card, "을/를") } 따로 내요
        [long] 여기서는 한 번에 { $most }장까지만 이어 낼 수 있어요
       *[kind] 여기서는 함께 낼 수 없는 카드예요
    }
    .words = 여러 장 한꺼번에 동시에 같이 내기 계단 스트레이트 5 두 장 한꺼번에
    .no = { $why ->
        [same] 안 돼요. { JOSA($cards, "은/는") } 한꺼번에 낼 수 없어요. 숫자와 무늬가 똑같아야 해요.
        [one] 안 돼요. 여기서는 한 장씩만 낼 수 있어요. { JOSA($cards, "은/는") } 한꺼번에 못 내요.
        [barred] 안 돼요. { JOSA($cards, "은/는") } 한꺼번에 낼 수 없어요. 여기서는 { JOSA($card, "을/를") } 따로 내요.
        [long] 안 돼요. { JOSA($cards, "은/는") } 너무 길어요. 계단은 { $most }장까지예요.
       *[kind] 안 돼요. { JOSA($cards, "은/는") } 함께 낼 수 있는 카드가 아니에요.
    }

shed-unseen = 무슨 카드인지 입력하지 않은 카드와 그 위에 낸 카드는 맞는지 따지지 않아요.
    .name = 입력되지 않은 카드
    .words = 모르는 카드
    .open = 무슨 카드인지 적지 않아서, 맞는지 따지지 않고 그대로 둬요.

shed-unseen-break = 무슨 카드인지 입력하지 않은 카드를 잘못 냈는지는 본 사람만 알 수 있어요.
    .name = 입력되지 않은 카드로 한 잘못
    .open = 그 카드가 무엇인지는 본 사람만 알 수 있어요. { JOSA($seat, "이/가") } { reason-play.said } { $cards ->
        [0] 벌칙 카드를 받아야 하지만, 남은 카드가 없어요.
       *[other] 벌칙 카드 { $cards }장을 받아요. 이의가 없으면 그대로예요.
    }

shed-attack = 공격을 받으면 카드를 먹거나, 공격 카드나 하우스 룰이 정한 방어 카드로 막아요. 막는 카드도 평소처럼 맞아야 하고, 쌓인 공격은 다음 사람에게 넘어가요. 자기 공격은 자기가 먹지 않아요. 공격한 사람에게 차례가 돌아오면, 그다음 사람이 받아요.
    .name = 공격 막기
    .why = { JOSA($cards, "으로는/로는") } { $owed }장 공격을 막을 수 없어요
    .words = 막기 막다 방어 반격 받아치기 쌓기 누적 지원공격 공격 위에 공격 2 위에 에이스 드로 포 위에 드로 투
    .ok = { JOSA($cards, "으로/로") } { $owed }장 공격을 막았어요.
    .may = { JOSA($cards, "으로/로") } { $owed }장 공격을 막을 수 있어요.
    .no = { $why ->
        [match] 안 돼요. 막을 때도 무늬나 숫자가 같아야 하는데, { JOSA($cards, "은/는") } 둘 다 달라요. 지금 무늬는 { JOSA($suit, "이에요/예요") }.
        [colour] 안 돼요. { JOSA($cards, "은/는") } 공격을 막을 때도 같은 색이나 다른 조커 다음에만 낼 수 있어요. 지금은 { $top }, { JOSA($suit, "이에요/예요") }.
        [run] 안 돼요. 계단은 마지막 카드만 효과가 있는데, { JOSA($last, "으로는/로는") } 막을 수 없어요.
        [due] 안 돼요. 이 공격은 더 이상 막을 수 없어요. { $owed }장을 가져가세요.
        [until] 안 돼요. 이 공격은 막을 수 없어요. 그 색이 나올 때까지 먹어요.
        [against] 안 돼요. 여기서는 { JOSA($cards, "으로/로") } { JOSA($against, "을/를") } 막을 수 없어요. 지금 쌓인 공격은 { $owed }장이에요.
       *[no] 안 돼요. { $answers ->
            [yes] { JOSA($cards, "으로는/로는") } { $owed }장 공격을 막을 수 없어요.
           *[no] { JOSA($cards, "으로는/로는") } { $owed }장 공격을 막을 수 없어요. 그대로 먹으세요.
        }
    }

shed-wild = 와일드 카드는 아무 카드 위에나 낼 수 있어요.
    .name = 와일드 카드
    .words = 만능 와일드 아무 때나 조커
    .ok = { JOSA($cards, "은/는") } 아무 카드 위에나 낼 수 있어요.

shed-suit = 부른 무늬는 다음 카드가 덮을 때까지 그대로예요. 그사이에 누가 카드를 가져가도 바뀌지 않아요.
    .name = 부른 무늬
    .why = 부른 것은 { JOSA($suit, "이라/라") } { JOSA($cards, "은/는") } 낼 수 없어요
    .words = 바꾼 무늬 유지
    .ok = { JOSA($suit, "을/를") } 불렀으니 { $top } 위에 { $cards }, 맞아요.
    .may = { JOSA($suit, "을/를") } 불렀으니 { JOSA($cards, "은/는") } { $top } 위에 낼 수 있어요.
    .no = { $coloured ->
        [yes] 안 돼요. { $top } 다음에 부른 색은 { JOSA($suit, "이에요/예요") }. { JOSA($cards, "은/는") } 색도 숫자도 기호도 맞지 않아요. { $then ->
            [pass] 가져간 카드만 낼 수 있으니 차례를 넘기세요.
            [on] 카드를 더 가져가세요.
            [choose] 다른 카드를 내거나 차례를 넘기세요.
           *[draw] 다른 카드를 내거나 가져가세요.
        }
       *[no] 안 돼요. { $top } 다음에 부른 무늬는 { JOSA($suit, "이에요/예요") }. { JOSA($cards, "은/는") } 무늬도 숫자도 맞지 않아요. { $then ->
            [pass] 가져간 카드만 낼 수 있으니 차례를 넘기세요.
            [on] 카드를 더 가져가세요.
            [choose] 다른 카드를 내거나 차례를 넘기세요.
           *[draw] 다른 카드를 내거나 가져가세요.
        }
    }

shed-match = 맨 위 카드와 숫자나 무늬가 같은 카드를 낼 수 있어요.
    .name = 맞는 카드
    .why = { $left ->
        [none] { $coloured ->
            [yes] { JOSA($cards, "은/는") } 맨 위의 { JOSA($top, "과/와") } 색도 숫자도 기호도 달라요
           *[no] { JOSA($cards, "은/는") } 맨 위의 { JOSA($top, "과/와") } 무늬도 숫자도 달라요
        }
       *[other] { $top } 다음에는 { $left } 카드만 낼 수 있어요
    }
    .words = 같은 무늬 같은 숫자 문양 맞는 카드 5 위에 5
    .ok = { $top ->
        [none] { $cards }, 맞아요.
       *[other] { $top } 위에 { $cards }, 맞아요.
    }
    .may = { $top ->
        [none] { JOSA($cards, "은/는") } 낼 수 있어요.
       *[other] { JOSA($cards, "은/는") } { $top } 위에 낼 수 있어요.
    }
    .no = { $left ->
        [none] { $coloured ->
            [yes] 안 돼요. { JOSA($cards, "은/는") } { $top } 위에 낼 수 없어요. 색도 숫자도 기호도 달라요. { $then ->
                [pass] 가져간 카드만 낼 수 있으니 차례를 넘기세요.
                [on] 카드를 더 가져가세요.
                [choose] 다른 카드를 내거나 차례를 넘기세요.
               *[draw] 다른 카드를 내거나 가져가세요.
            }
           *[no] 안 돼요. { JOSA($cards, "은/는") } { $top } 위에 낼 수 없어요. 숫자도 무늬도 달라요. { $then ->
                [pass] 가져간 카드만 낼 수 있으니 차례를 넘기세요.
                [on] 카드를 더 가져가세요.
                [choose] 다른 카드를 내거나 차례를 넘기세요.
               *[draw] 다른 카드를 내거나 가져가세요.
            }
        }
       *[other] 안 돼요. { $top } 다음에는 { $left } 카드만 낼 수 있는데, { JOSA($cards, "은/는") } 색이 달라요. { $then ->
            [pass] 가져간 카드만 낼 수 있으니 차례를 넘기세요.
            [on] 카드를 더 가져가세요.
            [choose] { $left } 카드나 조커를 내거나, 차례를 넘기세요.
           *[draw] { $left } 카드나 조커를 내거나, 카드를 가져가세요.
        }
    }


## 원카드류의 규칙: 가져가기, 넘기기, 무늬 부르기

shed-owed = 공격을 받으면 쌓인 장수만큼 먹고, 아니면 1장만 가져가요.
    .name = 가져갈 장수
    .why = { $owed ->
        [0] { $already ->
            [yes] 공격받은 카드는 이미 먹었어요
           *[no] 가져올 카드가 없었어요
        }
       *[other] { $owed }장을 가져가야 했어요
    }
    .words = 몇 장 먹기 누적 합계
    .no = { $owed ->
        [0] { $already ->
            [yes] 안 돼요. 공격받은 카드는 이미 먹었어요. 카드를 내거나 차례를 넘기세요.
           *[no] 안 돼요. 가져갈 카드가 없어요. 차례를 넘기세요.
        }
       *[other] 안 돼요. 여기서는 { $cards }장이 아니라 { $owed }장을 가져가야 해요.
    }

shed-draw = 자기 차례에는 언제든 카드를 가져갈 수 있어요. 가져가면 차례가 끝나고, 그 카드는 다음 차례부터 낼 수 있어요. 하우스 룰에 따라 바로 낼 수도 있어요.
    .name = 가져가기
    .words = 먹기 뽑기 가져가기
    .ok = { $cards ->
        [0] { $machine ->
            [yes] 한 장도 나오지 않았어요.
           *[no] 가져갈 카드가 없었어요.
        }{ $ends ->
            [yes] { "" }
           *[no] { " " }이어서 내거나 넘겨요.
        }
       *[other] { $cards }장을 가져갔어요.{ $ends ->
            [yes] { "" }
           *[no] { " " }{ $then ->
                [play] 낼 수 있는 카드가 나왔으니 그것을 내세요.
                [on] 맞는 카드가 있으면 내고, 없으면 더 가져가요.
               *[pass] 이어서 내거나 넘겨요.
            }
        }
    }

shed-pass = 카드를 가져가고 나서 더 낼 수 있을 때나, 가져갈 카드가 없을 때만 넘길 수 있어요.
    .name = 넘기기
    .why = { $owed ->
        [0] 카드를 가져간 다음에 넘길 수 있어요
       *[other] 공격을 받고 있었어요
    }
    .words = 패스 넘기기
    .ok = 넘겼어요.
    .no = { $owed ->
        [0] { $until ->
            [yes] 안 돼요. 낼 수 있는 카드가 나올 때까지 가져가서 그 카드를 내세요.
           *[no] 안 돼요. 카드를 내거나 1장 가져가세요. 넘기는 것은 가져간 다음이에요.
        }
       *[other] 안 돼요. { $owed }장 공격을 받았어요. { $answers ->
            [yes] 먹거나 막으세요.
           *[no] { $owed }장을 먹으세요.
        }
    }

shed-call = 무늬를 부를 수 있는 카드가 나오면 누구든 먼저 부른 무늬가 돼요. 동시에 불렀으면 카드를 낸 사람이 부른 것으로 해요.
    .name = 무늬 부르기
    .words = 무늬 부르기 말하기 먼저 외친 사람 하트 스페이드
    .ok = { $coloured ->
        [yes] 이제 색은 { JOSA($suit, "이에요/예요") }.
       *[no] 이제 무늬는 { JOSA($suit, "이에요/예요") }.
    }
    .no = { $by_seat ->
        [none] 안 돼요. 이 카드로 무늬를 부르기에는 이미 늦었어요.
       *[other] { $tie ->
            [yes] 안 돼요. 동시에 불렀고 카드를 낸 { JOSA($by_seat, "이/가") } 이겨서 무늬는 { JOSA($suit, "이에요/예요") }.
           *[no] 안 돼요. { JOSA($by_seat, "이/가") } 먼저 불러서 무늬는 { JOSA($suit, "이에요/예요") }.
        }
    }

shed-declare = 스페이드는 내면서 “스페이드 8”처럼 카드 이름을 말해야 해요. 시작 카드는 딜러가 말해요. 잊으면 다음 사람이 움직이기 전까지 벌칙 카드를 받을 수 있어요.
    .name = 스페이드 말하기
    .words = 스페이드 외치기 말하기
    .open = 들은 사람만 알 수 있어요. { JOSA($seat, "이/가") } { reason-spade.said } { $cards ->
        [0] 벌칙 카드를 받아야 하지만, 남은 카드가 없어요.
       *[other] 벌칙 카드 { $cards }장을 받아요. 이의가 없으면 그대로예요.
    }


## 원카드류의 규칙: 남은 패 세기

shed-last-draw = 하우스 룰에 따라, 판이 끝날 때 공격을 받고 있던 사람은 그만큼 먹고 나서 남은 패를 세요.
    .name = 마지막 공격
    .words = 끝난 뒤에 먹기
    .ok = { $cards ->
        [0] 마지막 공격으로 먹은 카드는 없어요. 이제 남은 패를 세요.
       *[other] 마지막 공격 { $cards }장을 먹었어요. 이제 남은 패를 세요.
    }

shed-count-time = 남은 패는 판이 끝나고 마지막 공격까지 먹은 다음에 세요.
    .name = 남은 패를 세는 때
    .no = { $phase ->
        [count] { $turn ->
            [none] 안 돼요. 이 자리는 이번 판에 없었어요.
           *[other] 안 돼요. { JOSA($turn, "이/가") } 마지막 공격을 먼저 먹고, 그다음에 남은 패를 세요.
        }
       *[other] 안 돼요. 남은 패는 판이 끝나면 세요.
    }

shed-count-worth = 모두의 손패를 더해도 덱의 모든 카드보다 점수가 많을 수는 없어요.
    .name = 너무 많은 점수
    .no = 안 돼요. 모두 { $points }점이 되는데, 모든 카드를 더해도 { $most }점이에요.

tally-packs = 더하면 { $made }점인데, 모든 카드를 더해도 { $most }점이에요.

shed-count-packs = 있는 것보다 많은 카드를 세었다면 잘못 센 거예요.
    .name = 너무 많이 셈
    .no = { $number ->
        [0] 안 돼요. 이 테이블의 카드에는 { JOSA($card, "이/가") } 없어요.
       *[other] 안 돼요. { JOSA($card, "은/는") } 모두 { $number }장뿐이에요. 다시 세어 보세요.
    }

shed-count-negative = 카드 점수는 0점 이상이에요. 무슨 카드인지 모르면 점수를 셀 수 없어요.
    .name = 셀 수 없음
    .no = { $points ->
        [none] { $empty ->
            [yes] 안 돼요. 한 사람이 패를 다 털어서 판이 끝났으니, 다른 사람 손에는 카드가 남아 있어요.
           *[no] 안 돼요. 무슨 카드인지 적지 않으면 셀 수 없어요. 카드를 적거나 점수를 적어 주세요.
        }
       *[other] 안 돼요. { $points }점은 있을 수 없어요. 카드 점수는 0점 이상이에요.
    }

shed-first-gains = 판의 점수는 먼저 다 낸 한 사람만 받아요. 이긴 판 수를 셀 때는 이긴 사람이 1점이에요.
    .name = 점수는 한 사람만
    .words = 두 사람 점수 같은 판 이긴 사람만
    .no = { $seat ->
        [none] 안 돼요. 이긴 판은 { $points }점이 아니라 1점이에요.
       *[other] 안 돼요. 이번 판에는 { JOSA($seat, "이/가") } 이미 { $points }점이고, 점수는 먼저 다 낸 한 사람만 받아요. 잘못 적었으면 먼저 { $seat }에게 0점을 적어 주세요.
    }

shed-count-differs = 진짜 손에 든 패가 맞아요. 기록과 다르면 심판이 알려 줘요.
    .name = 기록과 다름
    .open = { $named ->
        [yes] { $counted ->
            [0] 남은 카드가 없다고 했는데
           *[other] { $counted }장을 셌는데
        } 기록에는 { $hand }장이에요. 진짜 패대로 { $points }점으로 해요. 잘못 셌다면 기록에서 고쳐 주세요.
       *[no] { $points }점은 기록에 있는 { $hand }장으로 나올 수 있는 점수보다 많아요. 진짜 패대로 해요. 잘못 셌다면 기록에서 고쳐 주세요.
    }

shed-end = 정한 점수, 판 수, 시간에 이르면 게임이 끝나요. 점수가 가장 적은 사람이 이겨요. 먼저 다 낸 사람이 점수를 얻는 게임에서는 가장 많은 사람이 이기고, 같으면 함께 이겨요.
    .name = 게임의 끝
    .words = 게임 끝 승리 종료
    .ok = { $points }점이고, { $why ->
        [score] 정한 점수가 돼서
        [rounds] 마지막 판까지 해서
       *[time] 시간이 다 돼서
    } 게임이 끝났어요. { $most ->
        [yes] 점수가 가장 많아 이긴 사람: { $winners }
       *[no] 점수가 가장 적어 이긴 사람: { $winners }
    }

shed-count = 모두 남은 패의 점수를 자기 점수에 더해요.
    .name = 남은 패 세기
    .words = 점수 계산 남은 패
    .ok = { $points ->
        [0] 남은 패가 없어서 0점이에요.
       *[other] 남은 패는 { $points }점이에요.
    }


## 모든 테이블과 원카드류의 하우스 룰

house-group-referee = 심판
house-group-clock = 시간
house-group-penalties = 벌칙
house-group-deal = 나누기
house-group-cards = 카드의 효과
house-group-play = 진행
house-group-points = 점수
house-group-end = 판과 게임의 끝

house-enforce = 지켜보는 사람
    .ask = 잘못 낸 카드는 누가 잡아내나요?
    .words = 심판 규칙 위반 잡기 앱
    .players = 플레이어끼리
    .referee = 심판이 바로
house-call-tie-seconds = 동시에 부름
    .ask = 몇 초 안에 부르면 동시에 부른 것으로 치나요?
    .words = 동시에 외치기 무승부
    .unit = { $n }초
house-turn-seconds = 한 차례 시간
    .ask = 한 차례에 몇 초까지 걸려도 되나요?
    .words = 시간 제한 느림 시계
    .unit = { $n }초
house-entry-seconds = 누르는 시간
    .ask = 휴대폰을 누르는 시간으로 몇 초를 더 주나요?
    .unit = { $n }초
house-penalty-cards = 벌칙 카드 수
    .ask = 규칙 하나를 어기면 몇 장을 받나요?
    .words = 벌 먹기
    .unit = { $n }장
house-bad-words = 나쁜 말
    .ask = 나쁜 말을 하면 벌칙 카드를 받나요?
    .on = 벌칙 카드
    .off = 벌칙 없음
house-bad-words-in-timeout = 타임아웃 중 나쁜 말
    .ask = 타임아웃 중에도 나쁜 말에 벌칙이 있나요?
    .penalty = 그때도 벌칙 카드
    .free = 그때는 벌칙 없음
house-nested-timeout = 타임아웃 속 타임아웃
    .ask = 타임아웃 중에 또 “타임아웃” 하거나 남이 “타임인” 하면 어떻게 되나요?
    .refuse = 무효
    .penalty = 벌칙 카드를 받을 수 있음
house-hand-size = 처음 받는 카드
    .ask = 처음에 몇 장씩 받나요?
    .words = 나눠 주기 몇 장
    .unit = { $n }장
house-target = 목표 점수
    .ask = 몇 점이면 게임이 끝나나요?
    .auto = 인원에 따라
    .unit = { $n }점
house-end-compare = 목표 점수와 같으면
    .ask = 목표 점수에 딱 맞아도 게임이 끝나나요?
    .at-least = 같아도 끝 (보통)
    .over = 넘어야 끝 (원래 글대로)
house-end = 게임의 끝
    .ask = 게임은 언제 끝나나요?
    .words = 승리 점수 끝
    .score = 누군가 { $n }점이 되면
    .rounds = { $n }판을 하면
    .time = { $n }분이 지나면
    .off = 그만하고 싶을 때
    .scored = 판마다 점수를 모아서
    .first-out = 한 명이 다 내면
    .ranked = 등수를 다 가릴 때까지
house-keep = 입력 방식
    .ask = 이 테이블에서는 무엇을 입력하나요?
    .plays = 카드까지
    .plays-means = 낼 때마다 심판이 확인
    .scores = 점수만
    .scores-means = 판마다 한 번, 자동 합계

house-needs = “{ $other }” 설정이 “{ $value }”일 때만 “{ $key }” 설정을 바꿀 수 있어요.
house-against = “{ $key }” 설정은 “{ $other }” 설정이 “{ $value }”일 때 함께 쓸 수 없어요.
house-too-few-cards = { $players }명이 { $hand }장씩 받기에는 카드 { $cards }장이 모자라요. 덜 나누거나 카드를 한 벌 더 넣어 주세요.


## 화면에 나오는 말

phase-deal = 카드 나누기
phase-cut = 딜러를 정할 차례
phase-flip = 첫 카드를 뒤집을 차례
phase-pass = 카드 건네기
phase-play = 진행 중
phase-count = 남은 패 세기
phase-over = 게임 끝

direction-left = 시계 방향
direction-right = 반시계 방향

note-deal = { NTH($round) } 판: { JOSA($dealer, "이/가") } 카드를 나눠요
    .you = { NTH($round) } 판: 카드를 나눠 주세요
note-flip = { JOSA($dealer, "이/가") } 첫 카드를 뒤집어요
    .you = 첫 카드를 뒤집어 주세요
note-again = { $again ->
    [1] { JOSA($turn, "이/가") } 한 번 더 해요
   *[other] { JOSA($turn, "이/가") } { $again }번 더 해요
}
    .you = { $again ->
        [1] 한 번 더 내 차례예요
       *[other] { $again }번 더 내 차례예요
    }
note-wish = { $seat ->
    [none] 무늬를 부르세요: 먼저 부른 무늬가 돼요
   *[other] 무늬를 부르세요: 먼저 부른 무늬가 되고, 동시라면 { JOSA($seat, "이/가") } 부른 무늬로 해요
}
    .you = 무늬를 부르세요: 먼저 부른 무늬가 되고, 동시라면 내가 부른 무늬로 해요
note-count = { JOSA($seat, "은/는") } 아직 안 셌어요
    .you = 내 패를 아직 안 셌어요
note-timeout = { JOSA($seat, "이/가") } 외친 타임아웃
    .you = 내가 외친 타임아웃
note-open-round = { NTH($round) } 판은 { $seats ->
    [none] 어떻게 셀지 골라야
   *[other] { $seats }의 점수가 있어야
} 계산돼요
note-tied = 동점이에요. 한 판 더 해요
note-knocked-out = { $count ->
   *[other] { JOSA($seats, "은/는") } 탈락했어요
}

ask-deal = 카드 나누기
ask-misdeal = 잘못 나눔
ask-flip = 첫 카드 뒤집기
ask-play = 내기
ask-played = 카드 안 적고 내기
ask-draw = { $cards ->
    [0] 넘기기
   *[other] { $cards }장 가져가기
}
ask-owed = { $cards }장 먹기
ask-pass = 넘기기
ask-call = 무늬 부르기
ask-one = 원!
ask-catch = “원” 안 외침
ask-time-out = 타임아웃
ask-time-in = 타임인
ask-penalize = 벌칙 카드
ask-dispute = { $giver }의 벌칙 카드에 이의
ask-admit = 제 잘못이에요
ask-give-back = { $giver }에게 돌려주기
ask-undeserved = 부당한 벌칙: { $giver }에게 벌칙
ask-contest = { $seat }의 행동에 이의
ask-not-done = 안 했어요, 되돌리기
ask-vote-yes = 네
ask-vote-no = 아니요
ask-reshuffle = 다시 섞기
ask-keep-scores = 다음 판부터 점수만 입력
ask-keep-plays = 다음 판부터 카드도 입력
ask-hold = 남은 카드
ask-hold-points = 남은 점수
ask-hold-nothing = 남은 패 없음
ask-totals = 점수 이어받기
ask-tally = 이번 판 점수 적기
tally-points = 점수
tally-wrong = { $seats }: { $box } 칸을 확인하세요. { $why }
tally-missing = { $seats }: { $boxes } 칸이 비어 있어요.
tally-row = { $seats } 칸이 아직 비어 있어요.
tally-blank = { $box } 칸이 비어 있어요.
tally-step = { $step ->
    [1] { JOSA($points, "은/는") } 적을 수 없어요. 소수점 없이 적어 주세요.
    [0.5] { JOSA($points, "은/는") } 적을 수 없어요. 12나 12.5처럼 0.5점 단위로 적어 주세요.
    [0.1] { JOSA($points, "은/는") } 적을 수 없어요. 12.3처럼 소수점 아래 한 자리까지 적어 주세요.
   *[other] { JOSA($points, "은/는") } { $step }의 배수가 아니에요.
}
tally-between = { $least }부터 { $most }까지만 적을 수 있어요.
ask-return = 돌아왔어요

reason-play = 잘못 냄
    .said = 카드를 잘못 내서
    .you = 카드를 잘못 냈어요
reason-slow = 너무 느림
    .said = 시간을 너무 끌어서
    .you = 너무 늦었어요
reason-undeserved = 부당한 벌칙
    .said = 부당한 벌칙 카드를 줘서
    .you = 벌칙을 잘못 줬어요
reason-spade = 스페이드 말 안 함
    .said = 스페이드를 말하지 않아서
    .you = 스페이드를 말 안 했어요
reason-false = 틀린 말
    .said = 틀린 말을 해서
    .you = 틀린 말을 했어요
reason-question = 질문
    .said = 질문을 해서
    .you = 질문했어요
reason-bad-word = 나쁜 말
    .said = 나쁜 말을 해서
    .you = 나쁜 말을 했어요
reason-looked = 카드를 봄
    .said = 카드를 봐서
    .you = 카드를 봤어요
reason-took = 카드를 패에 넣음
    .said = 카드를 패에 넣어서
    .you = 카드를 패에 넣었어요
reason-one = 안 외침
    .said = 외치지 않아서
    .you = 안 외쳤어요


## 한 줄씩 읽는 이야기
## 부르지 않은 무늬는 "none", 말하지 않은 수는 0. $reason은 벌칙 이유의 .said, $word는 아래의 말.

story-deals = { JOSA($who, "이/가") } 카드를 나눴어요
    .you = 카드를 나눴어요
story-deals-wrong = { JOSA($who, "이/가") } 카드를 잘못 나눴어요
    .you = 카드를 잘못 나눴어요
story-flips = { $suit ->
    [none] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 뒤집었어요
   *[other] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 뒤집고 { JOSA($suit, "을/를") } 불렀어요
}
    .you = { $suit ->
        [none] { JOSA($cards, "을/를") } 뒤집었어요
       *[other] { JOSA($cards, "을/를") } 뒤집고 { JOSA($suit, "을/를") } 불렀어요
    }
story-plays = { $suit ->
    [none] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 냈어요
   *[other] { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 내고 { JOSA($suit, "을/를") } 불렀어요
}
    .you = { $suit ->
        [none] { JOSA($cards, "을/를") } 냈어요
       *[other] { JOSA($cards, "을/를") } 내고 { JOSA($suit, "을/를") } 불렀어요
    }
story-draws = { $count ->
    [0] { JOSA($who, "이/가") } 카드를 가져갔어요
   *[other] { JOSA($who, "이/가") } 카드 { $count }장을 가져갔어요
}
    .you = { $count ->
        [0] 카드를 가져갔어요
       *[other] 카드 { $count }장을 가져갔어요
    }
story-passes = { JOSA($who, "이/가") } 차례를 넘겼어요
    .you = 차례를 넘겼어요
story-calls = { JOSA($who, "이/가") } { JOSA($suit, "을/를") } 불렀어요
    .you = { JOSA($suit, "을/를") } 불렀어요
story-says = { JOSA($who, "이/가") } { JOSA(quoted-word, "을/를") } 외쳤어요
    .you = { JOSA(quoted-word, "을/를") } 외쳤어요
story-catches = { JOSA($who, "이/가") } 외치지 않은 { JOSA($whom, "을/를") } 잡아냈어요
    .you = 외치지 않은 { JOSA($whom, "을/를") } 잡아냈어요
    .to-you = 외치지 않아서 { $who }에게 걸렸어요
story-penalizes = { JOSA($who, "이/가") } { $whom }에게 벌칙 카드를 줬어요({ $reason })
    .you = { $whom }에게 벌칙 카드를 줬어요({ $reason })
    .to-you = { $who }에게 벌칙 카드를 받았어요({ $reason })
story-disputes = { $what ->
    [none] { JOSA($who, "이/가") } 마지막 벌칙 카드에 이의를 냈어요
   *[other] { JOSA($who, "이/가") } 이의를 냈어요: { $what }
}
    .you = { $what ->
        [none] 마지막 벌칙 카드에 이의를 냈어요
       *[other] 이의를 냈어요: { $what }
    }
story-votes = { $vote ->
    [yes] { JOSA($who, "이/가") } “네”에 투표했어요
   *[no] { JOSA($who, "이/가") } “아니요”에 투표했어요
}
    .you = { $vote ->
        [yes] “네”에 투표했어요
       *[no] “아니요”에 투표했어요
    }
story-admits = { $what ->
    [none] { JOSA($who, "이/가") } 잘못을 인정했어요
   *[other] { JOSA($who, "이/가") } 잘못을 인정했어요: { $what }
}
    .you = { $what ->
        [none] 잘못을 인정했어요
       *[other] 잘못을 인정했어요: { $what }
    }
story-holds = { $who }에게 { JOSA($cards, "이/가") } 남았어요
    .you = { JOSA($cards, "이/가") } 남았어요
story-holds-points = { $who }에게 { $points }점이 남았어요
    .you = { $points }점이 남았어요
story-holds-nothing = { $who }에게는 남은 카드가 없어요
    .you = 남은 카드가 없어요
story-scores = { JOSA($who, "은/는") } { $points }점이에요
    .you = 내 점수는 { $points }점이에요
story-scores-together = { JOSA($side, "은/는") } { $points }점이에요
story-undoes = { $what ->
    [none] { JOSA($who, "이/가") } 마지막 기록을 되돌렸어요
   *[other] { JOSA($who, "이/가") } 되돌렸어요: { $what }
}
    .you = { $what ->
        [none] 마지막 기록을 되돌렸어요
       *[other] 되돌렸어요: { $what }
    }
line-unshown = 이 줄은 보여 줄 수 없어요.
story-amends-round = { JOSA($who, "이/가") } { NTH($round) } 판을 고쳤어요: { $changes }
    .you = { NTH($round) } 판을 고쳤어요: { $changes }
number-change = { $side } { $label ->
    [none] {""}
   *[other] { $label }{" "}
}{ $was } → { $now }
story-amends = { JOSA($who, "이/가") } 고쳤어요: { $what } → { $text }
    .you = 고쳤어요: { $what } → { $text }
story-allows = { JOSA($who, "이/가") } 테이블의 뜻대로 그대로 인정했어요: { $what }
    .you = 테이블의 뜻대로 그대로 인정했어요: { $what }
story-corrects = { JOSA($who, "이/가") } 지금 상태를 바로잡았어요({ $facts })
    .you = 지금 상태를 바로잡았어요({ $facts })
story-phone = { $facts }
story-agrees = { JOSA($who, "이/가") } 하우스 룰을 바꿨어요. { $house }
    .you = 하우스 룰을 바꿨어요. { $house }
line-number = { $line }번 기록
list-comma = { ", " }
list-people = { ", " }
list-side = { " + " }
list-semicolon = { "; " }
list-colon = { ": " }
list-count = { " " }({ $count })
named-value = { $name }: { $value }
and-more = { $some } 외 { $count }가지
story-reshuffles = { JOSA($who, "이/가") } 버린 카드를 섞어 새 더미를 만들었어요
    .you = 버린 카드를 섞어 새 더미를 만들었어요
story-joins = { $points ->
    [0] { JOSA($who, "이/가") } { $after } 왼쪽에 앉았어요
   *[other] { JOSA($who, "이/가") } { $after } 왼쪽에 { $points }점으로 앉았어요
}
story-replaces = 이제부터 { $whom }의 자리에는 { JOSA($who, "이/가") } 앉아요
story-swaps = { JOSA($who, "과/와") } { JOSA($whom, "이/가") } 자리를 바꿨어요
    .you = { JOSA($whom, "과/와") } 자리를 바꿨어요
    .to-you = { JOSA($who, "과/와") } 자리를 바꿨어요
story-leaves = { JOSA($who, "이/가") } 자리를 떠났어요
    .you = 자리를 떠났어요
story-returns = { JOSA($who, "이/가") } 돌아왔어요
    .you = 돌아왔어요

word-one = 원
word-when = { $left ->
    [0] 마지막 카드를 낼 때
   *[other] { $left }장 남을 때
}
word-time-out = 타임아웃
word-time-in = 타임인
word-spade = 스페이드


## 읽을 수 없는 글

unreadable-call-early = 무늬나 색은 카드를 낸 다음에 불러요. 내기 전에는 부를 수 없어요.
unreadable-amends-amends = 다른 줄을 고치는 줄은 다시 고칠 수 없어요. 그 줄을 되돌리세요.
unreadable-card = “{ $card }”: 그런 카드는 없어요. 카드는 7H, 10S, QD처럼 숫자 다음에 무늬를 쓰고, 조커는 RJ와 BJ예요. 색이 있는 카드는 R5처럼 색을 먼저 써요.
unreadable-cards = 카드가 빠졌어요.
unreadable-empty = “{ $key }:” 다음에 아무것도 없어요.
unreadable-fact = “{ $text }”: 상태를 적은 말이 아니에요. draw 4처럼 이름과 값을 써요.
unreadable-fact-key = “{ $key }”: 이 게임에서 정할 수 있는 상태가 아니에요.
unreadable-fact-value = “{ $value }”: “{ $key }”에 쓸 수 없는 값이에요.
unreadable-game = “{ $game }”: 그런 게임은 없어요.
unreadable-head = “{ $text }”: 읽을 수 없어요. 기록의 머리에는 이름, 쌍점, 값을 한 줄씩 써요.
unreadable-house-clash = 서로 맞지 않는 하우스 룰이에요. { $problem }
unreadable-house-key = “{ $key }”: 이 게임에 없는 하우스 룰이에요.
unreadable-house-value = “{ $value }”: 하우스 룰 “{ $key }”에 쓸 수 없는 값이에요. 쓸 수 있는 값: { $choices }
unreadable-line = 그런 기록이 없거나 읽을 수 없어요.
unreadable-long = 이 줄은 너무 길어요.
unreadable-missing = 기록의 머리에 “{ $key }” 줄이 없어요.
unreadable-name = “{ $name }”: 이름으로 쓸 수 없어요. 빈칸이나 기호가 있는 이름은 큰따옴표로 묶어요.
unreadable-nobody = 이 테이블에 { JOSA($name, "이라는/라는") } 사람은 없어요.
unreadable-not-here = 이 게임에서는 하지 않는 일이에요.
unreadable-number = “{ $number }”: 여기에 쓸 수 없는 수예요. 13처럼 소수점 없이 숫자로 적어 주세요.
unreadable-pair = “{ $text }”: 읽을 수 없어요. hand_size=7처럼 이름, 등호, 값을 써요.
unreadable-players = 이 게임은 { $least }명부터 { $most }명까지 할 수 있어요.
unreadable-preset = “{ $preset }”: 이 게임에 없는 규칙 모음이에요.
unreadable-rank = 카드를 먼저 고르고, 그다음에 무늬나 색을 고르세요.
unreadable-reason = “{ $reason }”: 벌칙 카드를 줄 이유가 아니에요.
unreadable-same-name = 두 사람의 이름이 같아요. 이름은 서로 달라야 해요.
unreadable-several = 이 기록에는 게임이 { $count }개 들어 있어요. 여기서는 게임 하나만 읽어요.
unreadable-suit = “{ $suit }”: 그런 무늬나 색은 없어요. 무늬는 S, H, D, C이고 색은 R, Y, G, B예요.
unreadable-time = “{ $time }”: 시각이 아니에요. 시각은 @12.5처럼 @와 초로 써요.
unreadable-time-falls = 시간은 거꾸로 가지 않아요. { $before }초 다음에 { $time }초가 올 수 없어요.
unreadable-twice = 기록의 머리에 “{ $key }” 줄이 두 번 나와요.
unreadable-verb = “{ $text }”: 심판이 모르는 말이에요. 현우 plays 7H처럼 이름, 한 일, 카드를 차례로 써요.
unreadable-word = “{ $word }”: 낱말이 아니에요. 낱말은 글자, 숫자, 붙임표로 써요.
unreadable-words = “{ $verb }” 다음에 올 수 없는 것이 있거나 무언가 빠졌어요.
