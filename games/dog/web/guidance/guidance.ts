import { dogPage, fresh, isHome, isOnRing, partnerOf, seatOf, stoneAt } from '@rudel/dog/page';
import type { Card, DogTypes, Glimpse, Place, View } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';
import { guidanceOf } from '@rudel/ui/guidance';
import type { Guidance, Noticed } from '@rudel/ui/guidance';
import { guidanceWords } from './guidance-words.ts';

type Now = Noticed<DogTypes>;

const hand = ['.dog-cards'];
const card = (...cards: readonly Card[]): readonly string[] => cards.map((one) => `[data-card="${one}"]`);

const isAsked = ({ view, seat }: Now, phase: View['shown']['phase']): boolean =>
  view.shown.phase === phase && dogPage.player.asked(view).includes(seat);

const holds = ({ view, seat }: Now, ...cards: readonly Card[]): boolean =>
  view.hands[seat]?.some((held) => cards.some((one) => one === held)) === true;

const ownStones = ({ view, seat }: Now): readonly number[] => view.shown.board.slice(4 * seat, 4 * seat + 4);
const isOut = (now: Now): boolean => ownStones(now).some(isOnRing);
const plays = (now: Now): boolean => isAsked(now, 'play');

/** Where the stones are for which something is so. */
const stones = ({ view }: Now, is: (stone: number, seat: Seat) => boolean): readonly string[] =>
  view.shown.board.flatMap((stone, index) => (is(stone, seatOf(index)) ? [`[data-stone="${index}"]`] : []));

const hasHeard = ({ heard }: Now, is: (glimpse: Glimpse) => boolean): boolean => heard.some(is);

/** Where stones were hit, and those now stand who hit them. */
const hitPlaces = ({ heard }: Now): readonly Place[] =>
  heard.flatMap((glimpse) => ('hits' in glimpse ? glimpse.hits.map(({ from }) => from) : []));

/** What comes up in Dog, in the order in which it is told. */
export const guidance: Guidance<DogTypes> = guidanceOf(guidanceWords, {
  give: { isDue: (now) => isAsked(now, 'exchange'), where: () => hand },
  partner: {
    isDue: (now) => hasHeard(now, ({ kind }) => kind === 'exchanged'),
    where: () => ['.seats-top .seat-card'],
  },
  nest: {
    isDue: (now) => plays(now) && !isOut(now) && holds(now, 'A', 'K', 'X'),
    where: () => card('K', 'A', 'X'),
  },
  stuck: {
    isDue: (now) => plays(now) && dogPage.player.legal(now.view).every(({ kind }) => kind === 'fold'),
    where: () => ['.own-acts .button-primary', '.own-acts button', ...hand],
  },
  fresh: {
    isDue: (now) => now.view.shown.board.includes(fresh),
    where: (now) => stones(now, (stone) => stone === fresh),
  },
  drive: { isDue: (now) => plays(now) && isOut(now), where: () => hand },
  four: { isDue: (now) => plays(now) && isOut(now) && holds(now, '4'), where: () => card('4') },
  seven: { isDue: (now) => plays(now) && isOut(now) && holds(now, '7'), where: () => card('7') },
  jack: { isDue: (now) => plays(now) && isOut(now) && holds(now, 'J'), where: () => card('J') },
  joker: { isDue: (now) => plays(now) && holds(now, 'X'), where: () => card('X') },
  hit: {
    isDue: (now) => hitPlaces(now).length > 0,
    where: (now) => hitPlaces(now).map((place) => `[data-stone="${stoneAt(now.view.shown.board, place)}"]`),
  },
  folded: {
    isDue: (now) => hasHeard(now, (glimpse) => glimpse.kind === 'folded' && glimpse.seat !== now.seat),
    where: ({ view }) => view.shown.out.map((seat) => `[data-pile^="${seat}."]`),
  },
  stall: {
    isDue: (now) => now.view.shown.board.some(isHome),
    where: (now) => stones(now, isHome),
  },
  helping: {
    isDue: (now) => plays(now) && ownStones(now).every(isHome),
    where: (now) => stones(now, (stone, seat) => seat === partnerOf(now.seat) && !isHome(stone)),
  },
});
