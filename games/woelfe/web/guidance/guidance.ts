import { guidanceOf } from '@rudel/ui/guidance';
import type { Guidance, Noticed } from '@rudel/ui/guidance';
import { hasSides, isDealt, ownSide, wolvesIn, woelfePage } from '@rudel/woelfe/page';
import type { Glimpse, Kind, Move, Side, WoelfeTypes } from '@rudel/woelfe/page';
import { guidanceWords } from './guidance-words.ts';

type Now = Noticed<WoelfeTypes>;

const may = ({ view, seat }: Now, ...kinds: readonly Move['kind'][]): boolean =>
  woelfePage.player.asked(view).includes(seat) &&
  woelfePage.player.legal(view).some(({ kind }) => kinds.includes(kind));

const has = ({ heard }: Now, is: (glimpse: Glimpse) => boolean): boolean => heard.some(is);

const isOf = ({ view, seat }: Now, side: Side): boolean =>
  isDealt(view.shown) && hasSides(view.shown) && ownSide(view, seat) === side;

const lies = ({ view }: Now, kind: Kind): boolean =>
  view.shown.trick?.dice.some((die) => die.kind === kind && die.face !== null) === true;

const inTrick = (kind: Kind): readonly string[] => [`.woelfe-slot:has([data-kind="${kind}"])`];

/** Whether somebody else has just rolled a hunter. */
const isUnmasked = (now: Now): boolean =>
  has(now, (glimpse) => glimpse.kind === 'rolled' && glimpse.die === 'H' && glimpse.seat !== now.seat);

/** One's own dice, once the round before was read. */
const ownDice = '.woelfe-hand:not(:has([data-answer="go-on"])) .woelfe-screen';

const verdict = ['.woelfe-verdict', '.woelfe-trick'];

/** What comes up in Wölfe, in the order in which it is told. */
export const guidance: Guidance<WoelfeTypes> = guidanceOf(guidanceWords, {
  aim: {
    isDue: ({ view }) => isDealt(view.shown) && hasSides(view.shown),
    where: () => ['.woelfe-head'],
  },
  hunter: {
    isDue: (now) => isOf(now, 'hunter'),
    where: () => ['.woelfe-state', `${ownDice} [data-spot="die-H"]`],
  },
  forest: { isDue: (now) => isOf(now, 'dweller'), where: () => ['.woelfe-state', ownDice] },
  roll: { isDue: (now) => may(now, 'roll'), where: () => ['.woelfe-screen'] },
  goblin: { isDue: (now) => may(now, 'goblin'), where: () => ['[data-answer="goblin"]'] },
  mushroom: { isDue: (now) => lies(now, 'M'), where: () => inTrick('M') },
  fox: { isDue: (now) => lies(now, 'F'), where: () => inTrick('F') },
  bee: { isDue: (now) => lies(now, 'Y'), where: () => inTrick('Y') },
  lay: {
    isDue: (now) => may(now, 'lay'),
    where: () => ['.woelfe-slot[data-open="true"]', '[data-answer^="lay"]'],
  },
  unmasked: { isDue: isUnmasked, where: () => inTrick('H') },
  trick: { isDue: (now) => has(now, ({ kind }) => kind === 'trick'), where: () => verdict },
  wolves: {
    isDue: ({ view }) => view.shown.tricks.some((trick) => wolvesIn(trick) > 0),
    where: () => ['.woelfe-heap-count[data-none="false"]', '.woelfe-catch', ...verdict],
  },
  counted: {
    isDue: (now) => has(now, ({ kind }) => kind === 'sidesScored'),
    where: () => ['.woelfe-summary'],
  },
});
