import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { kindOf } from '@rudel/protocol';
import type { PersonId, TableDoc } from '@rudel/protocol';
import { isAsked } from '../around/tables.ts';
import { playable } from '../around/world.ts';
import { quickly } from './plans.ts';
import type { Tab } from './tab.ts';

/** Something that a tab wants, or null where it wants nothing. */
type Wishing = (tab: Tab, rng: Rng) => string | null;

const gameOf = ({ game }: TableDoc): string => game.split('/')[0] ?? '';

function peopleOf({ seats, watchers }: TableDoc): readonly PersonId[] {
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  return [...seated, ...watchers.map(({ person }) => person)];
}

const anybody = (tab: Tab, rng: Rng): PersonId => pick(peopleOf(tab.doc), rng);
const anySeat = (tab: Tab, rng: Rng): number => rng.int(Math.max(1, tab.doc.seats.length));

/** Somebody who is asked, as far as the tab knows, decides. */
export const moveWish: Wishing = (tab, rng) => {
  const game = gameOf(tab.doc);
  const isMoving = tab.unanswered.some(({ text }) => kindOf(text) === 'move');
  if (tab.known === null || isMoving || !isAsked(game, tab)) return null;
  const { player } = playable(game).game;
  return `move ${player.move.format(pick(player.legal(tab.view), rng))}`;
};

/** The host answers somebody who asks to play for a bot. */
const answerToAsking: Wishing = (tab, rng) => {
  const asking = tab.doc.watchers.flatMap(({ person, asks }) =>
    asks === undefined ? [] : [`${person} ${asks}`],
  );
  if (asking.length === 0) return null;
  const who = pick(asking, rng);
  return rng.int(4) === 0 ? `decline ${who.split(' ')[0]}` : `admit ${who}`;
};

const optionsFor: { readonly [game: string]: readonly string[] } = {
  hidden: ['rounds=2', 'rounds=3', 'rounds=2,teller=1', 'rounds=4,teller=1'],
  numbers: ['rounds=2', 'rounds=3', 'rounds=2,seconds=20'],
  talkers: ['rounds=2', 'rounds=4,spans=1,seconds=15'],
  dog: ['-'],
  lupus: [`narrator=human,${quickly}`, `narrator=elder,${quickly}`, quickly],
};

const guestWishes: readonly Wishing[] = [
  (tab, rng) => `sit ${anySeat(tab, rng)}`,
  (tab, rng) => `sit ${anySeat(tab, rng)}`,
  (tab, rng) => `ask ${anySeat(tab, rng)}`,
  (tab, rng) => `ask ${anySeat(tab, rng)}`,
  () => 'unask',
  () => 'stand',
  (_, rng) => `name N${rng.int(9)}`,
  (_, rng) => `lot x${rng.int(99)}`,
  () => 'say wow',
  () => 'hint',
  () => 'react howl',
  (_, rng) => pick(['join', 'join', 'unjoin'], rng),
  (_, rng) => `reading ${pick(['on', 'off'], rng)}`,
  (_, rng) => `talk I say ${rng.int(99)}`,
  (_, rng) => `report ${1 + rng.int(4)}`,
  () => 'rematch',
  () => 'unready',
  (_, rng) => pick(['pause', 'resume', 'resume'], rng),
  () => 'takeback',
  () => 'takeback',
  () => 'start',
  (_, rng) => pick(['nonsense', 'move ?', 'sit 63', 'kick p1', 'admit p2'], rng),
];

const hostWishes: readonly Wishing[] = [
  (tab, rng) => `kick ${anybody(tab, rng)}`,
  (tab, rng) => `admit ${anybody(tab, rng)}`,
  (tab, rng) => answerToAsking(tab, rng),
  (tab, rng) => answerToAsking(tab, rng),
  (tab, rng) => answerToAsking(tab, rng),
  (tab, rng) => `host ${anybody(tab, rng)}`,
  (tab, rng) => `${pick(['silence', 'unsilence'], rng)} ${anybody(tab, rng)}`,
  (tab, rng) => `bot ${anySeat(tab, rng)} random`,
  (tab, rng) => `bot ${anySeat(tab, rng)} random`,
  (tab, rng) => `open ${anySeat(tab, rng)}`,
  (tab, rng) => `seats ${(gameOf(tab.doc) === 'lupus' ? 7 : 2) + rng.int(3)}`,
  (tab, rng) => `options ${pick(optionsFor[gameOf(tab.doc)] ?? ['-'], rng)}`,
  (_, rng) => `clock ${pick(['off', 'relaxed', 'brisk'], rng)}`,
  (_, rng) => `pace ${pick(['calm', 'usual', 'quick'], rng)}`,
  (_, rng) => `list ${pick(['on', 'off'], rng)}`,
  (_, rng) => `hints ${pick(['on', 'off'], rng)}`,
  () => 'takeback',
  () => 'more',
  () => 'start',
  () => 'start',
  () => 'rematch',
  () => 'reopen',
];

/** What a tab may come to want, of what its person can and of what it cannot do. */
export const anyWish: Wishing = (tab, rng) => {
  if (tab.you === null || tab.table === null) return null;
  const isHost = tab.doc.host === tab.admission.person;
  if (rng.int(40) === 0) return 'leave';
  return pick(isHost && rng.int(3) > 0 ? hostWishes : guestWishes, rng)(tab, rng);
};
