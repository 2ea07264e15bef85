import { guidanceOf } from '@rudel/ui/guidance';
import type { Guidance, Noticed } from '@rudel/ui/guidance';
import { isAsk, isLook, ownCharacter, woofPage } from '@rudel/woof/page';
import type { Glimpse, Move, Sign, WoofTypes } from '@rudel/woof/page';
import { guidanceWords } from './guidance-words.ts';

type Now = Noticed<WoofTypes>;

const may = ({ view, seat }: Now, kind: Move['kind'], phase: 'play' | 'final'): boolean =>
  view.shown.phase === phase &&
  woofPage.player.asked(view).includes(seat) &&
  woofPage.player.legal(view).some((move) => move.kind === kind);

const isDealt = ({ view, seat }: Now): boolean => view.pairs[seat]?.length === 2;

const has = ({ heard }: Now, is: (glimpse: Glimpse) => boolean): boolean => heard.some(is);

/** What the tokens of others say that lie on the table. */
const signs = ({ view, seat }: Now): readonly Sign[] =>
  view.shown.log.flatMap((deed) => (isLook(deed) && deed.by !== seat ? [deed.sign] : []));

const token = (sign: Sign): readonly string[] => [`.woof-lyings .woof-token[data-of="${sign}"]`];

const isShepherd = (now: Now): boolean => isDealt(now) && ownCharacter(now.view, now.seat) === 'P';

/** What comes up in Woof!!, in the order in which it is told. */
export const guidance: Guidance<WoofTypes> = guidanceOf(guidanceWords, {
  who: { isDue: isDealt, where: () => ['.woof-own .woof-pair', '.woof-own'] },
  goals: { isDue: isDealt, where: () => ['.woof-goal', '.woof-you', '.woof-own'] },
  shepherd: { isDue: isShepherd, where: () => ['.woof-own'] },
  look: { isDue: (now) => may(now, 'look', 'play'), where: () => ['[data-act="look"]'] },
  ask: { isDue: (now) => may(now, 'ask', 'play'), where: () => ['[data-act="ask"]'] },
  suspect: { isDue: (now) => may(now, 'suspect', 'play'), where: () => ['[data-act="suspect"]'] },
  token: {
    isDue: (now) => signs(now).some((sign) => sign !== 'W' && sign !== '?'),
    where: () => [...token('S'), ...token('D'), ...token('H')],
  },
  unknown: { isDue: (now) => signs(now).includes('?'), where: () => token('?') },
  wolf: { isDue: (now) => signs(now).includes('W'), where: () => token('W') },
  answer: { isDue: ({ view }) => view.shown.log.some(isAsk), where: () => ['.woof-lyings .woof-answer'] },
  notes: {
    isDue: ({ view, seat }) => view.shown.log.filter(({ by }) => by === seat).length >= 2,
    where: () => ['.woof-head .button:has(.icon)', '.woof-head'],
  },
  early: {
    isDue: (now) => has(now, ({ kind }) => kind === 'suspected'),
    where: () => ['.woof-sign-suspected', '.woof-early'],
  },
  final: {
    isDue: (now) => may(now, 'abstain', 'final'),
    where: () => ['[data-act="abstain"]', '.woof-hand'],
  },
  revealed: {
    isDue: (now) => has(now, ({ kind }) => kind === 'revealed'),
    where: () => ['.woof-reveal [data-own="true"]', '.woof-reveal', '.woof-points'],
  },
});
