game-maumau = 마우마우
    .about = 7은 두 장, 8은 건너뛰기, J는 무늬 부르기, Q끼리는 안 붙어요.
preset-maumau-ours = 우리 방식
    .about = 한 장에 10점, 20점까지 해요.
maumau-queens = Q 위에는 Q를 놓지 않아요.
    .name = 다투는 퀸
    .no = 안 돼요: { $card }, 다른 Q 위예요.
