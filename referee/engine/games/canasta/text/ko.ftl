### 한국어: 카나스타에만 있는 것.

game-canasta = 카나스타
    .about = 두 팀이 같은 숫자를 묶어 일곱 장의 카나스타를 만들고, 버림패를 두고 다퉈요.
    .find = 예: 빨간 3, 버림패 동결, 첫 등록
    .sign = ×7
    .order = 5
    .words = 카나스타

preset-canasta-seed = 두 장씩 뽑기
    .about = 두 장씩 뽑고, 덱이 다 떨어지면 판이 끝나요.
preset-canasta-pagat = 한 장씩 뽑기
    .about = 한 장씩(둘이면 두 장씩) 뽑고, 덱이 없으면 버림패로 계속하고, 뽑아서 한 번에 털면 등록 조건이 없어요.
preset-canasta-bicycle = 한 장씩, 검은 3 동결
    .about = 한 장씩(둘이면 두 장씩) 뽑고, 덱이 없으면 버림패로 계속하고, 검은 3이 버림패를 동결해요.

preset-canasta-american = 모던 아메리칸
    .about = 모던 아메리칸의 점수표예요. 13장씩 받아 한 장씩 뽑고, 버림패는 늘 동결이고, 한 묶음에 와일드 카드는 두 장까지예요. 와일드 카나스타가 있고, 첫 등록은 125~180점, 카나스타 둘이 있어야 털고, 8500점에 끝나요. 스페셜 핸드로 털면 2000~3000점이에요. 7과 A, 3의 규칙은 직접 정해요.

preset-canasta-handfoot = 핸드 앤 풋
    .about = 핸드와 풋을 11장씩 받고, 사람 수보다 한 벌 많은 카드로 두 장씩 뽑아요. 네 판 동안 첫 등록은 50, 90, 120, 150점이에요. 버림패는 같은 숫자 두 장으로 가져가고, 와일드 카드는 늘 일반 카드보다 적어야 하고, 카나스타 셋이 있어야 털어요. 어떤 카나스타인지, 버림패를 몇 장 가져갈지, 묶음을 언제 닫을지는 직접 정해요.


## 안내

guide-canasta-object =
    두 팀이 같은 숫자끼리 묶음을 만들어 내려놓는 게임이에요. 일곱 장을 모으면 카나스타이고, 카나스타가 있어야 손패를 털 수 있어요. 점수가 많은 팀이 이겨요.
guide-canasta-deal =
    4명일 때가 가장 좋고, 같은 팀끼리 마주 앉아요. { $three_players ->
        [cut_throat] 3명이면 버림패를 처음 가져간 사람이 나머지 두 사람과 맞서요.
       *[alone] 2명이나 3명이면 각자 해요.
    } 5명이면 두 사람 대 세 사람이고, 세 사람 팀은 돌아가며 한 명씩 쉬어요. { $six_players ->
        [three_sides] 6명이면 두 사람씩 세 팀이에요.
       *[two_sides] 6명이면 세 사람 대 세 사람이에요.
    }
    { $pack_count ->
        [0] 조커 4장까지 넣은 트럼프 두 벌을 함께 섞어요. 6명이면 세 벌이에요.
       *[other] 조커까지 넣은 트럼프 { $pack_count }벌을 함께 섞어요.
    } { $dealt ->
        [0] 11장씩 나눠요. 2명이면 15장, 3명이나 6명이면 13장이에요.
       *[other] { $dealt }장씩 나눠요.
    }{ $foot ->
        [0] { "" }
       *[other] {" "}저마다 풋 { $foot }장을 엎어 두었다가 손패가 없어지면 들어요. 내려놓아서 없어졌으면 그 차례에 바로 이어서 해요. 사람 수보다 한 벌 많은 카드를 써요.
    }
    다음 카드를 뒤집어 첫 버림패로 놓아요. 와일드 카드나 빨간 3이면 가로로 놓고 그 위에 한 장 더 뒤집어요. 딜러의 왼쪽 사람부터 시계 방향으로 돌아요.
guide-canasta-play =
    한 차례는 세 단계예요.
    • 덱에서 { $draw ->
        [1] 한 장을
        [auto] 한 장을(2명이거나 한 사람 대 두 사람이면 두 장을)
       *[2] 두 장을
    } 뽑거나, 버림패를 전부 가져가요.
    • 할 수 있으면 묶음을 내려놓아요. 묶음은 같은 숫자 3장 이상이고, 일반 카드가 { $naturals ->
        [1] 한 장
        [3] 석 장
       *[2] 두 장
    } 이상, 와일드 카드는 { $wild_limit }장까지예요.{ $wild_share ->
        [equal] {" "}와일드 카드가 일반 카드보다 많으면 안 돼요.
        [fewer] {" "}와일드 카드는 일반 카드보다 적어야 해요.
       *[off] { "" }
    }{ $wild_canastas ->
        [yes] {" "}와일드 카드만으로도 묶음을 만들 수 있고, 거기에는 장수 제한이 없어요.
       *[no] { "" }
    } 우리 팀 묶음에만 더할 수 있고, 한 숫자에 묶음은 하나뿐이에요. 줄(연속된 숫자)은 없어요.
    • 한 장을 버려요.
    버림패를 가져갈 때는 맨 위 카드를 바로 써야 해요. { $pile_first ->
        [always] 버림패는 늘 동결이라, 손에 있는 같은 숫자의 일반 카드 두 장과 묶어야 해요.
       *[frozen] 같은 숫자의 일반 카드 두 장과 묶거나, 일반 카드 한 장과 와일드 카드 한 장에 묶거나, 우리 팀 묶음에 더해요.
    } 그러면 나머지도 모두 가져와요. 맨 위가 와일드 카드나 3이면 가져갈 수 없어요.
    { $pile_first ->
        [always] { "" }
        [frozen] 버림패에 와일드 카드나 빨간 3이 있으면 동결이에요. 아직 묶음이 없는 팀에게도 동결이에요. 동결된 버림패는 맨 위와 같은 숫자의 일반 카드 두 장이 손에 있어야 가져갈 수 있어요.
       *[open] 버림패에 와일드 카드나 빨간 3이 있으면 동결이에요. 동결된 버림패는 맨 위와 같은 숫자의 일반 카드 두 장이 손에 있어야 가져갈 수 있어요.
    }
    팀의 첫 등록에는 점수 조건이 있어요. { $first_meld_by ->
        [round] 몇째 판인지에
       *[score] 지금 팀 점수에
    } 따라 정해져요({ $first_meld }). 보너스 없이 카드 점수만 세고, 버림패에서는 맨 위 카드만 세요. 여러 묶음을 함께 내려놓아도 돼요.{ $open_penalty ->
        [0] { "" }
       *[other] {" "}등록에 실패하면 조건이 { $open_penalty }점 올라가요.
    }
    남은 카드를 모두 내려놓거나, 한 장만 남겨서 버리면 손패를 턴 거예요. { $canastas_to_go_out ->
        [0] 팀에 카나스타가 하나 있어야 해요. 2명이나 6명, 한 사람 대 두 사람이면 둘이에요.
       *[other] 팀에 카나스타가 { $canastas_to_go_out }개 있어야 해요.
    } 그 전에는 버린 다음에 손에 한 장 이상 남겨야 해요.{ $special_hands_any ->
        [yes] {" "}스페셜 핸드는 카나스타 없이 한 번에 털어요. 우리 팀이 아직 등록하지 않았고 덱에서 뽑은 차례에, 열네 장을 모두 함께 내려놓아요.
       *[no] { "" }
    }
    { $last_red3 ->
        [plays] 빨간 3을 뽑았는데 새로 뽑을 카드가 없어도, 그 차례는 내려놓고 버리는 데까지 해요.
       *[ends] 빨간 3을 뽑았는데 새로 뽑을 카드가 없으면 판이 바로 끝나요.
    }
    { $stock_end ->
        [play_on_pile] 덱이 떨어져도, 저마다 버림패를 가져갈 수 있는 동안은 계속해요.
       *[seed] 덱이 떨어지면 마지막 카드를 뽑은 사람의 차례까지 하고, 승자 없이 판이 끝나요.
    }
guide-canasta-cards =
    • 와일드 카드: 조커({ $card_points_joker }점)와 2({ $card_points_two }점). 버리면 가로로 놓고, 버림패가 동결돼요
    • A: { $card_points_ace }점
    • K, Q, J, 10, 9, 8: { $card_points_high }점
    • 7, 6, 5, 4: { $card_points_low }점
    • 검은 3: { $card_points_three }점. 버리면 다음 사람이 버림패를 가져가지 못해요{ $black_three_freezes ->
        [yes] . 버림패도 동결돼요
       *[no] . 그 한 차례만이에요
    }. 손패를 털 때만 서너 장을 와일드 카드 없이 묶어 낼 수 있어요
    • 빨간 3: 받자마자 앞에 내려놓고 한 장을 새로 뽑아요. 보너스이고, 묶음에는 쓰지 않아요
guide-canasta-calls =
    { $ask ->
        [off] 털기 전에 팀원에게 묻지 않아요.
        [required] 털기 전에 “털어도 될까요?”를 꼭 물어요. 내려놓기 전에, 한 판에 한 번이고, 대답을 지켜야 해요.
       *[optional] 팀원에게 “털어도 될까요?”를 물어도 돼요. 내려놓기 전에, 한 판에 한 번이고, 대답은 꼭 지켜야 해요.
    }{ $ask_penalty ->
        [0] { "" }
       *[other] {" "}된다는 대답을 받고 털지 못하면 { $ask_penalty }점을 잃어요.
    }
    점수가 모자란 첫 등록은 도로 가져가요.
    따질 일이 생기면 “타임아웃”을 외쳐요. 외친 사람이 “타임인” 할 때까지 게임이 멈춰요.
guide-canasta-scoring =
    우리 팀이 내려놓은 카드의 점수를 더하고, 손에 남은 카드의 점수를 빼요. 그리고 보너스를 더해요.
    • 손패 털기 { $bonuses_out }점{ $concealed_bonus ->
        [0] { "" }
       *[other] . 미리 내려놓은 것 없이 한 차례에 다 털면{ $concealed_needs_own_canasta ->
            [yes] (자기 카나스타가 있어야 해요)
           *[no] { "" }
        } 퍼펙트 훌라로 { $concealed_bonus }점 더{ $initial_meld_on_concealed ->
            [waived_if_drawn] . 덱에서 뽑은 차례면 등록 조건도 없어요
           *[required] { "" }
        }
    }
    • 순정 카나스타(와일드 카드 없음) { $bonuses_natural }점, 비순정 카나스타 { $bonuses_mixed }점{ $wild_canastas ->
        [yes] , 와일드 카나스타 { $bonuses_wild }점
       *[no] { "" }
    }
    • 빨간 3 한 장에 { $bonuses_red3 }점, 네 장 모두면 { $bonuses_all_red3 }점 더. { $red_threes ->
        [positive] 등록하지 못한 팀도 받아요
       *[negative] 등록하지 못한 팀은 그만큼 빼요
    }
    { $special_hands_straight ->
        [0] { "" }
       *[other] • 스페셜 핸드: 스트레이트(A부터 K까지 한 장씩과 조커 한 장) { $special_hands_straight }점
    }
    { $special_hands_pairs ->
        [0] { "" }
       *[other] • 스페셜 핸드: 와일드 카드와 3이 없는 일곱 쌍 { $special_hands_pairs }점
    }
    { $special_hands_wild_pairs ->
        [0] { "" }
       *[other] • 스페셜 핸드: 7과 A, 그리고 2나 조커 가운데 한 가지가 들어가고 3은 없는 일곱 쌍 { $special_hands_wild_pairs }점
    }
    { $special_hands_garbage ->
        [0] { "" }
       *[other] • 스페셜 핸드: 가비지(와일드 카드와 3 없이 같은 숫자 네 장 둘과 세 장 둘) { $special_hands_garbage }점
    }
    { $hidden_red3 ->
        [0] { "" }
       *[other] • 손에 남긴 빨간 3은 { $hidden_red3 }점
    }
    { $end_rounds ->
        [0] 판이 끝났을 때 { $target ->
            [0] 5000점(한 사람 대 두 사람이나 세 팀이면 7500점, 세 사람 대 세 사람이면 10000점)
           *[other] { $target }점
        }{ $end_compare ->
            [pass] 을 넘은
           *[reach] 에 닿은
        } 팀이 있으면 게임이 끝나요. 두 팀이 다 그래도 점수가 많은 쪽이 이겨요.
       *[other] { $end_rounds }판을 하면{ $target ->
            [0] { "" }
           *[other] , 또는 { $target }점이 되면
        } 게임이 끝나요. 점수가 많은 쪽이 이겨요.
    } { $tied_game ->
        [share] 점수가 같으면 함께 이겨요.
       *[further_round] 점수가 같으면 한 판 더 해요.
    }


house-dealt = 나누는 카드
    .ask = 몇 장씩 나누나요?
    .auto = 인원에 따라: 11장, 둘은 15장, 셋과 여섯은 13장
    .unit = { $n }장
house-foot = 풋
    .ask = 두 번째 손패(풋)를 받나요?
    .off = 받지 않음
    .unit = { $n }장
house-pack-count = 카드 벌 수
    .ask = 조커를 넣은 카드를 몇 벌 쓰나요?
    .auto = 인원에 따라: 2벌, 여섯은 3벌
    .unit = { $n }벌
house-three-players = 세 사람
    .ask = 셋이서 어떻게 하나요?
    .alone = 각자
    .cut-throat = 한 사람 대 두 사람
house-six-players = 여섯 사람
    .ask = 여섯이서 어떻게 하나요?
    .two-sides = 셋 대 셋
    .three-sides = 두 사람씩 세 팀
house-draw = 뽑는 카드
    .ask = 한 차례에 몇 장을 뽑나요?
    .v1 = 한 장
    .v2 = 두 장
    .auto = 인원에 따라: 한 장, 둘·한 사람 대 두 사람은 두 장
house-stock-end = 덱이 다 떨어지면
    .ask = 덱이 다 떨어지면 어떻게 하나요?
    .seed = 그 차례로 판이 끝남
    .play-on-pile = 버림패로 계속함
house-last-red3 = 마지막 빨간 3
    .ask = 빨간 3을 뽑았는데 새로 뽑을 카드가 없으면 어떻게 하나요?
    .ends = 판이 바로 끝남
    .plays = 내려놓고 버리는 데까지 함
house-wild-limit = 묶음의 와일드 카드
    .ask = 한 묶음에 와일드 카드를 몇 장까지 쓰나요?
    .unit = { $n }장
house-wild-share = 와일드 카드와 일반 카드
    .ask = 한 묶음에 와일드 카드가 일반 카드보다 많아도 되나요?
    .off = 됨 (한도까지)
    .equal = 안 됨, 같은 수까지
    .fewer = 안 됨, 늘 더 적게
house-wild-canastas = 와일드 카나스타
    .ask = 와일드 카드만으로 묶음을 만들 수 있나요?
    .true = 만들 수 있음
    .false = 만들 수 없음
house-naturals = 묶음의 일반 카드
    .ask = 새 묶음에 일반 카드가 몇 장 필요한가요?
    .v1 = 한 장
    .v2 = 두 장
    .v3 = 석 장
house-first-meld = 등록 조건
    .ask = 팀 점수에 따라 첫 등록은 몇 점이어야 하나요?
    .from = { $start ->
        [none] 음수: { $n }점
       *[other] { $start }점부터: { $n }점
    }
house-first-meld-by = 등록 조건의 기준
    .ask = 등록 점수는 무엇에 따라 정하나요?
    .score = 팀 점수
    .round = 몇째 판인지
house-open-penalty = 등록 실패
    .ask = 등록에 실패하면 조건이 몇 점 올라가나요?
    .unit = { $n }점
house-pile-first = 버림패의 동결
    .ask = 와일드 카드가 없는 버림패는 누구에게 동결인가요?
    .frozen = 묶음이 없는 팀에게
    .open = 아무에게도 아님
    .always = 언제나 모두에게
house-black-three-freezes = 버림패의 검은 3
    .ask = 검은 3이 버림패를 동결하나요?
    .true = 동결함
    .false = 한 차례만 막음
house-canastas-to-go-out = 털기에 필요한 카나스타
    .ask = 털려면 팀에 카나스타가 몇 개 있어야 하나요?
    .auto = 인원에 따라: 1개, 둘·여섯·한 사람 대 두 사람은 2개
    .unit = { $n }개
house-ask = 털어도 될까요?
    .ask = 털기 전에 팀원에게 묻나요?
    .optional = 묻고 싶으면
    .required = 꼭 물음
    .off = 묻지 않음
house-ask-penalty = 지키지 못한 대답
    .ask = 된다는 대답을 받고 털지 못하면 몇 점을 잃나요?
    .off = 꼭 털어야 함
    .unit = { $n }점
house-concealed-bonus = 퍼펙트 훌라
    .ask = 퍼펙트 훌라는 몇 점을 더 받나요?
    .unit = { $n }점
house-concealed-needs-own-canasta = 퍼펙트 훌라의 카나스타
    .ask = 퍼펙트 훌라에는 자기 카나스타가 있어야 하나요?
    .true = 네
    .false = 아니요
house-initial-meld-on-concealed = 퍼펙트 훌라의 등록 조건
    .ask = 퍼펙트 훌라도 등록 조건을 지켜야 하나요?
    .required = 네
    .waived-if-drawn = 덱에서 뽑았으면 아니요
house-card-points = 카드마다 몇 점
    .ask = 카드마다 몇 점인가요?
    .ace = A { $n }
    .high = 8~K { $n }
    .joker = 조커 { $n }
    .low = 4~7 { $n }
    .three = 검은 3 { $n }
    .two = 2 { $n }
    .off = 없음
house-bonuses = 보너스
    .ask = 보너스는 몇 점인가요?
    .all_red3 = 빨간 3 모두 추가 { $n }
    .mixed = 비순정 카나스타 { $n }
    .natural = 순정 카나스타 { $n }
    .out = 털기 { $n }
    .red3 = 빨간 3 { $n }
    .wild = 와일드 카나스타 { $n }
    .off = 없음
house-special-hands = 스페셜 핸드
    .ask = 한 번에 털 수 있는 스페셜 핸드는 각각 몇 점인가요?
    .garbage = 가비지 { $n }
    .pairs = 일곱 쌍 { $n }
    .straight = 스트레이트 { $n }
    .wild_pairs = 와일드 카드가 있는 일곱 쌍 { $n }
    .off = 없음
house-red-threes = 등록 못 한 팀의 빨간 3
    .ask = 등록하지 못한 팀의 빨간 3은 어떻게 세나요?
    .negative = 뺌
    .positive = 더함
house-hidden-red3 = 손에 남긴 빨간 3
    .ask = 손에 남긴 빨간 3은 몇 점인가요?
    .unit = { $n }점
house-end-rounds = 판 수
    .ask = 몇 판을 하면 끝나나요?
    .off = 정하지 않음
    .unit = { $n }판
house-tied-game = 마지막 동점
    .ask = 마지막에 두 팀의 점수가 같으면 어떻게 하나요?
    .further-round = 한 판 더
    .share = 함께 이김

ui-limit-ace = A
ui-limit-high = 8~K
ui-limit-joker = 조커
ui-limit-low = 4~7
ui-limit-three = 검은 3
ui-limit-two = 2
ui-limit-all_red3 = 빨간 3 모두
ui-limit-mixed = 비순정 카나스타
ui-limit-natural = 순정 카나스타
ui-limit-out = 털기
ui-limit-red3 = 빨간 3
ui-limit-garbage = 가비지
ui-limit-pairs = 일곱 쌍
ui-limit-straight = 스트레이트
ui-limit-wild_pairs = 와일드 카드가 있는 일곱 쌍
ui-limit-wild = 와일드 카나스타


## 규칙이 나온 글. 항목의 키는 docs/rules-index.md에서 그 항목의 첫 규칙 번호로 끝나요.

source-can = 카나스타
source-can-1 = 개요
source-can-5 = 게임 용어
source-can-16 = 카드의 점수
source-can-22 = 카드 나누기
source-can-24 = 게임 진행
source-can-49 = 점수 계산
source-can-61 = { source-can-24 }

no-rule-canasta-samba = 이어지는 숫자 묶음
    .words = 삼바, 연속 숫자, 스트레이트 묶음
no-rule-canasta-sevens = 7과 A의 보너스
    .words = 7 카나스타 보너스, A 카나스타 보너스, 7과 A 추가 점수, 에이스 카나스타, 7 카나스타
