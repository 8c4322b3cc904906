"""The log and its fold: each line is judged on the newest state, and the state is the result of all lines.

Undo, amend and allow are lines about lines. A play that a later line proves wrong is left out, and so is a line that
people vote down, a penalty card that they strike before anybody has acted, and a call or a catch that loses its tie.
Each of them folds the log again from the line concerned, starting at the nearest checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Self

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import Paused, restart_clock
from referee.engine.common_rules.facts import set_facts
from referee.engine.common_rules.penalties import close_dispute, hidden_lines
from referee.engine.common_rules.people import META, SITTING_DOWN, allow
from referee.engine.common_rules.rounds import BETWEEN, is_left_open, left_open, of_round, state_to_score
from referee.engine.log.settled import Marks, Proof, is_one_round, marks, proof
from referee.engine.model.course import adjustment
from referee.engine.model.entry import Entry
from referee.engine.model.game import Changes, Game, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Falls, Overturns, Rule, Ruling, Verdict, judge, judge_allowed, no
from referee.engine.model.state import NUMBERS, Contestable, State
from referee.engine.notation.lines import read_kept
from referee.engine.notation.record import Head

TALK = (act.Votes, act.Says, act.Admits, *META)
"""Lines that do not end a vote."""

SENSELESS = Rule("table.senseless", (), (), (), lambda _: no())
"""Rule of a line that makes no sense any more after an earlier one was changed."""


def senseless(fault: Exception) -> Ruling:
    """Return the ruling of a line that makes no sense, with the reason."""
    why = {"key": fault.key, **fault.fill} if isinstance(fault, NotationError) else {}
    return Ruling(Verdict.NO, SENSELESS, why)


def line_context(
    game: Game, log: Sequence[Entry], s: State, action: act.Action, at: float, n: int, *, timed: bool, number: int = 0
) -> tuple[tuple[Rule, ...], RuleContext[Any, Any, Any]]:
    """Return the rules that judge line `n` after these lines, and their context.

    Raises NotationError where the game has no such line.
    """
    kind = type(action)
    rules = game.rules_on.get(kind)
    if rules is None:
        raise NotationError("unreadable-not-here")
    over: Changes = close_dispute(s, at) if s.dispute is not None and not isinstance(action, TALK) else {}
    before, s = s, s.replaced(over) if over else s
    who = NOBODY if kind in SITTING_DOWN else s.seat(action.who)
    house = s.house if s.later is None or s.dealt or kind is not act.Deals else s.later
    context = RuleContext(s, action, house, at, n, who, game, log, timed, round=number)
    if over and (further := game.cards_returned(replace(context, state=before), over)):
        context.state = s.replaced(further)
    return rules, context


def step(
    game: Game,
    log: Sequence[Entry],
    s: State,
    entry: Entry,
    *,
    new: bool = False,
    given: Verdict | None = None,
    kept: Ruling | None = None,
    left_out: bool = False,
    falls: bool = False,
) -> tuple[Ruling, State, bool]:
    """Judge an entry, as it is read, on a state; return its ruling, the state after it, and True if it stands.

    A `new` entry belongs to no round yet. Its verdict may be `given`, or the ruling `kept` from the reading that people
    acted on. A line that is `left_out` does nothing, but is recorded as a break, unless it could not be then, as when
    no round was on; one that `falls` where it is not right is no break.
    """
    action, n, before = entry.read, entry.n, s
    given = given or (None if entry.amended else entry.given)
    rules, context = line_context(
        game, log, s, action, entry.at, n, timed=entry.timed, number=0 if new else entry.round
    )
    s, who = context.state, context.who
    ruling = kept or judge(rules, context, all_breaks=type(action) in game.on_refused)
    if kept is None and ruling.verdict is Verdict.NO and (entry.allowed or given not in (None, Verdict.NO)):
        ruling = judge_allowed(rules, context) or Ruling(Verdict.OK, allow, {"line": n})
    if kept is None and given is not None and not entry.allowed:
        ruling = replace(ruling, verdict=given)
    is_open = ruling.verdict is Verdict.OPEN
    stands = ruling.verdict is not Verdict.NO and not left_out
    uncaught = not (stands or left_out or falls) and game.left_to_players(context)
    if not stands and not uncaught:  # a refused line ends no vote
        s = context.state = before
    changes = {}
    if stands or uncaught:
        apply = game.effect(ruling, action)
        if apply is not None:
            changes = apply(context, ruling)
    could_not_be = kept is not None and ruling.rule.is_entry_error and not isinstance(ruling.data, Paused)
    if not (stands or is_open or falls or could_not_be) and (record := game.offence(ruling, action)) is not None:
        changes = {**changes, **record(context, ruling, s.replaced(changes) if uncaught else s, uncaught)}
    if is_open and ruling.rule.votable:
        changes["contestable"] = Contestable(n, who)
    changes["now"] = entry.at
    if "scores" in changes:
        changes |= adjustment(s, changes, n)
    if entry.timed and not s.timed:
        changes["timed"] = True
    return ruling, s.replaced(changes), stands or uncaught


EVERY = 32
"""Interval of the checkpoints in lines: a state kept for every line would take gigabytes."""
NOT_HERE = message("amend-refused")
AHEAD = 20
"""Number of lines that are looked at beyond one, as corrections in a row are one act."""
RECENT = 8  # saves half of a tap of Hearts
"""Number of newest lines whose states are kept too, as every tap tells their consequences."""

Ahead = Sequence[act.Action | None]
"""Lines that follow one, where they are known."""


def let_go(held: list[object]) -> None:
    """Empty a list in pieces: to free what 20,000 lines hold at once takes 60 ms, in which no other thread runs."""
    while held:
        del held[-EVERY:]


class GameLog:
    """The lines of one game, judged and folded.

    `enter` judges, keeps and folds a line; `judge` only judges it. Anything else is tried out on a `copy`.
    """

    def __init__(self, game: Game, head: Head) -> None:
        self.game = game
        self.head = head
        self.entries: list[Entry] = []
        self.first = set_facts(game, game.start(head), head.facts)
        self.state = self.first
        self._kept: dict[int, State] = {}
        self._proved: dict[Falls, Proof] = {}
        self._refused: dict[int, Ruling] = {}
        self._marks = Marks()

    # ------------------------------------------------------------------------------------------------ entering

    def enter(self, action: act.Action, at: float | None = None, ahead: Ahead = ()) -> Entry:
        """Judge a line on the newest state, keep it, and fold it.

        Lines that follow it, where they are known, are given `ahead`: corrections in a row are read as one act.

        Raises NotationError, keeping nothing, where the line names what does not exist, does not belong to the game, or
        falls behind the table's time.
        """
        waiting = set[int]()
        self._add(action, at, waiting, ahead)
        self._fold_waiting(waiting)
        return self.entries[-1]

    def enter_all(self, actions: Sequence[act.Action], at: float | None = None) -> list[Entry]:
        """Enter the lines of one post, each as `enter` does, folding only once however many lines they take back."""
        waiting: set[int] = set()
        try:
            return [self._add(action, at, waiting, actions[place:]) for place, action in enumerate(actions, start=1)]
        finally:
            self._fold_waiting(waiting)

    def judge(self, action: act.Action, at: float | None = None) -> Ruling:
        """Return the ruling that a line would get now; one that ends a vote is judged on the state after the vote."""
        if self.state.dispute is not None and not isinstance(action, TALK):
            return self.copy().enter(action, at).ruling
        return self._judge(action, at, None, ())[0].ruling

    def load(self, lines: Iterable[tuple[float, str, str]]) -> None:
        """Fold lines as they were kept: (time, text, verdict).

        Where today's rules would judge otherwise, the given verdict stands and the entry is `outdated`. A line that can
        no longer be parsed, or names what does not exist, is `senseless` and leaves every other line its place.
        """
        waiting = set[int]()
        kept = [(at, read_kept(text), verdict) for at, text, verdict in lines]
        for place, (at, action, verdict) in enumerate(kept, start=1):
            count = len(self.entries)
            try:
                self._add(action, at, waiting, [later for _, later, _ in kept[place : place + AHEAD]], verdict)
            except (NotationError, RecursionError) as fault:
                self.truncate(count)
                self._fold_waiting(waiting)
                entry = Entry(count + 1, max(at, self.state.now), action, senseless(fault), stands=False)
                self._keep(entry, self.state.replaced({"now": entry.at, "timed": True}), fold=False)
        self._fold_waiting(waiting)

    def truncate(self, count: int) -> None:
        """Forget every line after the first `count`."""
        if count >= len(self.entries):
            return
        old = self._marks
        del self.entries[count:]
        self._fold_from(self._forget_proofs(min(count + 1, self._changed_since(old))))

    def copy(self, n: int | None = None) -> Self:
        """Return another log with the same lines to try things out.

        With `n` it has only the lines up to that one, as they are read today.
        """
        new = object.__new__(type(self))  # run for each line: `copy.copy` takes several times as long
        new.__dict__.update(self.__dict__)
        new.entries = self.entries[:n]
        new._kept = dict(self._kept)
        new._proved = dict(self._proved)
        new._refused = dict(self._refused)
        if n is not None and n < len(self.entries):
            new.state = self.state_after(n)
            new._kept = {at: state for at, state in new._kept.items() if at < n} | {n: new.state}
        return new

    def parts(self) -> list[object]:
        """Return all that its lines hold, to be let go."""
        return [*self.entries, *self._kept.values()]

    def dissolve(self) -> None:
        """Let all lines go; nobody may need this log any more."""
        held = self.parts()
        self.entries.clear()
        self._kept.clear()
        let_go(held)

    def context_for(
        self, action: act.Action, at: float | None = None
    ) -> tuple[tuple[Rule, ...], RuleContext[Any, Any, Any]]:
        """Return the rules that would judge a line entered now, and their context.

        Raises NotationError where nobody can enter it.
        """
        s = self.state
        time, n = s.now if at is None else at, len(self.entries) + 1
        return line_context(self.game, self.entries, s, action, time, n, timed=at is not None)

    def state_after(self, n: int) -> State:
        """Return the state after line `n` (0: before the first), as the log is read today."""
        if n >= len(self.entries):
            return self.state
        state, at = self._nearest(n)
        for entry in self.entries[at:n]:
            _, state = self._fold(entry, state)
        return state

    def before_round(self, number: int) -> State:
        """Return the state in which the first number of a round is entered, as the log is read today."""
        own = (e for e in self.entries if e.round >= number and e.stands and not (e.late or isinstance(e.action, META)))
        first = next((entry for entry in own if entry.round > number or isinstance(entry.read, NUMBERS)), None)
        if first is None:
            return self.state
        return self._reach(self.state_after(first.n - 1), number, first.n)

    def steps(self, first: int) -> Iterator[tuple[int, State, State]]:
        """Yield each line from `first` on, as read today: its number, the state before it and the one after."""
        state = self.state_after(first - 1)
        for entry in self.entries[first - 1 :]:
            before, state = state, self._kept.get(entry.n) or self._fold(entry, state)[1]
            yield entry.n, before, state

    def hidden_lines(self) -> frozenset[int]:
        """Return the numbers of lines whose ruling no screen may show yet."""
        return hidden_lines(self.game, self.entries)

    # ------------------------------------------------------------------------------------------------- judging

    def _judge(self, action: act.Action, at: float | None, given: Verdict | None, ahead: Ahead) -> tuple[Entry, State]:
        """Return the entry of a line judged on the newest state, and the state after it."""
        s, timed = self.state, at is not None
        time = s.now if at is None else at
        if time < s.now:
            raise NotationError("unreadable-time-falls", time=time, before=s.now)
        n, named, left = len(self.entries) + 1, getattr(action, "round", None), None
        if s.open:  # one of the rounds left open may wait for it: the one it names, else the earliest
            seat = s.names.index(action.who) if action.who in s.names else NOBODY
            waiting = (left for left in s.open if named in (None, left.number) and left.state.awaits(action, seat))
            left = next(waiting, None)
        on, number = (s, s.round + s.fresh) if left is None else (left.state, left.number)
        if left is None and isinstance(action, NUMBERS) and named == number + 1:
            number, on = number + 1, self._reach(s, number + 1, n)
        entry = Entry(n, time, action, timed=timed, given=given, round=number, late=left is not None)
        judged = entry if left is None else self._as_then(entry, on)
        entry.ruling, after, entry.stands = step(self.game, self.entries, on, judged, new=left is None)
        if left is not None or (on is not s and not entry.stands):
            after = s.replaced({"now": time, "timed": s.timed or timed})
        if entry.ruling.verdict is Verdict.NO and not entry.stands:
            entry.refused = entry.ruling
        if isinstance(action, act.Amends) and entry.stands and given is None:
            self._weigh(entry, after, ahead)
        return entry, after

    def _as_then(self, entry: Entry, s: State) -> Entry:
        """Return a late entry as it would have been entered in the state of its round, by the names of then."""
        return replace(entry, read=self._marks.as_named(entry.read, s.names), at=s.now, timed=False)

    def _weigh(self, entry: Entry, s: State, ahead: Ahead) -> None:
        """Refuse an amendment where a new text is refused at its place, or a number of the same round with it.

        Corrections in a row by one person of numbers of one round are one act, and may only together be right.
        """
        own = entry.action
        assert isinstance(own, act.Amends)
        refused = self._refusal(entry, s)
        if refused is None:
            return
        row = [own.texts]
        for earlier in reversed(self.entries):
            if not isinstance(earlier.action, act.Amends) or earlier.action.who != own.who or earlier.stands:
                break
            row.insert(0, earlier.action.texts)
        for later in (None, *ahead):
            if later is not None:
                if not isinstance(later, act.Amends) or later.who != own.who:
                    break
                row.append(later.texts)
            (line, action), *also = [pair for texts in row for pair in texts]
            lines = [line, *(line for line, _ in also)]
            if len(row) > 1 and len(set(lines)) == len(lines) and is_one_round(self.entries, lines):
                entry.read = act.Amends(own.who, line, action, tuple(also))
                if self._refusal(entry, s) is None:
                    entry.ruling = step(self.game, self.entries, self.state, entry, new=True)[0]
                    return
        entry.read, entry.stands = own, False
        why, finer = NOT_HERE, refused.fill.get("key") == "tally-step"
        if all(isinstance(action, NUMBERS) for _, action in own.texts) and (finer or refused.rule in self.game.rules):
            id = "tally-step" if finer else f"{refused.rule.id.replace('.', '-')}.no"
            why = Message(id, tuple(refused.fill.items()))
        fill = {**entry.ruling.fill, "because": why}
        entry.refused = entry.ruling = replace(entry.ruling, verdict=Verdict.NO, fill=fill)

    def _refusal(self, amends: Entry, s: State) -> Ruling | None:
        """Return the ruling by which an amendment would not hold, None if it does."""
        assert isinstance(amends.read, act.Amends)
        trial, lines = self.copy(), [line for line, _ in amends.read.texts]
        trial._keep(amends, s, fold=True)
        rounds = {self.entries[line - 1].round for line in lines if is_one_round(self.entries, (line,))}
        found = None
        for old, new in zip(self.entries, trial.entries, strict=False):
            falls = old.stands and isinstance(old.read, NUMBERS) and new.round in rounds
            if (new.n in lines or falls) and not (new.stands or new.undone or new.proved):
                found = new.ruling
                break
        trial.dissolve()
        return found

    # ------------------------------------------------------------------------------------------------- folding

    def _add(
        self, action: act.Action, at: float | None, waiting: set[int], ahead: Ahead = (), verdict: str | None = None
    ) -> Entry:
        """Judge a line and keep it, with the `verdict` it was given, if any; return its entry.

        If it takes back a line of play that none of those `waiting` takes back, no ruling depends on the order, and the
        fold waits too; not so with a line that brought a name, without which the next may not be readable.
        """
        line = action.line or 0 if isinstance(action, act.Undoes) else 0
        known = 0 < line <= len(self.entries) and line not in waiting
        waits = known and not isinstance(self.entries[line - 1].action, META + SITTING_DOWN)
        if not waits:
            self._fold_waiting(waiting)
        count = len(self.entries)
        for given in (None,) if verdict is None else (None, Verdict(verdict)):
            if given is not None and self.entries[-1].ruling.verdict == verdict:
                break  # the verdicts are compared only once the line is kept, as a proof may undo itself
            self.truncate(count)
            entry, state = self._judge(action, at, given, ahead)
            entry.ruling_hidden = entry.stands and self.game.players_enforce(self.state)
            self._keep(entry, state, fold=not waits)
        if waits:
            waiting.add(line)
        return self.entries[-1]

    def _fold_waiting(self, waiting: set[int]) -> None:
        """Fold again for the lines that waited."""
        if waiting:
            self._reread()
            waiting.clear()

    def _reread(self) -> None:
        changed = min(len(self.entries), self._changed_since(self._marks))
        self._fold_from(self._forget_proofs(changed))

    def _changed_since(self, old: Marks) -> int:
        """Mark the lines again; return the first whose reading, or that of its round's late lines, has changed."""
        self._marks = marks(self.entries)
        late, changed = self._marks.late, self._marks.unlike(old)
        places = set(changed)
        for number, lines in (*late.items(), *old.late.items()):
            if late.get(number) != old.late.get(number) or changed & set(lines):
                places.add(next((entry.n for entry in self.entries if entry.round > number), 1))
        return min(places, default=len(self.entries) + 1)

    def _keep(self, entry: Entry, state: State, *, fold: bool) -> None:
        before, self.state = self.state, state
        self.entries.append(entry)
        self._remember(entry.n)
        if isinstance(entry.action, META):
            if fold and entry.stands:
                self._reread()
        elif entry.late:
            self._reread()
        elif (start := self._line_to_refold(entry, before)) is not None:
            self._fold_from(start)

    def _remember(self, n: int) -> None:
        self._kept[n] = self.state
        if (n - RECENT) % EVERY:
            self._kept.pop(n - RECENT, None)

    def _nearest(self, n: int) -> tuple[State, int]:
        at = n
        while at and at not in self._kept:
            at -= at % EVERY or EVERY
        return (self._kept[at], at) if at else (self.first, 0)

    def _line_to_refold(self, entry: Entry, before: State) -> int | None:
        """Return the line to fold from again after this entry, None if there is none.

        The entry may take an earlier line with it. Or it keeps that line, because without the line the entry itself
        would be refused, and a refused line ends no vote.
        """
        own, fell = _overturned_by(entry), ()
        ends = before.dispute is not None and not isinstance(entry.read, TALK)
        if ends and not entry.undone and entry.n not in self._refused:  # the vote; it is judged on the state after it
            fell = close_dispute(before, entry.at).get("struck", ())[len(before.struck) :]
        fallen = (*map(Falls, fell), *([] if own is None else [own]), *map(Falls, self.state.struck))
        falls = next((falls for falls in fallen if falls not in self._proved), None)
        if falls is not None:
            stays = _overturned_by(self.entries[falls.line - 1]) if falls is own else None
            self._proved[falls] = proof(self.entries, falls.line, entry.n)
            return min([falls.line, *self._no_longer_proved_by(falls.line, stays)])
        if entry.stands or entry.proved or not (kept := self._no_longer_proved_by(entry.n)):
            return None
        self._refused[entry.n] = entry.ruling
        return min(kept)

    def _no_longer_proved_by(self, line: int, stays: Falls | None = None) -> list[int]:
        """Forget what a line proved that does not stand any more; return the lines that fell with it.

        The one that `stays` is none of them: a call that lost its tie does not come back when the tie goes on.
        """
        lost = [falls for falls, proof in self._proved.items() if proof.line == line and falls != stays]
        for falls in lost:
            del self._proved[falls]
        return [falls.line for falls in lost]

    def _fold_from(self, start: int | None) -> None:
        """Fold again from line `start`, and from an earlier one whenever a line on the way takes a play back."""
        while start is not None:
            for n in [n for n in self._kept if n >= start]:
                del self._kept[n]
            self.state, at = self._nearest(start - 1)
            start = None
            for n in range(at + 1, len(self.entries) + 1):
                before = self.state
                entry, self.state = self._fold(self.entries[n - 1], before)
                self.entries[n - 1] = entry
                self._remember(n)
                if (start := self._line_to_refold(entry, before)) is not None:
                    break

    def _forget_proofs(self, start: int) -> int:
        """Forget the proofs that lines from `start` on gave, found again on the way; return the line to fold from.

        It is an earlier one where a play before `start` was proven wrong by one of these lines.
        """
        while lost := [falls for falls, proof in self._proved.items() if proof.line >= start]:
            for falls in lost:
                del self._proved[falls]
                start = min(start, falls.line)
        self._refused = {n: ruling for n, ruling in self._refused.items() if n < start}
        return start

    def _fold(self, entry: Entry, s: State) -> tuple[Entry, State]:
        """Fold one entry on a state; return a new entry as it is read today, as screens may still show the old one."""
        clock = {"now": entry.at, "timed": s.timed or entry.timed}
        if entry.n in self._marks.undone:
            return replace(entry, undone=True, stands=False), s.replaced(clock)
        if isinstance(entry.action, META):
            stands = entry.ruling.verdict is Verdict.OK
            restarted = clock | restart_clock(s, entry.at) if stands else clock
            return replace(entry, undone=False, stands=stands), s.replaced(restarted)
        new = self._as_said(entry)
        if (late := next((brought for brought in s.late if brought.n == entry.n), None)) is not None:
            return replace(late), s.replaced(clock)
        if entry.refused is None or new.amended or new.allowed:
            s = self._reach(s, entry.round, entry.n)
        elif isinstance(entry.action, NUMBERS):
            new.ruling, new.stands = entry.refused, False
            return new, s.replaced(clock)
        if entry.late and entry.round < s.round + s.fresh:
            new.ruling, new.stands = Ruling(Verdict.NO, of_round, {"round": entry.round, "there": True}), False
            return new, s.replaced(clock)
        new.proved = self._proved.get(Falls(entry.n), Proof(0)).line
        words = [falls.word for falls in self._proved if falls.line == entry.n and falls.word]
        if words and isinstance(new.read, act.Plays):
            new.read = replace(new.read, saying=tuple(word for word in new.read.saying if word not in words))
        proofs = self._proved.values()
        drawn = next((proof.drawn[entry.n] for proof in proofs if entry.n in proof.drawn), None)
        if drawn is not None and isinstance(new.read, act.Draws) and new.read.count is None:
            new.read = replace(new.read, count=drawn)
        kept = self._refused.get(entry.n) or next(filter(None, (proof.rulings.get(entry.n) for proof in proofs)), None)
        refused = entry.n in self._refused or any(entry.n in proof.refused for proof in proofs)
        seen = new.observed
        if seen is not None and (new.read, new.allowed, new.proved) != (entry.read, entry.allowed, entry.proved):
            seen = new.observed = None
        forced = None if seen is None else seen.ruling
        left_out = bool(new.proved) or refused or (seen is not None and forced is not None and not seen.stands)
        falls, given = any(entry.n in proof.right for proof in proofs), None if forced is None else forced.verdict
        try:
            new.ruling, s, new.stands = step(
                self.game, self.entries, s, new, given=given, kept=kept, left_out=left_out, falls=falls
            )
        except NotationError as fault:
            new.ruling, new.stands = senseless(fault), False
            s = s.replaced({"now": new.at, "timed": s.timed or new.timed})
        if seen is not None and forced is not None:
            new.ruling, new.stands = forced, seen.stands
        if seen is not None and seen.changes and new.stands is seen.stands:
            s = s.replaced(seen.changes)
        return new, s

    def _as_said(self, entry: Entry) -> Entry:
        """Return a new entry, as later lines have amended and allowed it."""
        said, n = self._marks, entry.n
        read = said.amended.get(n, entry.action)
        return replace(entry, undone=False, read=read, amended=n in said.amended, allowed=n in said.allowed)

    def _reach(self, s: State, number: int, line: int) -> State:
        """Return the state in which line `line` of round `number` is read, with earlier rounds that lack numbers open.

        What was entered later for such a round is read in it, and it is whole then. A game that went on before goes on.
        """
        while s.round + s.fresh < number:
            if s.phase == "over":
                s = s.replaced({**BETWEEN, "winners": ()})
            elif s.phase == "deal" and not s.dealt and s.enters_points(s.keeps):
                numbers = (entry for entry in self.entries if isinstance(entry.action, NUMBERS))
                entered = any(entry.round == s.round + s.fresh and entry.refused is None for entry in numbers)
                new = state_to_score(self.game, s) if entered else s.replaced({"round": number - s.fresh})
                s = new.replaced(adjustment(s, {"scores": new.scores}, line))  # of new sides
            elif not is_left_open(s):
                break
            else:
                for n in self._marks.late.get(s.round, ()):
                    if line < n <= len(self.entries) and is_left_open(s):
                        s = self._bring(self.entries[n - 1], s)
                if is_left_open(s):
                    s = left_open(s, line)
        return s

    def _bring(self, entry: Entry, s: State) -> State:
        """Return the state in which a later line is read that belongs to the round under way, its entry kept."""
        new, after = self._as_said(entry), s
        if entry.refused is not None and not (new.amended or new.allowed):
            new.ruling, new.stands = entry.refused, False
        else:
            try:
                new.ruling, after, new.stands = step(self.game, self.entries, s, self._as_then(new, s))
            except NotationError as fault:
                new.ruling, new.stands = senseless(fault), False
        return after.replaced({"late": (*s.late, new)})


def _overturned_by(entry: Entry) -> Falls | None:
    """Return the line that an entry overturns, None if there is none."""
    data = entry.ruling.data
    return data.falls if entry.stands and isinstance(data, Overturns) else None
