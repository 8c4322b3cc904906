"""UNO: the npm package uno-engine for four people, beside the referee."""

import json
import subprocess
from collections.abc import Iterator
from typing import Any

from referee import Match
from tests.peers.tally import NAMES, Tally, allowed, stated

PLAYER = """
let seed = 1
Math.random = () => { seed = seed * 16807 % 2147483647; return seed / 2147483647 }  // before the shuffler is loaded
const { Game } = require('uno-engine')
const [names, games] = [JSON.parse(process.argv[1]), Number(process.argv[2])]
const pick = (list) => list[Math.floor(Math.random() * list.length)]
const written = (c) => ({ 13: 'W', 14: 'W4' })[c.value] || 'RBGY'[c.color - 1] + ('DRS'[c.value - 10] || c.value)
for (let number = 0; number < games; number++) {
  const game = new Game(names)
  let drawn = null, probing = false, winner = null
  game.on('beforepass', () => !probing)
  game.on('draw', (event) => { drawn = event.cards[0] })
  game.on('end', (event) => { winner = event })
  while (!winner) {
    const who = game.currentPlayer, able = who.hand.filter((card) => card.matches(game.discardedCard))
    const turn = { number, who: who.name, top: written(game.discardedCard), suit: 'RBGY'[game.discardedCard.color - 1] }
    Object.assign(turn, { hands: {}, stock: game.deck.length })
    turn.direction = game.playingDirection === 1 ? 'left' : 'right'
    game.players.forEach((player) => { turn.hands[player.name] = player.hand.map(written) })
    Object.assign(turn, { able: able.map(written), drawn: drawn && written(drawn), pass: true, calling: '' })
    probing = true
    try { game.pass() } catch { turn.pass = false }
    probing = false
    const card = able.length && Math.random() < 0.8 ? pick(able) : null
    if (card) {
      if (card.isWildCard()) { card.color = pick([1, 2, 3, 4]); turn.calling = 'RBGY'[card.color - 1] }
      turn.plays = written(card)
      drawn = null
      game.play(card)
    } else if (drawn && Math.random() < 0.8) {
      turn.plays = 'pass'
      drawn = null
      game.pass()
    } else {
      turn.plays = 'draw'
      game.draw()
    }
    turn.next = game.currentPlayer.name
    turn.points = winner && winner.score
    console.log(JSON.stringify(turn))
  }
}
"""


def asked(tally: Tally, turn: dict[str, Any], ours: Match) -> None:
    """Ask about every card, a draw and a pass."""
    who, drawn = turn["who"], turn["drawn"]
    after = " after a draw" if drawn else ""
    for card in turn["hands"][who]:
        kind = {"W": "a wild card", "W4": "a wild draw four"}.get(card, "a coloured card")
        kind += (" that was drawn" if card == drawn else " that was not drawn") if drawn else ""
        tally.ask(kind, card in turn["able"], ours, f"{who} plays {card}{' calling R' if card[0] == 'W' else ''}")
    able = "with" if turn["able"] else "without"
    tally.ask(f"draw {able} a playable card{after}", True, ours, f"{who} draws 1")
    tally.ask(f"pass{after or ' before a draw'}", turn["pass"], ours, f"{who} passes")


def tallies() -> Iterator[Tally]:
    """Yield the comparison with uno-engine, which Node plays; NODE_PATH says where npm has put it."""
    tally = Tally("uno-engine 2.0.3, four people", "challenge=off deck=108 first_card=numbers_only w4_timing=any")
    command = ["node", "-e", PLAYER, json.dumps(NAMES), str(tally.games)]
    played = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    number, stock = -1, 0
    for turn in map(json.loads, played.splitlines()):
        if turn["number"] != number:
            number, stock = turn["number"], turn["stock"]
        stock = min(stock, turn["stock"] if turn["stock"] <= stock else -1)
        if stock < 0:  # a new pack has come to the cards of this game
            continue
        who, plays = turn["who"], turn["plays"]
        facts = {key: turn[key] for key in ("top", "suit", "direction")}
        ours = stated("uno", tally.house, turn["hands"], turn=who, **facts)
        if turn["drawn"]:
            ours.enter(f"{who} draws {turn['drawn']}")
        asked(tally, turn, ours)
        calling = f" calling {turn['calling']}" if turn["calling"] else ""
        line = {"pass": f"{who} passes", "draw": f"{who} draws 1"}.get(plays, f"{who} plays {plays}{calling}")
        if allowed(ours, line) and plays != "draw":
            ours.enter(line)
            count = {"D": 2, "4": 4}.get(plays[-1]) if plays[0] == "W" or plays[-1] == "D" else None
            if count and turn["points"] is None:
                ours.enter(f"{ours.facts['turn']} draws {count}")
            if turn["points"] is None:
                tally.compare(f"the turn goes on after {plays}", turn["next"], ours.facts["turn"], f"{turn}; {ours!r}")
            else:
                last = "draw card" if count else "card"
                alike = turn["points"] == ours.facts[f"score.{who}"]
                tally.compare(f"the winner has the points after a last {last}", True, alike, f"{turn}; {ours!r}")
    yield tally
