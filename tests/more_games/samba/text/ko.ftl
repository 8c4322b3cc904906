game-samba = 삼바
    .about = 카드 세 벌, 열다섯 장, 한 묶음에 와일드 카드 두 장까지. 털려면 카나스타가 두 개 있어야 해요.
preset-samba-samba = 삼바
    .about = 만 점까지. 7000점부터는 등록에 150점이 필요해요.
