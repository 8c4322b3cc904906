// Motion on the board: the turn mark goes along the ring, a penalty card flies to its person. Cards slide by CSS.

import { MOVE, flies, middleOf, onChange, personAt } from '../screens/motion.js';

const STEPS = 6;
const GIVEN = ['penalizes', 'catches'];
const board = document.querySelector('.board-page');

// Points on the way from one place to another round a middle, in the direction of play, as moves away from the end.
function way(start, end, round, backwards) {
  const polar = ({ x, y }) => [Math.atan2(y - round.y, x - round.x), Math.hypot(x - round.x, y - round.y)];
  const [[angle, far], [until, near]] = [start, end].map(polar);
  const whole = 2 * Math.PI;
  const turn = backwards ? -((angle - until + whole) % whole) : (until - angle + whole) % whole;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const [at, away] = [angle + turn * part, far + (near - far) * part];
    return { translate: `${round.x + away * Math.cos(at) - end.x}px ${round.y + away * Math.sin(at) - end.y}px` };
  });
}

function markMoves(from, to) {
  const ring = board.querySelector('.ring');
  const mark = board.querySelector('.seat.on .time');
  const [before, now] = [from, to].map(personAt);
  if (!ring || !mark || !before || !now) return;
  const frames = way(middleOf(before), middleOf(now), middleOf(ring), ring.classList.contains('backwards'));
  mark.animate(frames, { id: 'turn-moves', duration: MOVE, easing: 'ease-in-out' });
}

onChange(({ from, to, lines }) => {
  if (from !== to && from >= 0 && to >= 0) markMoves(from, to);
  for (const line of lines) if (GIVEN.includes(line.did) && line.whom) flies(board, board.querySelector('.pile, .trick, .board-pile'), Number(line.whom));
});
