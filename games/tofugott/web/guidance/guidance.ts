import { activeOf, questionOf, tofugottPage } from '@rudel/tofugott/page';
import type { Glimpse, Move, TofugottTypes } from '@rudel/tofugott/page';
import { guidanceOf } from '@rudel/ui/guidance';
import type { Guidance, Noticed } from '@rudel/ui/guidance';
import { guidanceWords } from './guidance-words.ts';

type Now = Noticed<TofugottTypes>;

const may = ({ view }: Now, kind: Move['kind']): boolean =>
  tofugottPage.player.legal(view).some((move) => move.kind === kind);

const has = ({ heard }: Now, is: (glimpse: Glimpse) => boolean): boolean => heard.some(is);

const isActive = ({ view, seat }: Now): boolean => activeOf(view.shown) === seat;

const isTrapped = (glimpse: Glimpse): boolean => glimpse.kind === 'worst' && glimpse.guessers.length > 0;

const answer = (row: 'best' | 'worst'): readonly string[] => [
  `.tofu-answer[data-row="${row}"]`,
  `.tofu-past-answer[data-row="${row}"]`,
];

/** One's silhouettes, once what was counted has been read. */
const rack = ['.table-screen:not(:has(.tofu-go)) .tofu-rack'];

/** What comes up in Tofugott, in the order in which it is told. */
export const guidance: Guidance<TofugottTypes> = guidanceOf(guidanceWords, {
  keep: { isDue: (now) => may(now, 'keep'), where: () => ['.tofu-choice', '.tofu-choice-card'] },
  scene: {
    isDue: (now) => now.view.shown.phase === 'guess' && !isActive(now),
    where: () => ['.tofu-scene', '.tofu-question-card'],
  },
  aside: {
    isDue: ({ view }) => view.shown.phase === 'guess',
    where: () => ['.tofu-aside-card', '.tofu-aside'],
  },
  lay: { isDue: (now) => may(now, 'lay'), where: () => ['.tofu-question', ...rack] },
  lock: { isDue: (now) => may(now, 'lock'), where: () => ['[data-spot="lock"]'] },
  guess: { isDue: (now) => may(now, 'guess'), where: () => rack },
  show: { isDue: (now) => may(now, 'show'), where: () => ['[data-spot="show"]', '.tofu-hand'] },
  best: { isDue: (now) => has(now, ({ kind }) => kind === 'best'), where: () => answer('best') },
  worst: { isDue: (now) => has(now, ({ kind }) => kind === 'worst'), where: () => answer('worst') },
  trapped: {
    isDue: (now) => has(now, isTrapped),
    where: () => ['.tofu-gain[data-loss="true"]', ...answer('worst')],
  },
  track: { isDue: (now) => has(now, ({ kind }) => kind === 'scored'), where: () => ['.tofu-way'] },
  fewer: {
    isDue: (now) => now.view.shown.phase === 'guess' && questionOf(now.view.shown) === 2 && may(now, 'guess'),
    where: () => rack,
  },
});
