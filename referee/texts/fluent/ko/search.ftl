### 뜻이 같은 말: 규칙을 찾을 때 써요. 카드의 다른 이름은 그 카드의 .words에 있어요.

alike-several = 여러 장, 여러장, 한꺼번에, 한번에, 한 번에, 동시에, 다같이
alike-block = 막기, 막아, 막을, 막는, 막고, 막다, 방어, 되받아치, 받아치, 맞받
alike-partner = 파트너, 짝꿍, 같은 편, 우리 편
alike-pile = 버림패 더미, 버린 더미, 버린더미, 버린 카드, 버린 패, 버린패
alike-stock = 덱, 남은 카드 뭉치, 뽑을 카드
alike-freeze = 동결, 얼리, 얼려, 얼어, 얼린, 얼렸
alike-out = 털기, 털어, 털려, 털면, 나가기, 나가려, 나가면, 나갈 때
alike-forgotten = 까먹, 잊어, 잊었, 안 외, 안외, 깜빡, 못 외
alike-exchange = 건네, 교환, 넘겨주, 바꿔 주
alike-moon = 으뜸패, 슛더문, 슛 더 문, 슈팅 더 문, 슈팅더문
alike-penalty = 페널티, 패널티, 벌점
alike-slow = 늦, 느려, 느리, 시간 초과, 시간초과, 제한 시간, 시간제한, 오래 걸
alike-colour = 문양, 모양
alike-meld = 묶음, 멜드, 세트
alike-attack = 공격, 공격카드, 공격 카드
alike-begin = 시작, 먼저 내, 선플레이어
alike-tie = 동점, 비기, 비겼, 무승부
alike-wrong = 잘못, 틀린, 틀렸, 실수, 반칙, 거짓
alike-join = 참가, 늦게 온, 늦게 와, 끼어
