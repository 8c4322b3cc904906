### 한국어: 우노에만 있는 글.

game-uno = 우노
    .about = 색이나 숫자나 기호를 맞춰 내고, 마지막 한 장에 “우노”를 외쳐요. 수상한 와일드 드로 포에는 챌린지를 걸어요.
    .sign = +4
    .order = 2
    .words = 우노, uno

preset-uno-official = 공식 규칙
    .about = 흔히 쓰는 공식 규칙이에요. 한 장씩 내고, 드로 카드를 되받아칠 수 없고, 500점까지 해요.
preset-uno-local = 동네 규칙
    .about = 어릴 때 하던 규칙이에요. 드로 되받아치기, 여러 장 내기, 기호로 끝내기 금지, 마지막 한 사람까지 계속해요.
preset-uno-mattel = 상자 속 설명서
    .about = 설명서에서 다른 점이에요. 와일드 드로 포는 색만 보고, 들켜도 그대로 남아요.
preset-uno-mattel_lowest = 마텔 설명서, 낮은 점수 승리
    .about = 설명서의 다른 점수 계산이에요. 각자 손에 남은 카드만큼 점수를 받고, 가장 적은 사람이 이겨요.
preset-uno-mattel_partners = 마텔 설명서, 2대2
    .about = 마주 앉은 두 사람이 한 편이에요. 한 사람이 먼저 다 내면 그 편이 상대편 두 사람 손에 남은 카드의 점수를 얻어요.
preset-uno-famous = 유명한 하우스 룰
    .about = 누구나 들어 본 세 가지예요. 드로 카드 쌓기, 7-0, 똑같은 카드로 끼어들기.
preset-uno-kids = 어린이와 함께
    .about = 드로 카드를 빼고, 숫자 카드로 시작하고, 먼저 세 판을 이기면 이겨요.
preset-uno-pokemon = 포켓몬
    .about = 규칙은 보통 우노와 같고 그림만 달라요.
preset-uno-flip = 플립
    .about = 양면 카드예요. 플립 카드가 모두 뒤집고, 어두운 면은 더 세요.
preset-uno-hanpanee = 쇼뎀 노 머시
    .about = 드로 카드를 되받아치고 패도 바뀌어요. 25장이 되면 탈락이에요.
preset-uno-attack_extreme = 어택 익스트림
    .about = 몇 장이 나올지는 기계가 정해요. 0장일 수도, 잔뜩일 수도 있어요.
preset-uno-mario = 슈퍼 마리오
    .about = 무적 카드 두 장이 드로 카드를 되돌려 보내요. 하얀 와일드 두 장에는 우리만의 규칙을 써요.
preset-uno-disney100 = 디즈니 100
    .about = 와일드 미키 무비: 영화 이름을 말해요. 다음 사람은 나오는 캐릭터 넷을 대거나 4장을 먹어요.


## 규칙

uno-wild4 = 와일드 드로 포는 낼 수 있는 다른 카드가 없을 때 내는 카드예요. 플립에서는 와일드 드로 투와 와일드 드로 컬러가 그래요. 속여서 낼 수도 있고, 맞은 사람은 챌린지를 걸 수 있어요.
    .name = 와일드 드로 카드
    .words = 블러핑 플러스4 드로우4
    .ok = 패에 낼 수 있는 다른 카드가 없어요.
    .no = { $card ->
        [none] 안 돼요. 속인 카드라서 돌아왔어요. 다른 카드를 내세요.
       *[other] 안 돼요. 낼 수 있는 다른 카드가 있어요: { $card }
    }
    .open = { $doubt ->
        [yes] 낼 수 있는 다른 카드가 있었는지는 패를 봐야 알아요. 맞은 사람은 챌린지를 걸 수 있어요.
       *[no] 낼 수 있는 다른 카드가 있었는지는 패를 봐야 알아요.
    }

uno-replay = 챌린지를 걸면 결과를 확인한 다음에 카드를 가져가요. 속인 카드가 돌아와서 다른 카드를 다시 낼 때는, 내는 대신 카드를 가져갈 수 없어요.
    .name = 챌린지가 먼저
    .words = 다시 내기 블러핑 대신 챌린지 확인
    .no = { $proof ->
        [yes] 안 돼요. 챌린지를 걸었으니 먼저 패를 확인하고, 그 결과에 따라 가져가요.
       *[no] 안 돼요. 와일드 드로 포가 돌아왔으니 다른 카드를 내야 해요.
    }

uno-challenge = 이런 카드를 맞은 사람만, 먹기 전에 챌린지를 걸 수 있어요. 되받아친 드로 카드에는 못 걸어요.
    .name = 챌린지
    .words = 챌린지 의심 도전
    .ok = { $empty ->
        [yes] 챌린지를 받은 { $seat } 패에는 남은 카드가 없으니, 낼 수 있는 다른 카드도 없었어요. 챌린지를 건 사람이 2장 더 먹어요.
       *[no] { JOSA($seat, "은/는") } 챌린지를 받았어요. 챌린지를 건 사람에게만 패를 보여 줘요.
    }
    .no = { $allowed ->
        [yes] { $turn ->
            [none] { $chain ->
                [yes] 안 돼요. 되받아친 드로 카드에는 챌린지를 걸 수 없어요.
               *[no] 안 돼요. 지금은 챌린지를 걸 카드가 없어요.
            }
           *[other] 안 돼요. 이 사람은 지금 챌린지를 걸 수 없어요. { $turn } 차례예요.
        }
       *[no] 안 돼요. 이 테이블에서는 챌린지를 걸 수 없어요.
    }

uno-shows = 챌린지를 받은 사람은 남은 패를 모두, 챌린지를 건 사람에게만 보여 줘요.
    .name = 패 보이기
    .words = 패 보여주기 공개
    .ok = { $guilty ->
        [yes] { JOSA($seat, "은/는") } 낼 수 있는 다른 카드가 있었어요. { $until ->
            [yes] 속인 것이니 그 색이 나올 때까지 먹어요.
           *[no] 속인 것이니 { $cards }장을 먹어요.
        } { $how ->
            [stay_and_draw4] { $several ->
                [yes] 낸 카드는 모두 그대로 남아요.
               *[no] { JOSA($card, "은/는") } 그대로 남아요.
            }
            [return_draw4_and_replay] { $several ->
                [yes] 낸 카드는 모두 패로 돌아가고, 다른 카드를 내요.
               *[no] { JOSA($card, "은/는") } 패로 돌아가고, 다른 카드를 내요.
            }
           *[return_and_draw4] { $several ->
                [yes] 낸 카드는 모두 패로 돌아가요.
               *[no] { JOSA($card, "은/는") } 패로 돌아가요.
            }
        }
       *[no] { JOSA($seat, "은/는") } 낼 수 있는 다른 카드가 없었어요. 챌린지를 건 사람이 2장 더 먹어요.
    }
    .no = { $hand ->
        [none] 안 돼요. 이 패는 챌린지를 받지 않았어요.
       *[other] { $since ->
            [0] 안 돼요. 패는 챌린지를 받은 사람이 { $hand }장을 모두 보여 줘요.
           *[other] 안 돼요. 카드를 낸 뒤에 가져간 것은 빼고, 그때 남아 있던 { $hand }장을 보여 줘요.
        }
    }

uno-finds = 챌린지를 건 사람이 패를 직접 보고 결과를 말해도 돼요.
    .name = 확인 결과
    .words = 챌린지 결과
    .ok = { $guilty ->
        [yes] { JOSA($seat, "은/는") } 낼 수 있는 다른 카드가 있었어요. { $until ->
            [yes] 속인 것이니 그 색이 나올 때까지 먹어요.
           *[no] 속인 것이니 { $cards }장을 먹어요.
        } { $how ->
            [stay_and_draw4] { $several ->
                [yes] 낸 카드는 모두 그대로 남아요.
               *[no] { JOSA($card, "은/는") } 그대로 남아요.
            }
            [return_draw4_and_replay] { $several ->
                [yes] 낸 카드는 모두 패로 돌아가고, 다른 카드를 내요.
               *[no] { JOSA($card, "은/는") } 패로 돌아가고, 다른 카드를 내요.
            }
           *[return_and_draw4] { $several ->
                [yes] 낸 카드는 모두 패로 돌아가요.
               *[no] { JOSA($card, "은/는") } 패로 돌아가요.
            }
        }
       *[no] { JOSA($seat, "은/는") } 낼 수 있는 다른 카드가 없었어요. 챌린지를 건 사람이 2장 더 먹어요.
    }
    .no = { $turn ->
        [none] 안 돼요. 지금 확인할 챌린지가 없어요.
       *[other] 안 돼요. 이 사람은 지금 확인할 챌린지가 없어요. { $turn } 차례예요.
    }

uno-cut = 처음에 모두 한 장씩 뽑아요. 숫자가 가장 큰 사람이 딜러이고, 기호 카드는 0, 같으면 다시 뽑아요.
    .name = 딜러 정하기
    .words = 누가 먼저 시작 높은 카드
    .ok = 딜러를 정할 때 { JOSA($card, "은/는") } { JOSA($number, "이에요/예요") }.
    .no = { $start ->
        [high_card] 안 돼요. 딜러를 정하는 카드는 첫 판 전에 한 사람이 한 번 뽑아요.
        [tie] 안 돼요. 가장 큰 숫자가 여럿 나왔어요. 먼저 다시 뽑을 사람: { $seats }.
       *[other] 안 돼요. 이 테이블에서는 카드를 뽑아 딜러를 정하지 않아요.
    }


## 계열의 규칙을 우노 카드의 말로

uno-shed-starter = 딜러가 시작 카드를 뒤집어요. 남에게 하는 효과는 딜러가 낸 것과 같아요.
    .name = 시작 카드
uno-shed-several = 여러 장은 하우스 룰에서 정한 대로만 한꺼번에 낼 수 있어요. 같은 숫자, 같은 기호, 이어지는 숫자(계단) 같은 것이에요. 계단은 첫 장이 맞아야 하고, 마지막 장만 효과가 있어요.
    .name = 한꺼번에 내기
uno-shed-suit = 부른 색은 다음 카드가 덮을 때까지 그대로예요. 그사이에 누가 카드를 가져가도 바뀌지 않아요.
    .name = 부른 색
uno-shed-match = 맨 위 카드와 색이나 숫자나 기호가 같은 카드를 낼 수 있어요.
    .name = 색이나 숫자나 기호
uno-shed-call = 색을 정할 수 있는 카드를 내면 정한 색을 말해요.
    .name = 색 정하기
uno-shed-caller = 색은 카드를 낸 사람이, 다음 사람이 움직이기 전에 한 번만 정해요. 와일드 컬러 룰렛이면 다음 사람이 정해요.
    .name = 색을 정하는 사람


## 이 게임의 말로 쓴 공통 규칙

uno-shed-attack = 드로 카드를 받은 사람은 그만큼 먹어요. 하우스 룰에서 정했으면 드로 카드로 받아칠 수 있고, 다음 사람이 모두 더해서 받아요.
    .name = 드로 카드 받아치기
uno-shed-draw = 낼 카드가 없거나 내고 싶지 않으면 가져가요. 막 가져온 카드가 맞으면, 하우스 룰이 막지 않는 한 바로 낼 수 있어요.
    .name = 카드 가져가기
uno-shed-say = 카드를 내서 한 장이 남으면, 안 외친 것을 들키기 전에 “우노”를 외쳐요.
    .name = “우노” 외치기
uno-shed-catch = “우노”를 외치지 않은 것이 제때 걸리면 2장을 먹어요.
    .name = “우노”를 잊으면
uno-shed-count = 손에 남은 카드의 점수를 세요. 먼저 다 낸 사람이 모두 얻거나, 각자 자기 것을 받아요.
    .name = 남들 손에 남은 점수 얻기
uno-shed-end = 정한 점수나 판 수에 먼저 이른 사람이 게임을 이겨요. 각자 자기 점수를 셀 때는 그때 점수가 가장 적은 사람이 이겨요. 점수로 탈락하는 게임에서는 끝까지 남은 사람이 이겨요. 등수를 매기는 게임에서는 먼저 다 낸 사람이 이겨요.
    .name = 게임에서 이기기


## 안내

guide-uno-object =
    손에 든 카드를 모두 내면 이겨요. 한 장이 남으면 “우노”를 외쳐요. { $wins ->
        [0] { $kids ->
            [yes] 먼저 다 낸 사람이 그 판을 이기고, 세 판을 먼저 이긴 사람이 게임을 이겨요.
           *[no] { $end ->
                [ranked] 먼저 다 낸 사람이 이기고, 나머지는 등수를 두고 계속해요.
                [first_out] 누구든 먼저 다 내면 그 사람이 이기고 게임이 끝나요.
               *[scored] 먼저 다 낸 사람이 그 판을 이기고, 손에 남은 카드의 점수를 세요.
            }
        }
       *[other] 먼저 다 낸 사람이 그 판을 이기고, { $wins }판을 먼저 이긴 사람이 게임을 이겨요.
    }
guide-uno-deal =
    { $edition ->
        [hanpanee] 2~6명이 쇼뎀 노 머시 카드 168장으로 해요.
        [flip] 2~10명이 플립의 양면 카드 112장으로, 밝은 면부터 해요.
       *[other] 2~10명이 { $deck ->
            [108] 우노 카드 108장으로 해요.
           *[112] 우노 카드 112장으로 해요.
        }
    }{ $kids ->
        [yes] {" "}드로 투와 와일드 드로 포는 모두 빼요.
       *[no] { "" }
    }
    { $start ->
        [rps] 가위바위보에서 이긴 사람부터 해요.
        [youngest] 가장 어린 사람부터 해요.
       *[high_card] 모두 한 장씩 뽑아 숫자가 가장 큰 사람이 딜러가 돼요. 기호 카드는 0이고, 같으면 다시 뽑아요. 딜러의 왼쪽 사람부터 해요.
    } { $hand_size }장씩 나누고 시계 방향으로 돌아요.
    더미 맨 위 카드를 뒤집어 옆에 놓아요. { $first_card ->
        [numbers_only] 숫자 카드가 아니면 도로 넣고 다시 뒤집어요.
       *[official] { $kids ->
            [yes] 숫자 카드가 아니면 도로 넣고 다시 뒤집어요.
           *[no] { $edition ->
                [hanpanee] 숫자 카드가 아니면 도로 넣고 다시 뒤집어요.
                [flip] 기호 카드면 딜러가 낸 것처럼 그대로 적용해요.
               *[other] 기호 카드면 딜러가 낸 것처럼 그대로 적용해요. 스킵이면 첫 사람을 건너뛰고, 드로 투면 첫 사람이 2장을 먹고 차례를 잃어요. 리버스면 { $first_reverse ->
                    [right] 딜러의 오른쪽 사람이
                   *[dealer] 딜러가
                } 먼저 하고, 반대 방향으로 돌아요. { $first_wild ->
                    [back] 와일드와 와일드 드로 포는 도로 넣고 다시 뒤집어요.
                   *[stays] 와일드면 첫 사람이 색을 정해요. 와일드 드로 포는 도로 넣고 다시 뒤집어요.
                }
            }
        }
    }
guide-uno-play =
    차례가 오면 맨 위 카드와 색이나 숫자나 기호가 같은 카드를 내요. 와일드는 아무 카드 위에나 내요.
    { $multi_any ->
        [yes] 여러 장을 한꺼번에 낼 수 있어요.
       *[no] 한 차례에 한 장만 내요.
    }
    { $multi_pair ->
        [yes] • 똑같은 카드
       *[no] { "" }
    }
    { $multi_rank ->
        [yes] • 색이 달라도 숫자가 같은 카드
       *[no] { "" }
    }
    { $multi_run ->
        [yes] • { $run_colour ->
            [any] 색에 상관없이 이어지는 숫자. 첫 장이 맞아야 해요
           *[same] 같은 색으로 이어지는 숫자. 첫 장이 맞아야 해요
        }
       *[no] { "" }
    }
    { $multi_symbol ->
        [yes] • 같은 기호. 효과도 더해져요
       *[no] { "" }
    }
    { $edition ->
        [attack_extreme] 낼 카드가 없거나 내고 싶지 않으면 기계의 버튼을 눌러요. 나온 카드를 모두 가져가고 차례가 끝나요.
       *[other] 낼 카드가 없거나 내고 싶지 않으면 { $draw_rule ->
            [until_match] 낼 카드가 나올 때까지 가져가고, 나오면 내요.
           *[one] 한 장을 가져가요. 그 카드가 맞으면 바로 내도 되지만, 다른 카드는 안 돼요.
        } { $drawn_draw_card ->
            [forbidden] 막 가져온 드로 카드는 다음 차례부터 내요.
           *[allowed] { "" }
        }
    }
    { $jump_in ->
        [off] { "" }
        [turn] 맨 위와 똑같은 카드가 있으면 차례가 아니어도 끼어들어 낼 수 있고, 그 사람부터 이어져요. 동시에 내면 차례인 사람이 먼저예요.
       *[first] 맨 위와 똑같은 카드가 있으면 차례가 아니어도 끼어들어 낼 수 있고, 그 사람부터 이어져요.
    }
    { $reshuffle ->
        [all] 더미가 떨어지면 버린 카드를 모두 섞어 새 더미로 써요.
       *[keep_top] 더미가 떨어지면 맨 위 한 장만 남기고 버린 카드를 섞어 새 더미로 써요.
    }
guide-uno-cards =
    { $kids ->
        [yes] { "" }
       *[no] • 드로 카드를 맞으면 그만큼 먹고 차례를 잃어요.
    }
    { $edition ->
        [hanpanee] • 드로 카드는 같거나 더 큰 드로 카드로 받아칠 수 있어요. 못 받아친 사람이 모두 먹어요.
       *[other] { $stack_d2_d2 ->
            [on] • 드로 투는 드로 투로 받아칠 수 있고, 다음 사람이 모두 더해서 받아요.
           *[off] { "" }
        }
    }
    { $stack_w4_on_d2 ->
        [on] • 드로 투는 와일드 드로 포로 받아칠 수 있고, 다음 사람이 모두 더해서 받아요.
       *[off] { "" }
    }
    { $stack_w4_w4 ->
        [on] • 와일드 드로 포는 와일드 드로 포로 받아칠 수 있고, 다음 사람이 모두 더해서 받아요.
       *[off] { "" }
    }
    { $stack_d2_on_w4 ->
        [on] • 와일드 드로 포는 아무 색 드로 투로나 받아칠 수 있고, 다음 사람이 모두 더해서 받아요.
        [colour] • 와일드 드로 포는 정한 색의 드로 투로 받아칠 수 있고, 다음 사람이 모두 더해서 받아요.
       *[off] { "" }
    }
    { $answer_draw_skip ->
        [yes] • 색이 맞는 스킵을 내면 먹을 카드가 다음 사람에게 넘어가요.
       *[no] { "" }
    }
    { $answer_draw_reverse ->
        [yes] • 색이 맞는 리버스를 내면 먹을 카드가 앞 사람에게 돌아가요.
       *[no] { "" }
    }
    { $kids ->
        [yes] { "" }
       *[no] { $edition ->
            [hanpanee] { "" }
           *[other] { $w4_timing ->
                [any] • { $edition ->
                    [flip] 와일드 드로 투와 와일드 드로 컬러는
                   *[other] 와일드 드로 포는
                } 언제든 낼 수 있어요.
               *[official] • { $edition ->
                    [flip] 와일드 드로 투와 와일드 드로 컬러는
                   *[other] 와일드 드로 포는
                } { $w4_legality ->
                    [colour_only] 맨 위와 같은 색 카드가 없을 때만
                   *[any_playable] 낼 수 있는 다른 카드가 없을 때만
                } 내는 카드예요. 속여서 낼 수도 있어요. { $challenge ->
                    [on] 맞은 사람은 먹기 전에 챌린지를 걸 수 있고, 낸 사람은 그 사람에게만 패를 보여 줘요. { $edition ->
                        [flip] 속인 것이면 낸 사람이 대신 먹고, 카드는 그대로 있어요. 아니면 챌린지를 건 사람이 2장을 더 먹어요.
                       *[other] 속인 것이면 낸 사람이 4장을 먹고, { $challenge_success ->
                            [stay_and_draw4] 카드는 그대로 있어요.
                            [return_draw4_and_replay] 그 카드를 도로 가져가고 다른 카드를 내요.
                           *[return_and_draw4] 그 카드를 도로 가져가요. 차례는 끝나요.
                        } 아니면 챌린지를 건 사람이 모두 6장을 먹어요.
                    }
                   *[off] 챌린지는 걸 수 없어요.
                }
            }
        }
    }
    { $seven_zero ->
        [yes] • 7을 내면 한 사람을 골라 패를 바꾸고, 0을 내면 모두 진행 방향으로 패를 넘겨요.
       *[no] { "" }
    }
    { $edition ->
        [hanpanee] • 카드가 25장 이상이 되면 탈락이에요.
       *[other] { "" }
    }
    • 둘이 할 때 리버스는 스킵과 같아서 다시 내 차례예요.{ $kids ->
        [yes] { "" }
       *[no] {" "}드로 카드도 상대가 먹고 나면 다시 내 차례예요.
    }
guide-uno-calls =
    카드를 내서 한 장이 남으면 “우노”를 외쳐요. { $uno_window ->
        [next_turn] 다음 차례가 시작되기 전에
       *[next_discard] 다음 사람이 카드를 내기 전에
    } 외치지 않은 것이 걸리면 { $edition ->
        [attack_extreme] 버튼을 두 번 눌러요.
       *[other] { $uno_penalty }장을 먹어요.
    } { $false_uno ->
        [0] 잘못 지적해도 벌칙은 없어요.
       *[2] 잘못 지적하면 2장을 받을 수 있어요.
    }
    { $multi_any ->
        [yes] { $multi_out_needs_uno ->
            [yes] 여러 장을 한꺼번에 내서 다 털 때도 “우노”를 외쳐요.
           *[no] { "" }
        }
       *[no] { "" }
    }
    { $last_symbol_penalty ->
        [on] 마지막 한 장이 숫자 카드가 아니면 2장을 먹어요.
       *[off] { "" }
    }
    { $symbol_out ->
        [forbidden] 기호 카드나 와일드로는 끝낼 수 없어요. 마지막 카드는 숫자여야 해요.
       *[allowed] 어떤 카드로든 끝낼 수 있어요. { $end ->
            [scored] { $wins ->
                [0] 그 효과는 적용돼서, 맞은 사람이 먹고 나서 판이 끝나요.
               *[other] { "" }
            }
           *[other] { "" }
        }
    }
    따질 일이 생기면 “타임아웃”을 외쳐요. 외친 사람이 “타임인” 할 때까지 게임이 멈춰요.
guide-uno-scoring =
    { $wins ->
        [0] { $kids ->
            [yes] 점수는 세지 않아요. 세 판을 먼저 이긴 사람이 게임을 이겨요.
           *[no] { $end ->
                [ranked] 점수는 세지 않아요. 다 낸 차례대로 등수를 매기고, 끝까지 남은 한 사람이 져요.
                [first_out] 점수는 세지 않아요. 먼저 다 낸 사람이 이겨요.
               *[scored] { $points_to ->
                    [holder] 각자 자기 손에 남은 카드만큼 점수를 받고, 합이 가장 적은 사람이 이겨요.
                    [partners] 마주 앉은 두 사람이 한 편이에요. 누가 다 내면 판이 끝나고, 그 편이 상대편 손에 남은 카드의 점수를 모두 얻어요. 같은 편 손에 남은 카드는 세지 않아요. 같은 편끼리 무슨 카드가 있는지 알려 주면 안 돼요. 사람 수가 홀수면 각자 해요.
                    [knockout] 각자 자기 손에 남은 카드만큼 점수를 받아요.
                   *[winner] 다 낸 사람이 남들 손에 남은 카드의 점수를 모두 얻어요.
                } { $edition ->
                    [flip] 쓰던 면으로 세요. 숫자는 숫자만큼, 드로 원 10점, 다른 기호 20점, 모두 스킵 30점, 와일드 40점, 와일드 드로 투 50점, 와일드 드로 컬러 60점이에요.
                   *[other] 숫자는 숫자만큼, 기호는 20점, 와일드는 50점이에요.{ $edition ->
                        [hanpanee] { "" }
                        [mario] { "" }
                       *[other] { $deck ->
                            [108] { "" }
                           *[112] { $wild_special_points ->
                                [40] {" "}셔플 와일드와 하얀 와일드는 40점이에요.
                               *[50] { "" }
                            }
                        }
                    }
                }
            }
        }
       *[other] 점수는 세지 않아요. { $wins }판을 먼저 이긴 사람이 게임을 이겨요.
    }
    { $wins ->
        [0] { $kids ->
            [yes] { "" }
           *[no] { $end ->
                [scored] { $points_to ->
                    [knockout] { $target }점이 되면 탈락하고, 끝까지 남은 사람이 이겨요.
                   *[other] { $target }점이 되면 게임을 이겨요.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }


## 하우스 룰

house-no-draw-cards = 드로 카드를 뺐으니 “{ $key }” 설정은 뜻이 없어요.
house-most-players = “{ $other }” 설정이 “{ $value }”이면 { $players }명까지 할 수 있어요.

uno-house-group-attack = 드로 카드와 챌린지
house-deck = 카드 구성
    .ask = 어떤 카드인가요?
    .v108 = 108장
    .v112 = 112장, 셔플 와일드와 하얀 와일드 포함
house-start = 시작하는 사람
    .ask = 누가 시작할지 어떻게 정하나요?
    .high-card = 숫자가 큰 사람이 딜러
    .rps = 가위바위보
    .youngest = 가장 어린 사람
house-first-card = 첫 카드
    .ask = 첫 카드가 숫자가 아니면 어떻게 하나요?
    .official = 효과 그대로
    .numbers-only = 다시 뒤집음
house-first-reverse = 첫 카드가 리버스
    .ask = 첫 카드가 리버스면 누가 시작하나요: 108장 설명서처럼 딜러, 112장 설명서처럼 딜러의 오른쪽 사람?
    .dealer = 딜러
    .right = 딜러의 오른쪽
house-first-wild = 첫 카드가 와일드
    .ask = 첫 카드가 와일드면 어떻게 하나요?
    .stays = 그대로 두고 첫 사람이 색을 정함
    .back = 도로 넣고 다시 뒤집음
house-reshuffle = 더미가 떨어지면
    .ask = 어떤 카드가 새 더미가 되나요?
    .keep-top = 맨 위만 빼고
    .all = 전부
house-edition = 에디션
    .ask = 어떤 우노인가요?
    .standard = 보통 우노
    .pokemon = 포켓몬
    .flip = 플립
    .hanpanee = 쇼뎀 노 머시
    .attack-extreme = 어택 익스트림
    .mario = 슈퍼 마리오
    .disney100 = 디즈니 100
house-kids = 어린이와 함께
    .ask = 어린이와 함께하나요?
    .true = 네, 드로 카드 없이
    .false = 아니요
house-draw-rule = 가져가는 장수
    .ask = 낼 수 없으면 몇 장을 가져가나요?
    .words = 계속 먹기 나올 때까지 뽑기
    .one = 한 장
    .until-match = 맞을 때까지
house-drawn-draw-card = 가져간 드로 카드
    .ask = 방금 가져간 드로 카드를 바로 내도 되나요?
    .allowed = 네
    .forbidden = 아니요
house-jump-in = 차례 아닐 때 내기
    .ask = 맨 위와 똑같은 카드가 있으면 차례가 아니어도 낼 수 있나요?
    .off = 아니요
    .first = 네, 먼저 낸 사람이
    .turn = 네, 동시면 차례인 사람이 먼저
house-seven-zero = 7과 0
    .ask = 7을 내면 패를 바꾸고, 0을 내면 모두 패를 넘기나요?
    .words = 세븐 제로 7-0 패 바꾸기 패 교환 패 돌리기
    .true = 네: 7-0 룰
    .false = 아니요
house-run-colour = 이어지는 숫자의 색
    .ask = 이어지는 숫자는 같은 색이어야 하나요?
    .same = 같은 색
    .any = 아무 색이나
house-stack-d2-d2 = 드로 투에 드로 투
    .ask = 드로 투를 드로 투로 되받아칠 수 있나요?
    .words = 쌓기 플러스 투 +2 누적 넘기기
    .off = 아니요
    .on = 네
house-stack-w4-on-d2 = 드로 투에 드로 포
    .ask = 드로 투를 와일드 드로 포로 되받아칠 수 있나요?
    .words = 쌓기 플러스 포 +4 +2 누적
    .off = 아니요
    .on = 네
house-stack-w4-w4 = 드로 포에 드로 포
    .ask = 와일드 드로 포를 와일드 드로 포로 되받아칠 수 있나요?
    .words = 쌓기 플러스 포 +4 누적
    .off = 아니요
    .on = 네
house-stack-d2-on-w4 = 드로 포에 드로 투
    .ask = 와일드 드로 포를 드로 투로 되받아칠 수 있나요?
    .off = 아니요
    .colour = 네, 정한 색이면
    .on = 네, 아무 색이나
house-answer-draw = 드로 카드에 스킵이나 리버스
    .ask = 색이 맞으면 드로 카드를 또 무엇으로 막을 수 있나요?
    .off = 없음
    .all = 둘 다
    .skip = 스킵: 다음 사람이 먹음
    .reverse = 리버스: 낸 사람에게 돌아감
house-w4-timing = 드로 포를 내는 때
    .ask = 와일드 드로 포는 언제 낼 수 있나요?
    .official = 낼 수 있는 다른 카드가 없을 때
    .any = 언제든
house-w4-legality = 낼 수 있는 다른 카드
    .ask = 어떤 카드가 있으면 와일드 드로 포를 못 내나요?
    .any-playable = 낼 수 있는 카드 전부
    .colour-only = 같은 색 카드만
house-challenge = 챌린지
    .ask = 와일드 드로 포에 챌린지를 걸 수 있나요?
    .words = 블러프 거짓말 +4
    .on = 네
    .off = 아니요
house-challenge-success = 챌린지 성공
    .ask = 속인 것이 들키면 어떻게 되나요?
    .return-and-draw4 = 패로 돌아가고 4장
    .stay-and-draw4 = 그대로 두고 4장
    .return-draw4-and-replay = 돌아가고 4장, 다시 냄
house-uno-window = 우노를 잊으면
    .ask = 잊은 우노는 언제까지 지적할 수 있나요?
    .words = 우노 안 외침 잡기
    .next-discard = 다음 사람이 낼 때까지
    .next-turn = 다음 차례가 시작될 때까지
house-uno-penalty = 우노를 잊은 벌칙
    .ask = 우노를 잊으면 몇 장을 먹나요?
    .v1 = 1장
    .v2 = 2장
    .v4 = 4장
house-multi-out-needs-uno = 여러 장으로 끝내기
    .ask = 여러 장을 내서 끝낼 때도 우노를 외치나요?
    .true = 네
    .false = 아니요
house-false-uno = 잘못된 지적
    .ask = 잘못 지적하면 벌칙이 있나요?
    .v0 = 없음
    .v2 = 2장
house-last-symbol-penalty = 마지막에 남은 기호
    .ask = 마지막 한 장이 숫자가 아니면 어떻게 하나요?
    .off = 그대로
    .on = 2장 더
house-symbol-out = 기호로 끝내기
    .ask = 기호 카드로 끝낼 수 있나요?
    .words = 마지막 카드 끝내기
    .allowed = 네
    .forbidden = 아니요
house-wins = 이기는 판 수
    .ask = 몇 판을 이기면 게임에서 이기나요?
    .off = 점수로
    .unit = { $n }판
house-wild-special-points = 특별한 와일드의 점수
    .ask = 셔플 와일드와 하얀 와일드는 몇 점인가요?
    .v40 = 40점
    .v50 = 50점


## 규칙이 나온 글. 항목의 키는 docs/rules-index.md에서 그 항목의 첫 규칙 번호로 끝나요.

source-uno = 우노 공식 룰과 로컬 룰을 다룬 일본어 글
source-uno-1 = 제품 정보
source-uno-2 = 딜러 정하기
source-uno-5 = 카드 나누기
source-uno-7 = 첫 카드 뒤집기
source-uno-9 = 카드 내기
source-uno-16 = 차례 넘기기
source-uno-17 = 우노 외치기
source-uno-20 = 게임 끝
source-uno-21 = 더미가 떨어졌을 때
source-uno-22 = 선 정하기
source-uno-24 = 시작할 때의 첫 카드
source-uno-29 = 여러 장 한꺼번에 내기
source-uno-34 = 마지막 한 장
source-uno-36 = 기호 카드로 끝내기
source-uno-38 = 드로 받아치기
source-uno-42 = 드로 4를 낼 수 있는 때
source-uno-48 = 더미에서 가져오기
source-uno-50 = 게임이 끝나는 때
source-uno-58 = 둘이 할 때의 규칙
source-uno-61 = 구성물
source-uno-71 = 어린아이와 할 때의 로컬 룰
source-uno-76 = 우노 시리즈
source-uno-83 = 맺음말
source-uno-84 = 머리말
source-uno-85 = { "" }

uno-house-points-to-words = 탈락, 탈락전, 몇 점이면 탈락, 500점 넘으면 아웃, 끝까지 남은 사람이 승리, 팀전, 편 먹기, 짝, 2대2, 같은 편, 파트너, 우리 편 점수
