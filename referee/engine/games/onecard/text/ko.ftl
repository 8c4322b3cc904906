### 한국어: 원카드에만 있는 글.

game-onecard = 원카드
    .about = 트럼프로 하는 원카드예요. 무늬나 숫자를 맞춰 내고, 2와 A와 조커로 공격하고, 남보다 먼저 “원카드!”를 외쳐요.
    .sign = ♠
    .order = 1
    .words = 원카드

preset-onecard-one_card = 원카드
    .about = 가장 흔한 규칙이에요. 2, A, 조커, 3, 7, J, Q, K에 능력이 있고, 같은 숫자를 한꺼번에 내고, 끝까지 남은 한 사람이 져요.
preset-onecard-orthodox = 정통 룰
    .about = 딱 한 장씩, 능력 없이 무늬나 숫자만 맞춰요.
preset-onecard-american_page_one = 아메리칸 페이지 원
    .about = 2장이 되면 “페이지 원”, 마지막 카드에 “스톱”. 잊으면 5장이에요. 조커가 없고, 8은 와일드, 3이 공격이에요.
preset-onecard-page_one_japan = 일본식 아메리칸 페이지 원
    .about = 2와 3은 같은 숫자로만 받아쳐요. A는 건너뛰기, 9는 방향 바꾸기, 8은 와일드이고, 남은 카드는 벌점이에요.
preset-onecard-nuclear = 핵전쟁
    .about = 컬러 조커가 20장, 파산 한도도 20장이에요. 누군가 하나는 죽어요.
preset-onecard-eights = 에이트
    .about = 조상 게임이에요. 8만 와일드이고, 외치기가 없고, 먼저 다 낸 사람이 이겨요.


## 이 게임의 말로 쓴 공통 규칙

onecard-shed-call = 7(체인지)을 낸 사람은 다음 사람이 움직이기 전에 다른 무늬를 말할 수 있어요. 말하지 않으면 그 카드의 무늬 그대로예요.
    .name = 체인지: 무늬 바꾸기
onecard-shed-starter = 처음 뒤집은 카드는 아무도 내지 않은 카드예요. 능력을 적용할지는 하우스 룰로 정해요.
    .name = 처음 뒤집은 카드
onecard-shed-say = 카드를 내서 한 장이 남으면 “원카드!”를 외쳐요. 남이 먼저 외치기 전에, 다음 사람이 움직이기 전에 외쳐야 해요. 아메리칸 페이지 원에서는 “페이지 원”과 “스톱”이에요.
    .name = “원카드!” 외치기
onecard-shed-catch = 다른 사람이 먼저 외치면, 외치지 않은 사람이 벌칙으로 카드를 먹어요.
    .name = 남이 먼저 외침
does-onecard-shield = { $stops ->
    [none] 쌓인 공격을 모두 막아요.
   *[other] { $stops } 공격을 막아요.
}
does-onecard-skip = { $count ->
    [1] 다음 사람을 건너뛰어요.
   *[other] { $count }명을 건너뛰어요.
}
does-onecard-reverse = 방향이 반대로 바뀌어요.
does-onecard-wish = 무늬를 바꿀 수 있어요.
onecard-shed-count = 손에 남은 카드의 점수를 세요. 먼저 다 낸 사람이 모두 얻거나, 각자 자기 것을 받아요.
    .name = 손에 남은 점수


## 안내

guide-onecard-object =
    손에 든 카드를 모두 내면 이겨요. { $end_mode ->
        [scored] 먼저 다 낸 사람이 그 판을 이겨요.
        [last_loser] 먼저 다 낸 사람부터 빠지고, 끝까지 남은 한 사람이 져요.
       *[first_out] 누구든 먼저 다 내면 그 사람이 이기고 게임이 끝나요.
    }
guide-onecard-deal =
    2~8명이 둥글게 앉아요. { $packs ->
        [1] 트럼프 한 벌을 { $jokers ->
            [yes] 컬러 조커와 흑백 조커까지 넣어서 써요.
           *[no] 조커를 빼고 써요.
        }
       *[other] 트럼프 { $packs }벌을 { $jokers ->
            [yes] 조커까지 넣어서 써요.
           *[no] 조커를 빼고 써요.
        }
    }
    { $hand_size }장씩 나눠요. 남은 카드는 엎어서 가운데에 놓고, 맨 위 한 장을 뒤집어 그 옆에 놓아요. { $start_power ->
        [apply] { $powers_any ->
            [yes] 능력이 있는 카드면 첫 사람에게 그대로 적용돼요.
           *[no] { "" }
        }
        [reflip] 능력이 있는 카드면 도로 넣고 다시 뒤집어요.
       *[none] { $jokers ->
            [yes] 조커면 도로 넣고 다시 뒤집어요.
           *[no] { "" }
        }{ $powers_any ->
            [yes] { " " }다른 카드의 능력은 아직 없는 것으로 쳐요.
           *[no] { "" }
        }
    }
    가위바위보에서 이긴 사람부터 { $direction ->
        [choice] 그 사람이 정한 방향으로
       *[left] 시계 방향으로
    } 돌아요. 다음 게임은 { $next_start ->
        [loser] 이번에 진 사람부터 해요.
        [rps] 다시 가위바위보로 정해요.
       *[winner] 이번에 이긴 사람부터 해요.
    }
guide-onecard-play =
    차례가 오면 맨 위 카드와 무늬나 숫자가 같은 카드를 내요. ♥5 위에는 하트 아무 카드나 다른 5를 낼 수 있어요.
    { $multi ->
        [off] 한 차례에 딱 한 장만 내요.
        [set] 숫자가 같은 카드는 여러 장을 한꺼번에 내도 돼요. 그중 한 장만 맞으면 되고, 맨 나중에 낸 카드가 다음 사람에게 적용돼요.
        [run] 무늬가 같고 숫자가 이어지는 카드는 ♣4 ♣5 ♣6처럼 한꺼번에 내도 돼요(계단). 첫 장이 맞아야 하고, 마지막 장이 다음 사람에게 적용돼요.
       *[both] 숫자가 같은 카드나, ♣4 ♣5 ♣6처럼 무늬가 같고 이어지는 카드(계단)는 한꺼번에 내도 돼요. 같은 숫자는 한 장만 맞으면 되고, 계단은 첫 장이 맞아야 해요. 맨 나중에 낸 카드가 다음 사람에게 적용돼요.
    }
    낼 카드가 없으면 { $draw_until_playable ->
        [yes] 낼 카드가 나올 때까지 먹고, 나오면 내요.{ $draw_limit ->
            [0] { "" }
           *[other] {" "}{ $draw_limit }장까지 안 나오면 넘겨요.
        }
       *[no] { $play_drawn ->
            [yes] 한 장을 먹어요. 그 카드가 맞으면 바로 내도 돼요.
           *[no] 한 장을 먹고 차례를 넘겨요.
        }
    } { $may_draw_freely ->
        [yes] 낼 수 있어도 먹고 넘길 수 있어요.
       *[no] 낼 수 있으면 꼭 내야 해요.
    }
    카드 뭉치가 떨어지면 { $new_stock ->
        [yes] 쌓인 카드에서 맨 위 한 장만 남기고, 나머지를 섞어 다시 엎어 놓아요.
       *[no] 낼 수 없는 사람은 넘겨요.
    } 모두 잇따라 넘기면 끝나고, { $blocked ->
        [nobody] 아무도 이기지 않아요.
       *[lowest] 카드나 점수가 가장 적은 사람이 이겨요.
    }
guide-onecard-cards =
    { $attacks ->
        [yes] • 공격을 받으면 그만큼 먹거나 공격 카드로 받아쳐요. { $answer_match ->
            [any] 무늬나 숫자가 달라도 받아칠 수 있어요.
            [rank] 공격과 숫자가 똑같아야 해요.
           *[suit_or_rank] 무늬나 숫자가 같아야 해요.{ $powers_2 ->
                [yes] { $powers_A ->
                    [yes] {" "}♥A는 ♣2로 막을 수 없어요.
                   *[no] { "" }
                }
               *[no] { "" }
            }
        } { $stacking ->
            [yes] 공격은 쌓여서, 못 받아친 사람이 한꺼번에 먹어요.
           *[no] 공격은 쌓이지 않아요. 다음 사람은 새로 낸 공격만 받아요.
        } { $after_attack_draw ->
            [play] 공격을 먹은 다음에도 카드를 낼 수 있어요.
           *[end] 공격을 먹으면 차례가 끝나요.
        }
       *[no] { "" }
    }
    { $powers_2 ->
        [yes] { $powers_A ->
            [yes] { $two_on_ace ->
                [yes] { "" }
               *[no] • A는 2로 막을 수 없어요.
            }
           *[no] { "" }
        }
       *[no] { "" }
    }
    { $powers_3 ->
        [yes] { $three ->
            [v2A] • 3(방어)은 쌓인 공격을 한 번에 없애요. 맨 위가 2나 A일 때만 막을 수 있고, 무늬나 숫자가 맞아야 해요. 조커는 못 막아요.
            [all] • 3(방어)은 쌓인 공격을 한 번에 없애요. 조커까지 막을 수 있고, 무늬나 숫자(조커에는 색)가 맞아야 해요.
           *[other] { "" }
        }
       *[no] { "" }
    }
    { $jokers ->
        [yes] { $joker_kind ->
            [split] { $joker_colour_rule ->
                [yes] • 컬러 조커는 빨간 카드 위에, 흑백 조커는 검은 카드 위에만 내요. 조커 위에 다른 조커는 낼 수 있어요. 조커 다음에는 그 조커와 같은 색을 내요.
               *[no] • 조커는 아무 카드 위에나 내고, 조커 위에도 아무 카드나 내요.
            }
           *[same] • 조커는 아무 카드 위에나 내고, 조커 위에도 아무 카드나 내요.
        } { $powers_Joker ->
            [yes] 조커 공격은 { $powers_A ->
                [yes] { $spade_ace_vs_joker ->
                    [bw] 조커로 받아치고, 흑백 조커라면 ♠A로도 받아쳐요.
                    [both] 조커나 ♠A로 받아쳐요.
                   *[none] 조커로만 받아쳐요.
                }
               *[no] 조커로만 받아쳐요.
            }
           *[no] { "" }
        } { $joker_last ->
            [yes] { "" }
           *[no] 조커는 마지막 카드로 낼 수 없어요.
        }
       *[no] { "" }
    }
    { $powers_7 ->
        [yes] • 7(체인지)도 무늬나 숫자가 맞아야 내요. 내고 나서 원하는 무늬를 말하고, 말하지 않으면 7의 무늬 그대로예요.
       *[no] { "" }
    }
    { $powers_Q ->
        [yes] { $q2p ->
            [again] • 둘만 남았을 때 Q(백)를 내면 다시 내 차례예요.
           *[none] • 둘만 남았을 때 Q(백)는 아무 효과가 없어요.
        }
       *[no] { "" }
    }
    { $nine ->
        [reverse] • 9를 내면 방향이 바뀌어요.
       *[off] { "" }
    }
    { $eight ->
        [wild] { $attacks ->
            [yes] { $answer_match ->
                [rank] { "" }
               *[other] • 8은 공격을 받을 때도 낼 수 있고, 그러면 공격이 다음 사람에게 넘어가요.
            }
           *[no] { "" }
        }
       *[off] { "" }
    }
guide-onecard-calls =
    { $call ->
        [off] 외치는 말은 없어요.
        [page_one] 카드를 내서 { $page_one_at }장이 남으면 “페이지 원”, 마지막 카드를 낼 때 “스톱”이라고 말해요. 잊었다가 걸리면 { $apo_penalty }장을 먹어요.
       *[on] 카드를 내서 한 장이 남는 순간 “원카드!”를 외쳐요. 다른 사람이 먼저 외치면 벌칙으로 한 장을 먹어요.
    }
    { $call ->
        [off] { "" }
       *[other] { $call_tie ->
            [claimant] 동시에 외치면 상대가 먼저인 것으로 쳐요.
            [rps] 동시에 외치면 가위바위보로 정해요.
           *[holder] 동시에 외치면 카드를 든 사람이 먼저인 것으로 쳐요.
        } { $false_claim ->
            [0] 잘못 외쳐도 벌칙은 없어요.
           *[1] 잘못 외치면 한 장을 받을 수 있어요.
        }
    }
    { $call ->
        [on] { $multi ->
            [off] { "" }
           *[other] { $multi_out_needs_call ->
                [yes] 여러 장을 한꺼번에 내서 다 털 때도 외쳐야 해요. 안 외쳤다가 걸리면 한 장을 먹고, 아직 끝난 게 아니에요.
               *[no] { "" }
            }
        }
       *[other] { "" }
    }
    { $call ->
        [off] { "" }
       *[other] { $others_draw_on_call ->
            [true] 제때 외치면 다른 사람이 모두 한 장씩 먹어요.
            [next] 제때 외치면 다음 사람이 한 장을 먹어요.
           *[false] { "" }
        }
    }
    맞지 않는 카드를 내면 도로 가져가요{ $illegal_penalty ->
        [0] .
        [1] . 벌칙으로 한 장을 받을 수도 있어요.
       *[other] . 벌칙으로 { $illegal_penalty }장을 받을 수도 있어요.
    }
    따질 일이 생기면 “타임아웃”을 외쳐요. 외친 사람이 “타임인” 할 때까지 게임이 멈춰요.
guide-onecard-scoring =
    { $end_mode ->
        [scored] { $points_to ->
            [holder] 각자 손에 남은 카드만큼 점수를 받고, 누군가 { $target }점이 되면 합이 가장 적은 사람이 이겨요.
           *[winner] 다 낸 사람이 남들 손에 남은 카드의 점수를 모두 얻고, { $target }점이 되면 이겨요.
        } 조커는 50점, 능력이 있는 카드는 20점, K·Q·J·10은 10점, 나머지는 숫자대로예요.
        [last_loser] 점수는 세지 않아요. 다 낸 차례대로 등수를 매겨요.
       *[first_out] 점수는 세지 않아요. 먼저 다 낸 사람이 이겨요.
    }
    { $bankruptcy ->
        [0] { "" }
       *[other] 카드가 { $bankruptcy }장을 넘으면 파산이에요. { $bankrupt_ends ->
            [game_over] 누가 파산하면 게임이 바로 끝나요.
           *[eliminate] 파산한 사람은 탈락하고, 나머지는 계속해요.
        }
    }


## 하우스 룰

house-jokers = 조커
    .ask = 조커를 넣나요?
    .true = 두 장 모두
    .false = 빼고
house-direction = 처음 방향
    .ask = 게임은 어느 방향으로 시작하나요?
    .left = 왼쪽으로
    .choice = 시작하는 사람이 정함
house-multi-specials = 특수 카드 여러 장
    .ask = 어떤 특수 카드를 다른 카드와 함께 낼 수 있나요?
    .words = 쌓기 겹쳐 내기
    .none = 없음
    .all = 전부
    .v2 = 2
    .A = A
    .Joker = 조커
    .v3 = 3
    .v7 = 7
    .J = J
    .Q = Q
    .K = K
house-run-max = 계단의 길이
    .ask = 계단은 몇 장까지 낼 수 있나요?
    .words = 스트레이트 계단 연속
    .none = 제한 없음
    .unit = { $n }장
house-run-in-order = 계단의 순서
    .ask = 계단은 순서대로 내야 하나요?
    .words = 스트레이트 계단 연속
    .true = 순서대로
    .false = 아무 순서나
house-run-attacks-add = 계단의 공격
    .ask = 계단에서는 마지막 카드만 적용되는데, 공격 카드는 더하나요?
    .true = 더함
    .false = 마지막만
house-joker-in-run = 계단의 조커
    .ask = 조커를 계단에 넣어 낼 수 있나요?
    .true = 네
    .false = 아니요
house-powers = 능력
    .ask = 어떤 카드에 능력이 있나요?
    .words = 점프 스킵 리버스 특수 카드 건너뛰기
    .none = 없음
    .all = 전부
    .v2 = 2
    .A = A
    .Joker = 조커
    .v3 = 3
    .v7 = 7
    .J = J
    .Q = Q
    .K = K
house-stacking = 공격 누적
    .ask = 공격을 공격으로 막으면 다음 사람은 몇 장을 먹나요?
    .words = 쌓기 누적 넘기기 합치기
    .true = 모두 더해서
    .false = 새로 낸 것만 (함께 낸 공격은 더함)
house-answer-match = 막는 카드
    .ask = 막는 카드는 무늬나 숫자가 같아야 하나요?
    .words = 쌓기 방어 막기
    .suit-or-rank = 무늬나 숫자
    .any = 아무거나
    .rank = 공격과 같은 숫자만
house-after-attack-draw = 공격을 먹은 다음
    .ask = 공격을 먹으면 차례가 끝나나요?
    .end = 끝남
    .play = 이어서 냄
house-two-on-ace = A 위의 2
    .ask = 같은 무늬 2로 A를 막을 수 있나요?
    .words = 쌓기
    .true = 네
    .false = 아니요
house-spade-ace-power = 스페이드 A
    .ask = ♠A는 몇 장을 먹이나요?
    .unit = { $n }장
house-spade-ace-vs-joker = 조커와 ♠A
    .ask = ♠A로 어느 조커를 받아칠 수 있나요?
    .none = 못 함
    .bw = 흑백 조커만
    .both = 둘 다
house-three = 3
    .ask = 3은 무엇을 하나요?
    .words = 방어 막기 실드
    .off = 기능 없음
    .v2A = 2와 A만 방어
    .all = 조커까지 모두 방어
    .attack = 3장 공격
house-joker-kind = 두 조커
    .ask = 두 조커는 같은가요?
    .same = 둘 다 같음
    .split = 컬러 조커와 흑백 조커가 다름
house-joker-rank = 더 센 조커
    .ask = 어느 조커가 더 센가요?
    .colour-higher = 컬러 조커
    .bw-higher = 흑백 조커
house-joker-power = 조커의 공격
    .ask = 조커는 몇 장씩 먹이나요?
    .bw = 흑백 { $n }장
    .colour = 컬러 { $n }장
    .off = 없음
house-joker-formula = 조커의 셈
    .ask = 조커는 공격을 어떻게 바꾸나요?
    .fixed = 자기 장수를 더함
    .double = 쌓인 것을 2배로
    .v10 = 10장
    .v3 = 3장
house-joker-colour-rule = 조커의 색
    .ask = 조커는 같은 색 다음에만 낼 수 있나요?
    .true = 같은 색 다음에만
    .false = 아무 때나
house-joker-last = 마지막 조커
    .ask = 조커를 마지막 카드로 내도 되나요?
    .words = 마지막 카드 조커로 끝내기
    .true = 내도 됨
    .false = 못 냄 (로컬룰)
house-eight = 8
    .ask = 8은 와일드인가요?
    .words = 와일드 바꾸기 무늬
    .off = 아니요
    .wild = 와일드. 공격받아도 낼 수 있고, 공격은 다음 사람에게
house-ace = A의 기능
    .ask = A는 무엇을 하나요?
    .attack = 공격
    .skip = 다음 사람 건너뛰기
house-nine = 9
    .ask = 9는 무엇을 하나요?
    .off = 기능 없음
    .reverse = 방향 바꾸기
house-j-pass-attack = J로 공격 넘기기
    .ask = J로 공격을 다음 사람에게 넘길 수 있나요?
    .words = 점프 넘기기 건너뛰기 피하기
    .true = 네
    .false = 아니요
house-q2p = 둘일 때의 Q
    .ask = 둘만 있을 때 Q를 내면 누구 차례인가요?
    .words = 백 리버스 둘이서
    .again = 다시 자기 차례
    .none = 상대 차례
house-q-return-attack = Q로 공격 되돌리기
    .ask = Q로 공격을 앞사람에게 되돌릴 수 있나요?
    .words = 백 되받기 돌려주기 리버스
    .true = 네
    .false = 아니요
house-k = K
    .ask = K는 무엇을 하나요?
    .again = 한 장 더 냄
    .skip2 = 두 사람 건너뜀
    .attack1 = 1장 공격
    .back2 = 두 사람 전으로
house-k-skip-multi = K 여러 장
    .ask = K 여러 장이면 장수만큼 건너뛰나요?
    .true = 장수만큼
    .false = 두 사람만
house-call = 외치기
    .ask = 무엇을 외쳐야 하나요?
    .on = “원카드!”
    .off = 없음
    .page-one = “페이지 원”과 “스톱”
house-apo-penalty = 페이지 원을 잊으면
    .ask = “페이지 원”이나 “스톱”을 잊으면 몇 장인가요?
    .v2 = 2장
    .v3 = 3장
    .v5 = 5장
house-page-one-at = 페이지 원을 말할 때
    .ask = “페이지 원”은 언제 말하나요?
    .v2 = 2장이 남을 때
    .v1 = 끝에서 두 번째 카드를 낼 때
house-others-draw-on-call = 외칠 때 먹는 사람
    .ask = “원카드!”를 외치면 누가 한 장씩 먹나요?
    .false = 아무도
    .true = 다른 사람 모두
    .next = 다음 사람
house-multi-out-needs-call = 여러 장으로 끝내기
    .ask = 여러 장을 내서 끝낼 때도 외쳐야 하나요?
    .true = 네
    .false = 아니요
house-call-tie = 동시에 외침
    .ask = 동시에 외치면 누가 이기나요?
    .holder = 패를 든 사람
    .claimant = 지적한 사람
    .rps = 가위바위보
house-false-claim = 잘못된 지적
    .ask = 잘못 외치면 벌칙이 있나요?
    .v0 = 없음
    .v1 = 1장, 누가 짚어서 주면
house-bankruptcy = 파산
    .ask = 몇 장을 넘으면 탈락하나요?
    .words = 파산 탈락 너무 많은 카드
    .off = 파산 없음
    .unit = { $n }장을 넘으면
house-four-of-a-kind = 네 장 모아서 이기기
    .ask = 같은 숫자 네 장을 모으면 바로 이기나요?
    .off = 아니요
    .wins = 네, 바로
house-bankrupt-ends = 파산한 다음
    .ask = 누가 파산하면 게임을 계속하나요?
    .eliminate = 빼고 계속
    .game-over = 게임 끝


## 카드의 별명

onecard-called-3 = 방어:
onecard-called-7 = 체인지:
onecard-called-J = 점프:
onecard-called-Q = 백:

ui-limit-colour = 컬러 조커
ui-limit-bw = 흑백 조커


## 규칙이 나온 글. 항목의 키는 docs/rules-index.md에서 그 항목의 첫 규칙 번호로 끝나요.

source-oc = 원카드
source-oc-1 = 머리말
source-oc-4 = 기본 룰
source-oc-29 = 변형 룰
source-oc-32 = 여러 장 동시에 낼 수 있는 룰
source-oc-48 = 카드에 능력을 부여하는 변형 룰
source-oc-50 = 공격
source-oc-75 = 기능
source-oc-98 = 파산

no-rule-onecard-partners = 팀전
    .words = 편 먹기, 짝, 2대2, 같은 편
