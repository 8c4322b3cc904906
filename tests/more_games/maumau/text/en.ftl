game-maumau = Mau-Mau
    .about = Sevens draw two, eights skip, jacks wish, and queens quarrel.
preset-maumau-ours = As we play it
    .about = Ten points a card, up to twenty.
maumau-queens = No queen is laid on another.
    .name = Quarrelling queens
    .no = No: { $card } would lie on another queen.
