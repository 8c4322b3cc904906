### 휴대폰의 알림: 다른 사람이 한 일이 나에게 어떤 뜻인지. $me는 카드를 받은 사람의 휴대폰에서 "seat", 준 사람의 휴대폰에서 "giver"

ui-take-it = 받을게요
ui-contest-it = 아니에요
notice-accused = { $giver }: “{ $said }”
notice-choose = 벌칙 카드 { $cards }장이에요. 받거나 투표로 정해요.
notice-caught = { $back ->
    [none] { $giver }한테 걸렸어요. 벌칙 카드 { $cards }장을 먹어요
   *[other] { $cards ->
        [0] { $giver }한테 걸렸어요. { JOSA($back, "을/를") } 도로 가져가요
       *[other] { $giver }한테 걸렸어요. { JOSA($back, "을/를") } 도로 가져가고 벌칙 카드 { $cards }장을 먹어요
    }
}
notice-slow = { LASTED($seconds) } 걸렸어요. 제한은 { LASTED($limit) }예요. 시간은 처음부터 다시 가요.
notice-aside = 타임아웃 중이라 카드는 “타임인”까지 옆에 둬요.
notice-cleared = { JOSA($giver, "이/가") } 틀렸어요. 벌칙은 없어요
notice-voted = 투표 결과: 벌칙은 없던 일이에요
notice-cleared-why = 카드를 돌려주면 { $giver }의 벌칙이 돼요.
vote-card = { $me ->
    [seat] 내가 받은 벌칙, 받을 만했나요?
   *[other] { JOSA($seat, "이/가") } 받은 벌칙, 받을 만했나요?
}
vote-card-why = { $me ->
    [seat] { JOSA($giver, "이/가") } 준 벌칙이에요({ $offence }). 나는 아니라고 했어요.
    [giver] 내가 준 벌칙이에요({ $offence }). { JOSA($seat, "은/는") } 아니래요.
   *[other] { JOSA($giver, "이/가") } 준 벌칙이에요({ $offence }). { JOSA($seat, "은/는") } 아니래요.
}
vote-act = 인정할까요? { $what }
vote-act-why = { $me ->
    [giver] 나는 아니라고 했어요.
   *[other] { JOSA($giver, "은/는") } 아니래요.
}
vote-waits = 아직: { $names }. 시계는 멈췄고, 다음 플레이가 나오면 투표가 끝나요.
vote-so-far = 네 { $yes }, 아니요 { $no }.
