import type { PersonId, Wish } from '@rudel/protocol';
import {
  decideBot,
  decideHost,
  decideOpen,
  decideOptions,
  decideReopen,
  decideSeats,
  decideSilence,
  decideUnsilence,
} from './decide-hosting.ts';
import { decideMove, decideRematch, decideStart, decideUnready } from './decide-match.ts';
import { decidePause, decideResume } from './decide-pause.ts';
import { decideKick, decideLeave, decideLot, decideName, decideStand } from './decide-places.ts';
import { decideAdmit, decideAsk, decideDecline, decideSit, decideUnask } from './decide-sitting.ts';
import { decideTakeBack } from './decide-take-back.ts';
import { decideMore } from './decide-time.ts';
import { granted, refused } from './decision.ts';
import type { Decision, Moment } from './decision.ts';
import { decideJoin, decideUnjoin } from './joining.ts';

/** What a table decides about; remarks pass it by, and so does what a device says of itself. */
export type TableWish = Exclude<
  Wish,
  { readonly kind: 'say' | 'react' | 'talk' | 'hint' | 'report' | 'reading' | 'screen' }
>;

type WishOf<K extends TableWish['kind']> = Extract<TableWish, { readonly kind: K }>;
type Decide<K extends TableWish['kind']> = (moment: Moment, person: PersonId, wish: WishOf<K>) => Decision;

/** Only the host may want this. */
function byHost<K extends TableWish['kind']>(decideIt: Decide<K>): Decide<K> {
  return (moment, person, wish) =>
    moment.state.host === person ? decideIt(moment, person, wish) : refused('not-host');
}

const decisions: { readonly [K in TableWish['kind']]: Decide<K> } = {
  move: (moment, person, { text }) => decideMove(moment, person, text),
  sit: (moment, person, { seat }) => decideSit(moment, person, seat),
  ask: (moment, person, { seat }) => decideAsk(moment, person, seat),
  unask: ({ state }, person) => decideUnask(state, person),
  stand: (moment, person) => decideStand(moment, person),
  leave: (moment, person) => decideLeave(moment, person),
  name: (moment, person, { name }) => decideName(moment, person, name),
  lot: (moment, person, { text }) => decideLot(moment, person, text),
  bot: byHost((moment, _, { seat, level }) => decideBot(moment, seat, level)),
  open: byHost(({ state }, _, { seat }) => decideOpen(state, seat)),
  seats: byHost(({ state }, _, { count }) => decideSeats(state, count)),
  options: byHost(({ state }, _, { text }) => decideOptions(state, text)),
  clock: byHost((_moment, _person, { clock }) => granted({ kind: 'clock', clock })),
  pace: byHost((_moment, _person, { pace }) => granted({ kind: 'pace', pace })),
  hints: byHost((_moment, _person, { on }) => granted({ kind: 'hints', on })),
  list: byHost((_moment, _person, { on }) => granted({ kind: 'listed', on })),
  kick: (moment, person, { person: other }) => decideKick(moment, person, other),
  admit: byHost((moment, _person, { person: other, seat }) => decideAdmit(moment, other, seat)),
  decline: byHost(({ state }, _person, { person: other }) => decideDecline(state, other)),
  silence: byHost(({ state }, person, { person: other }) => decideSilence(state, person, other)),
  unsilence: byHost(({ state }, _person, { person: other }) => decideUnsilence(state, other)),
  host: byHost(({ state }, person, { person: other }) => decideHost(state, person, other)),
  start: byHost((moment) => decideStart(moment)),
  rematch: decideRematch,
  unready: ({ state }, person) => decideUnready(state, person),
  pause: ({ state }, person) => decidePause(state, person),
  resume: ({ state }, person) => decideResume(state, person),
  takeback: ({ state }, person) => decideTakeBack(state, person),
  more: byHost(decideMore),
  join: ({ state }, person) => decideJoin(state, person),
  unjoin: ({ state }, person) => decideUnjoin(state, person),
  reopen: byHost(({ state }) => decideReopen(state)),
};

function decideOne<K extends TableWish['kind']>(moment: Moment, person: PersonId, wish: WishOf<K>): Decision {
  return decisions[wish.kind](moment, person, wish);
}

/** What comes of a wish: entries to be written, or a refusal. Pure: chance comes with the moment. */
export function decide(moment: Moment, person: PersonId, wish: TableWish): Decision {
  return decideOne(moment, person, wish);
}
