game-samba = Samba
    .about = Three packs, fifteen cards, two wild ones in a meld, and two canastas to go out.
preset-samba-samba = Samba
    .about = To ten thousand, with a first meld of 150 from seven thousand on.
