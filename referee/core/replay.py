"""The log and its fold: lines go in, each is judged on the newest state, and the state is what they come to.

Undo, amend and allow are lines about lines; a play that a later line proves wrong is left out, and what people vote
down. Each of them folds the log again from the line concerned, starting at the nearest checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from referee.core import actions as act
from referee.core import penalties
from referee.core.actions import Action
from referee.core.course import set_apart
from referee.core.entry import Entry
from referee.core.facts import set_facts
from referee.core.game import Game
from referee.core.marks import Marks, marks
from referee.core.notation import Unreadable, read_kept
from referee.core.people import META, SITTING_DOWN, allow
from referee.core.proof import Proof, proof
from referee.core.record import Head
from referee.core.rulings import Case, Rule, Ruling, Verdict, judge, judge_let_stand, no
from referee.core.seats import NOBODY
from referee.core.state import State, Told

EVERY = 32
"""A state is kept for each so many lines; one for every line would be gigabytes."""
RECENT = 8
"""Those after so many of the newest lines are kept too: what they brought is told with every tap."""

_TALK = (act.Votes, act.Says, act.Admits, *META)
"""Lines that do not end a vote."""

SENSELESS = Rule("table.senseless", (), (), ("ONE-3",), lambda _: no())
"""What a line is ruled by that, after an earlier one was changed, says nothing any more."""


def _senseless(fault: Exception) -> Ruling:
    """The ruling of a line that says nothing, and why."""
    why = {"key": fault.key, **fault.fill} if isinstance(fault, Unreadable) else {}
    return Ruling(Verdict.NO, SENSELESS, why)


class Log:
    """The lines of one game, judged and folded.

    `enter` judges, keeps and folds a line; `look` only judges it; whatever else is tried out is entered into a `copy`.
    """

    def __init__(self, game: Game, head: Head) -> None:
        self.game = game
        self.head = head
        self.entries: list[Entry] = []
        self.first = set_facts(game, game.start(head), head.facts)
        self.state = self.first
        self._kept: dict[int, State] = {}
        self._proved: dict[int, Proof] = {}
        self._refused: dict[int, Ruling] = {}
        self._marks = Marks()

    # ------------------------------------------------------------------------------------------------ entering

    def enter(self, action: Action, at: float | None = None) -> Entry:
        """Judges a line on the newest state, keeps it, and folds it. Raises Unreadable, keeping nothing, where it
        names what does not exist, does not belong to the game, or falls behind the table's time."""
        waiting = set[int]()
        self._add(action, at, waiting)
        self._settle(waiting)
        return self.entries[-1]

    def enter_all(self, actions: Iterable[Action], at: float | None = None) -> list[Entry]:
        """Enters the lines of one post, each as `enter` does; however many they take back, the log is folded once."""
        made, waiting = list[Entry](), set[int]()
        try:
            for action in actions:
                self._add(action, at, waiting)
                made.append(self.entries[-1])
        finally:
            self._settle(waiting)
        return made

    def look(self, action: Action, at: float | None = None) -> Ruling:
        """The ruling that a line would get now. Where it ends a vote, it is judged on what the vote leaves."""
        if self.state.dispute is not None and not isinstance(action, _TALK):
            return self.copy().enter(action, at).ruling
        return self._judge(action, at)[0]

    def load(self, lines: Iterable[tuple[float, str, str]]) -> None:
        """Folds lines as they were kept: (time, text, verdict). Where today's rules would judge otherwise, the
        verdict that was given stands, and the entry is `outdated`. A line that can no longer be read, or names what
        is not there, is `senseless` and costs no other line its place."""
        waiting = set[int]()
        for at, text, verdict in lines:
            action, count = read_kept(text), len(self.entries)
            try:
                self._add(action, at, waiting, verdict)
            except (Unreadable, RecursionError) as fault:
                self.cut(count)
                self._settle(waiting)
                self._keep_senseless(action, at, fault)
        self._settle(waiting)

    def cut(self, count: int) -> None:
        """Forgets every line after the first `count`."""
        if count >= len(self.entries):
            return
        old = self._marks
        del self.entries[count:]
        self._marks = marks(self.entries)
        self._refold(min([count + 1, *self._marks.unlike(old)]))

    def copy(self, n: int | None = None) -> Log:
        """Another log with the same lines, for trying things out; or only with those up to line `n`, as they are read
        today."""
        new = Log.__new__(Log)  # done for each line: what `copy` can do beyond this takes several times as long
        new.__dict__.update(self.__dict__)
        new.entries = self.entries[:n]
        new._kept = dict(self._kept)
        new._proved = dict(self._proved)
        new._refused = dict(self._refused)
        if n is not None and n < len(self.entries):
            new.state = self.state_after(n)
            new._kept = {at: state for at, state in new._kept.items() if at < n} | {n: new.state}
        return new

    def case(self, n: int) -> tuple[tuple[Rule, ...], Case[Any, Any, Any]]:
        """The rules that speak on what line `n` says, and what they look at. Raises Unreadable where it says nothing
        any more."""
        entry = self.entries[n - 1]
        rules, case = self._case(self.state_after(n - 1), entry.read, entry.at, n, timed=entry.timed)
        case.log = self.entries[: n - 1]
        return rules, case

    def question(self, action: Action, at: float | None = None) -> tuple[tuple[Rule, ...], Case[Any, Any, Any]]:
        """The rules that would speak on a line entered now, and what they would look at. Raises Unreadable where nobody
        can enter it."""
        s = self.state
        return self._case(s, action, s.now if at is None else at, len(self.entries) + 1, timed=at is not None)

    def state_after(self, n: int) -> State:
        """The state after line `n` (0: before the first), as the log is read today."""
        if n >= len(self.entries):
            return self.state
        state, at = self._nearest(n)
        for entry in self.entries[at:n]:
            _, state = self._fold(entry, state)
        return state

    def steps(self, first: int) -> Iterator[tuple[int, State, State]]:
        """Each line from `first` on: its number, the state before it and the one after, as the log is read today."""
        state = self.state_after(first - 1)
        for entry in self.entries[first - 1 :]:
            before, state = state, self._kept.get(entry.n) or self._fold(entry, state)[1]
            yield entry.n, before, state

    def quiet(self) -> frozenset[int]:
        """Numbers of lines whose ruling no screen may show yet."""
        return self.game.quiet(self.entries, self.state)

    # ------------------------------------------------------------------------------------------------- judging

    def _judge(self, action: Action, at: float | None, given: Verdict | None = None) -> tuple[Ruling, State, bool]:
        s = self.state
        time = s.now if at is None else at
        if time < s.now:
            raise Unreadable("unreadable-time-falls", time=time, before=s.now)
        n = len(self.entries) + 1
        return self._step(s, action, time, n, timed=at is not None, given=given)

    def _case(
        self, s: State, action: Action, at: float, n: int, *, timed: bool
    ) -> tuple[tuple[Rule, ...], Case[Any, Any, Any]]:
        """The rules that speak on a line, and what they look at; Unreadable where the game knows no such line."""
        kind = type(action)
        rules = self.game.rules_on.get(kind)
        if rules is None:
            raise Unreadable("unreadable-not-here")
        if s.dispute is not None and not isinstance(action, _TALK):
            s = s.but(penalties.settle(s, at))
        who = NOBODY if kind in SITTING_DOWN else s.seat(action.who)
        house = s.house if s.later is None or s.dealt or kind is not act.Deals else s.later
        return rules, Case(s, action, house, at, n, who, self.game, self.entries, timed)

    def _step(
        self,
        s: State,
        action: Action,
        at: float,
        n: int,
        *,
        timed: bool = True,
        given: Verdict | None = None,
        allowed: bool = False,
        kept: Ruling | None = None,
        left_out: bool = False,
        falls: bool = False,
    ) -> tuple[Ruling, State, bool]:
        """One line on a state: its ruling, the state after it, and whether it stands. A ruling may be `kept` from the
        reading that people acted on; a line that is `left_out` does nothing, but is remembered as a break; one that
        `falls` where it is not right is no break."""
        game, kind = self.game, type(action)
        before = s
        rules, case = self._case(s, action, at, n, timed=timed)
        s, who = case.s, case.who
        ruling = kept or judge(rules, case, all_breaks=kind in game.proofs)
        if kept is None and ruling.verdict is Verdict.NO and (allowed or given not in (None, Verdict.NO)):
            ruling = judge_let_stand(rules, case) or Ruling(Verdict.OK, allow, {"line": n})
        if kept is None and given is not None and not allowed:
            ruling = replace(ruling, verdict=given)
        is_open = ruling.verdict is Verdict.OPEN
        stands = ruling.verdict is not Verdict.NO and not left_out
        silent = not (stands or left_out or falls) and game.lets_stand(case)
        if not stands and not silent:  # what is refused ends no vote either
            s = case.s = before
        changes = {}
        if stands or silent:
            apply = game.effects.get(kind)
            if apply is not None:
                changes = apply(case, ruling)
        if not (stands or is_open or falls) and (prove := game.proofs.get(kind)) is not None:
            changes = {**changes, **prove(case, ruling, s.but(changes) if silent else s, silent)}
        if is_open and ruling.rule.by_people:
            changes["by_people"] = Told(n, who)
        changes["now"] = at
        if "scores" in changes:
            changes |= set_apart(s, changes, n)
        if timed and not s.timed:
            changes["timed"] = True
        return ruling, s.but(changes), stands or silent

    # ------------------------------------------------------------------------------------------------- folding

    def _add(self, action: Action, at: float | None, waiting: set[int], verdict: str | None = None) -> None:
        """Judges a line and keeps it, with the `verdict` it was given, if any. Where it takes back a line of play that
        none of those `waiting` takes back, no ruling depends on the order: folding waits too."""
        line = action.line if isinstance(action, act.Undoes) else None
        waits = line is not None and line not in waiting and self._is_of_play(line)
        if not waits:
            self._settle(waiting)
        n = len(self.entries) + 1
        self._judge_and_keep(action, at, fold=not waits)
        if verdict is not None and self.entries[-1].ruling.verdict != verdict:  # only now: a proof may undo itself
            self.cut(n - 1)
            self._judge_and_keep(action, at, fold=not waits, given=Verdict(verdict))
        if waits and line is not None:
            waiting.add(line)

    def _judge_and_keep(self, action: Action, at: float | None, *, fold: bool, given: Verdict | None = None) -> None:
        hushed = self.game.silent(self.state)
        ruling, state, stands = self._judge(action, at, given=given)
        n, timed = len(self.entries) + 1, at is not None
        self._keep(
            Entry(n, state.now, action, ruling, timed, stands=stands, given=given, hushed=hushed and stands),
            state,
            fold=fold,
        )

    def _keep_senseless(self, action: Action, at: float, fault: Exception) -> None:
        """Keeps the place of a line that says nothing; it changes nothing but the time."""
        n, now = len(self.entries) + 1, max(at, self.state.now)
        entry = Entry(n, now, action, _senseless(fault), stands=False)
        self._keep(entry, self.state.but({"now": now, "timed": True}), fold=False)

    def _is_of_play(self, line: int) -> bool:
        return 1 <= line <= len(self.entries) and not isinstance(self.entries[line - 1].action, META)

    def _settle(self, waiting: set[int]) -> None:
        """Folds again for the lines that waited."""
        if waiting:
            self._read_anew()
            waiting.clear()

    def _read_anew(self) -> None:
        old, self._marks = self._marks, marks(self.entries)
        self._refold(min(self._marks.unlike(old), default=len(self.entries) + 1))

    def _keep(self, entry: Entry, state: State, *, fold: bool) -> None:
        before, self.state = self.state, state
        self.entries.append(entry)
        self._remember(entry.n)
        if isinstance(entry.action, META):
            if fold and entry.stands:
                self._read_anew()
        elif (start := self._to_be_read_again(entry, before)) is not None:
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

    def _to_be_read_again(self, entry: Entry, before: State) -> int | None:
        """The line to fold from once more, because of what this one settled: an earlier play falls with it, or does
        not, for without that play the line itself would be refused, and what is refused ends no vote."""
        play = self._voted_down(entry, before)
        if play is None:
            play = self._takes_back(entry)
        if play is not None:
            self._proved[play] = proof(self.entries, play, entry.n, self.game.watched)
        elif not entry.stands:
            play = next((play for play, proof in self._proved.items() if proof.line == entry.n), None)
            if play is not None:
                del self._proved[play]
                self._refused[entry.n] = entry.ruling
        return play

    def _voted_down(self, entry: Entry, before: State) -> int | None:
        """The line that falls because this one ends the vote about it: it is judged on what the vote leaves."""
        ends = before.dispute is not None and not isinstance(entry.read, _TALK) and entry.n not in self._refused
        if not ends or entry.undone:
            return None
        fell = penalties.settle(before, entry.at).get("fell", before.fell)
        return next((n for n in fell if n not in before.fell and n not in self._proved), None)

    def _takes_back(self, entry: Entry) -> int | None:
        """The standing line that falls with this one: a play that a penalty card proves wrong, or what people voted
        down."""
        offence = entry.ruling.fill.get("of") if entry.stands else None
        if offence is None and not self.state.fell:
            return None
        proven = [offence.line] if offence is not None and offence.stands else []
        return next((n for n in (*proven, *self.state.fell) if n not in self._proved), None)

    def _refold(self, start: int) -> None:
        """Folds again from line `start`, which is read otherwise now. What lines from there on proved wrong is found
        again on the way."""
        self._fold_from(self._forget_proofs(start))

    def _fold_from(self, start: int | None) -> None:
        """Folds again from line `start`, and from an earlier one whenever a line on the way takes a play back."""
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
                if (start := self._to_be_read_again(entry, before)) is not None:
                    break

    def _forget_proofs(self, start: int) -> int:
        """Forgets the proofs that lines from `start` on gave; the line to fold from, an earlier one where a play
        before it was proven wrong by one of them."""
        while lost := [play for play, proof in self._proved.items() if proof.line >= start]:
            for play in lost:
                del self._proved[play]
            start = min(start, *lost)
        self._refused = {n: ruling for n, ruling in self._refused.items() if n < start}
        return start

    def _fold(self, entry: Entry, s: State) -> tuple[Entry, State]:
        """One entry on a state: the entry as it is read today, a new one, for screens may still show the old."""
        said = self._marks
        if entry.n in said.undone:
            left_out = replace(entry, undone=True, stands=False)
            return left_out, s.but({"now": entry.at, "timed": s.timed or entry.timed})
        if isinstance(entry.action, META):
            stands = entry.ruling.verdict is Verdict.OK
            return replace(entry, undone=False, stands=stands), s.but(
                {"now": entry.at, "timed": s.timed or entry.timed}
            )
        new = replace(
            entry,
            undone=False,
            read=said.amended.get(entry.n, entry.action),
            amended=entry.n in said.amended,
            allowed=entry.n in said.allowed,
            proved=self._proved.get(entry.n, Proof(0)).line,
        )
        proofs = self._proved.values()
        kept = self._refused.get(entry.n) or next(filter(None, (proof.rulings.get(entry.n) for proof in proofs)), None)
        refused = entry.n in self._refused or any(entry.n in proof.refused for proof in proofs)
        try:
            new.ruling, s, new.stands = self._step(
                s,
                new.read,
                new.at,
                new.n,
                timed=new.timed,
                given=None if new.amended else new.given,
                allowed=new.allowed,
                kept=kept,
                left_out=bool(new.proved) or refused,
                falls=any(entry.n in proof.right for proof in proofs),
            )
        except Unreadable as fault:
            new.ruling = _senseless(fault)
            new.stands = False
            return new, s.but({"now": new.at, "timed": s.timed or new.timed})
        return new, s
