### Words that mean one thing, for whoever looks for a rule; and how else cards are called (their .words).

alike-several = several, multiple, at once, at the same time, together, in one go
alike-block = block, defend, stop, answer, counter, parry, send back, fend off
alike-partner = partner, teammate, team mate
alike-pile = discard pile, discards, discarded cards, pile
alike-stock = stock, draw pile, drawing pile, deck
alike-freeze = freeze, frozen, freezing, froze
alike-out = go out, going out, goes out, went out, finish
alike-forgotten = forget, forgot, forgotten, did not say, didn't say
alike-exchange = exchange, pass cards, cards passed, passing cards, pass on
alike-moon = moon, shoot the moon, shooting the moon, shot the moon, slam
alike-penalty = penalty card, penalty, penaltie, fine
alike-slow = slow, too long, too late, time limit, in time, hurry
alike-colour = colour, color
alike-meld = meld, set down, lay down
alike-attack = attack, attacks, draw card, draw cards
alike-begin = begin, start, go first, goes first, begins first
alike-tie = tie, tied, equal points, same points, same score, equal scores
alike-wrong = wrong, illegal, mistake, mistaken, false, by accident, cheat
alike-join = join, late arrival, come late, arrive late
