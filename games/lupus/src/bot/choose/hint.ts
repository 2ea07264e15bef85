import { inPercent, sentenceOf } from '@rudel/bots';
import type { Hinted, Hinter } from '@rudel/bots';
import type { NameOf, Rng, Seat } from '@rudel/kernel';
import { legal } from '../../moves/moves.ts';
import { ownRole } from '../../night/story.ts';
import type { LupusTypes, Move, Role, View } from '../../types.ts';
import { playersOf } from '../../village/narrators.ts';
import { isAlive, livingSeats } from '../../village/seats.ts';
import { isHonest } from '../know/knowledge.ts';
import { has } from '../know/seat-set.ts';
import { hintParameters } from '../parameters/hints.ts';
import { basisOf } from '../value/basis.ts';
import type { Basis } from '../value/basis.ts';
import { Believer } from '../worlds/belief.ts';
import { asBystander } from '../worlds/believed.ts';
import { Reasons } from './hint-reasons.ts';
import { hintWords } from './hint-words.ts';
import type { HintWords } from './hint-words.ts';
import { agreedWish, guardWorth, preyOf, preyWorth, readinessToHunt, unseenBy } from './nights.ts';
import { strongStyle } from './styles.ts';
import { defenceMove, talkingMove } from './talk/talking.ts';
import { tokenWorth, verdictWorth } from './votes.ts';

const { most, band, sparing, nobody } = hintParameters;

/** What a seat of no special temper makes of all it knows; chance has no part in it. */
function basisAt(view: View, eye: Seat): Basis {
  const style = strongStyle(playersOf(view.shown));
  const believer = new Believer((players) => strongStyle(players).weights);
  const basis = basisOf(view, eye, believer, { ...style, policy: { ...style.policy, whim: 0 } });
  return { ...basis, persona: nobody };
}

const isIdle = (view: View): boolean => view.shown.phase === 'call' && ownRole(view) !== view.shown.call;

/** Tells what `strong` has weighed: who may be a wolf by all that was heard, and what that rests on. */
export const hinter: Hinter<LupusTypes> = {
  about(view, _rng, { language, nameOf }) {
    const { eye, shown } = view;
    const words = hintWords[language];
    if (eye === 'table') return '';
    if (eye >= playersOf(shown)) return words.narrator;
    if (isIdle(view)) return words.asleep;
    if (!isAlive(shown, eye)) return words.ghost;
    const basis = basisAt(view, eye);
    return shown.phase === 'call' ? nightSaid(basis, words, nameOf) : daySaid(basis, words, nameOf);
  },
  moves(view, rng, _budget, { language }) {
    const { eye, shown } = view;
    if (eye === 'table' || eye >= playersOf(shown) || isIdle(view)) return [];
    const basis = basisAt(view, eye);
    const reasons = new Reasons(basis, strongStyle(playersOf(shown)).weights, hintWords[language]);
    const lawful = new Set(legal(view).map((move) => JSON.stringify(move)));
    return movesFor(basis, reasons, hintWords[language], rng)
      .filter(({ move }) => lawful.has(JSON.stringify(move)))
      .slice(0, most);
  },
};

/** How the village stands, and what this seat knows beyond that. */
function daySaid(basis: Basis, words: HintWords, nameOf: NameOf): string {
  const { shown, wolf, common, eye, knowledge } = basis;
  const living = livingSeats(shown);
  const believedIn = isHonest(knowledge.role) ? wolf : common.belief.wolf;
  const wolves =
    knowledge.role === 'wolf'
      ? living.filter((seat) => has(knowledge.guilty, seat)).length
      : living.reduce((sum, seat) => sum + (seat === eye ? 0 : (believedIn[seat] ?? 0)), 0);
  const spare = Math.floor((living.length - 2 * Math.max(1, Math.round(wolves)) - 1) / 2);
  return [words.village(wolves, living.length, spare), ownKnowledge(basis, words, nameOf)]
    .filter((part) => part !== '')
    .join(' ');
}

function ownKnowledge({ others, knowledge, common, eye }: Basis, words: HintWords, nameOf: NameOf): string {
  const { role, mates, guilty, innocent } = knowledge;
  const suspected = words.suspected(inPercent(common.belief.wolf[eye] ?? 0));
  if (role === 'wolf') return [...packSaid(others, mates, words, nameOf), suspected].join(' ');
  const wolves = others.filter((seat) => has(guilty, seat)).map(nameOf);
  const humans = others.filter((seat) => has(innocent, seat)).map(nameOf);
  return [
    ...(wolves.length > 0 ? [words.knowWolves(wolves)] : []),
    ...(humans.length > 0 ? [words.knowHumans(humans)] : []),
    ...(wolves.length + humans.length === 0 ? [suspected] : []),
  ].join(' ');
}

function nightSaid({ shown, others, knowledge }: Basis, words: HintWords, nameOf: NameOf): string {
  switch (shown.call) {
    case 'wolf':
      return [...packSaid(others, knowledge.mates, words, nameOf), words.called(shown.call)].join(' ');
    case 'seer':
    case 'bodyguard':
    case 'owl':
    case 'mythomaniac':
      return words.called(shown.call);
    default:
      return words.elsewhere;
  }
}

/** Nobody knows their pack before they have met. */
const packSaid = (
  others: readonly Seat[],
  mates: readonly Seat[],
  words: HintWords,
  nameOf: NameOf,
): readonly string[] =>
  mates.length === 0 ? [] : [words.pack(others.filter((seat) => mates.includes(seat)).map(nameOf))];

type Told = Hinted<LupusTypes>;

function movesFor(basis: Basis, reasons: Reasons, words: HintWords, rng: Rng): readonly Told[] {
  const { shown } = basis;
  switch (shown.phase) {
    case 'call':
      return best(pointable(basis), pointingWorth(basis)).map((at) => ({
        move: { kind: 'point', at, sign: null },
        why: reasons.forPointing(at),
      }));
    case 'vote':
      return best(basis.others, sparingOwn(basis, tokenWorth(basis))).map((at) => ({
        move: { kind: 'vote', at },
        why: reasons.forToken(at),
      }));
    case 'verdict':
      return verdicts(basis, reasons);
    case 'talk':
    case 'defence':
      return sayings(basis, reasons, words, rng);
    default:
      return [];
  }
}

/** A worth that decides for others than one's own where they are nearly equal. */
const sparingOwn =
  ({ knowledge }: Basis, worthOf: (seat: Seat) => number): ((seat: Seat) => number) =>
  (seat) =>
    worthOf(seat) - (knowledge.mates.includes(seat) ? sparing : 0);

/** Some seats, the best first, as far as they are worth a thought. */
function best(seats: readonly Seat[], worthOf: (seat: Seat) => number): readonly Seat[] {
  const order = seats.toSorted((one, other) => worthOf(other) - worthOf(one));
  const [top] = order;
  return top === undefined ? [] : order.filter((seat) => worthOf(seat) >= worthOf(top) - band).slice(0, most);
}

const pointing: readonly (Role | null)[] = ['wolf', 'seer', 'bodyguard', 'owl', 'mythomaniac'];

/** At whom it may pay to point: at nobody in a call that only shows something. */
function pointable(basis: Basis): readonly Seat[] {
  const wish = agreedWish(basis);
  if (wish !== null) return [wish];
  if (!pointing.includes(basis.shown.call)) return [];
  if (basis.shown.call === 'wolf') return preyOf(basis);
  return basis.shown.call === 'seer' ? unseenBy(basis) : basis.others;
}

function pointingWorth(basis: Basis): (seat: Seat) => number {
  const { shown, common, wolf } = basis;
  if (shown.call === 'wolf') return preyWorth(basis, readinessToHunt(basis) >= 0.5);
  if (shown.call === 'bodyguard') return (seat) => guardWorth(basis, seat);
  return shown.call === 'mythomaniac' ? (seat) => common.belief.seer[seat] ?? 0 : (seat) => wolf[seat] ?? 0;
}

function verdicts(basis: Basis, reasons: Reasons): readonly Told[] {
  const suspects = basis.shown.days.at(-1)?.suspects ?? [];
  return best(suspects, sparingOwn(basis, verdictWorth(basis))).map((at) => ({
    move: { kind: at === suspects[0] ? 'paw' : 'tuft' },
    why: reasons.forVerdict(at),
  }));
}

/** What is worth saying, and whom to note. A ghost can only note. */
function sayings(basis: Basis, reasons: Reasons, words: HintWords, rng: Rng): readonly Told[] {
  const { shown, eye, worth, others, common } = basis;
  const worst = best(
    others,
    sparingOwn(basis, (seat) => worth[seat] ?? 0),
  );
  const noted = worst.map((at): Told => ({ move: { kind: 'mark', at }, why: reasons.forNote(at) }));
  if (!isAlive(shown, eye)) return noted;
  const first = shown.phase === 'defence' ? defenceMove(basis, rng) : talkingMove(basis, rng);
  const bystander = asBystander(common.belief, eye);
  const friend = others.toSorted((one, other) => (bystander[one] ?? 0) - (bystander[other] ?? 0))[0];
  const more: readonly Move[] = [
    ...worst.slice(0, 1).map((at): Move => ({ kind: 'say', what: { kind: 'suspect', at } })),
    ...(friend === undefined ? [] : [{ kind: 'say', what: { kind: 'trust', at: friend } } as const]),
  ];
  const said = [first, ...more].filter(
    (move, nth, all) => all.findIndex((one) => JSON.stringify(one) === JSON.stringify(move)) === nth,
  );
  return [...said.map((move) => told(move, reasons, words)), ...noted];
}

function told(move: Move, reasons: Reasons, words: HintWords): Told {
  if (move.kind === 'say') return { move, why: reasons.forSaying(move.what) };
  return { move, why: move.kind === 'mark' ? reasons.forNote(move.at) : sentenceOf([words.nothingMore]) };
}
