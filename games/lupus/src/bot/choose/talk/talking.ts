import type { Rng, Seat } from '@rudel/kernel';
import { kindOf, readSaid } from '../../../notation/statement-notation.ts';
import type { Role } from '../../../roles/role.ts';
import type { Spoken, Statement } from '../../../talk/statements.ts';
import { claimOf, echoable, statementsLeft, statementsOn } from '../../../talk/talk.ts';
import { whyNotSay } from '../../../talk/why-not-say.ts';
import type { Move } from '../../../types.ts';
import { contradicts, todayOf } from '../../know/today.ts';
import type { Today } from '../../know/today.ts';
import { habits } from '../../parameters/habits.ts';
import type { Basis } from '../../value/basis.ts';
import { tempered } from '../../worlds/sureness.ts';
import { happens } from '../choosing.ts';
import { mostSuspect } from '../votes.ts';
import { withReason } from './reasons.ts';
import { answerFace, faceOf, nextReport } from './secrets.ts';
import { doubtsOf, trustees } from './trust.ts';
import { waitingWishes, waitsForSomebody } from './waiting.ts';

const { talk } = habits;

/** What somebody claims to be until this moment. */
const faceShown = ({ shown, common }: Basis, seat: Seat): Role | null =>
  common.heard.claims[seat] ?? claimOf(shown, seat);

/** The first of some statements that may be made and that go with what the seat has said today. */
const firstSayable = (
  { shown, eye }: Basis,
  today: Today,
  wishes: readonly (Statement | null)[],
): Statement | null =>
  wishes.find(
    (what): what is Statement =>
      what !== null && !contradicts(today, what) && whyNotSay(shown, eye, what) === null,
  ) ?? null;

/** What a seat does while all talk: it answers, says what it has to say, gives its opinion, waits for whoever has not spoken, and is ready. */
export function talkingMove(basis: Basis, rng: Rng): Move {
  const today = todayOf(basis.shown, basis.eye);
  const top = mostSuspect(basis, basis.others, rng);
  const what = statementOf(basis, today, top, rng);
  if (what !== null) return { kind: 'say', what: withReason(basis, what) };
  return waitsForSomebody(basis, today) ? waitingMove(basis, today, top) : { kind: 'ready' };
}

/** There is no way to say nothing but to mark whom one suspects; so the time is filled with that, and with what else is worth saying. */
function waitingMove(basis: Basis, today: Today, top: Seat): Move {
  const { view, eye } = basis;
  const mark = view.marks[eye];
  const { statements, marks } = waitingWishes(basis, today, top);
  const marked = mark === undefined || mark === '?' || mark.left === 0 ? null : mark.at;
  const at =
    mark === undefined || mark === '?' || mark.left === 0 ? undefined : marks.find((one) => one !== marked);
  if (at !== undefined) return { kind: 'mark', at };
  const what = firstSayable(basis, today, statements);
  return what === null ? { kind: 'ready' } : { kind: 'say', what: withReason(basis, what) };
}

function statementOf(basis: Basis, today: Today, top: Seat, rng: Rng): Statement | null {
  if (statementsLeft(basis.shown, basis.eye) === 0) return null;
  const due = firstSayable(basis, today, [...answersOf(basis, today, top), ...revelationsOf(basis, rng)]);
  if (due !== null) return due;
  const budget = Math.min(basis.persona.statements, statementsOn(basis.shown));
  if (today.own.length >= budget) return null;
  return firstSayable(basis, today, opinionsOf(basis, today, top, rng));
}

/** What somebody has asked this seat since yesterday and has not been told. */
function answersOf(basis: Basis, { own }: Today, top: Seat): readonly (Statement | null)[] {
  const { shown, eye } = basis;
  const asked = shown.talk
    .slice(-2)
    .flatMap((said) => said.filter((one) => kindOf(one) === 'ask').map(readSaid))
    .flatMap(({ what }) => (what.kind === 'ask' && what.at === eye ? [what.about] : []));
  const hasOpinion = own.some(({ what }) => what.kind === 'suspect' || what.kind === 'trust');
  return [
    asked.includes('role') && faceShown(basis, eye) === null
      ? { kind: 'claim', role: answerFace(basis) }
      : null,
    asked.includes('opinion') && !hasOpinion ? { kind: 'suspect', at: top } : null,
  ];
}

/** What somebody says of itself: what it is, and what it has learned. */
function revelationsOf(basis: Basis, rng: Rng): readonly (Statement | null)[] {
  const face = faceOf(basis);
  if (face === null) return [];
  const isSaid = faceShown(basis, basis.eye) === face;
  return [isSaid ? null : { kind: 'claim', role: face }, nextReport(basis, face, rng)];
}

function opinionsOf(basis: Basis, today: Today, top: Seat, rng: Rng): readonly (Statement | null)[] {
  const { stance, common, others, persona, experience } = basis;
  const even = common.heard.wolves / Math.max(1, others.length);
  const suspicion = tempered(stance[top] ?? 0, experience);
  const hasSuspected = today.own.some(({ what }) => what.kind === 'suspect');
  const isCurious = happens(persona.curiosity, rng);
  return [
    hasSuspected || suspicion < even ? null : { kind: 'suspect', at: top },
    ...echoesOf(basis, today),
    isCurious && faceShown(basis, top) === null ? { kind: 'ask', at: top, about: 'role' } : null,
    trustOf(basis, today),
    isCurious ? quietOne(basis, today) : null,
    suspicion > talk.callsVote * even ? { kind: 'vote', at: top } : null,
    hasSuspected ? null : { kind: 'suspect', at: top },
  ];
}

/** Stands up for whoever it believes to be the seer, or thinks best of. */
function trustOf(basis: Basis, { own }: Today): Statement | null {
  if (own.some(({ what }) => what.kind === 'trust')) return null;
  const { claims } = basis.common.heard;
  const doubts = doubtsOf(basis);
  const best = trustees(basis);
  const at = best.find((seat) => claims[seat] === 'seer' && (doubts[seat] ?? 1) < talk.believes) ?? best[0];
  return at === undefined ? null : { kind: 'trust', at };
}

/** Whoever has not spoken today is asked what it thinks. */
function quietOne({ others }: Basis, { all }: Today): Statement | null {
  const isQuiet = (seat: Seat): boolean =>
    !all.some(({ by, what }) => by === seat || (what.kind === 'ask' && what.at === seat));
  const at = others.find(isQuiet);
  return at === undefined ? null : { kind: 'ask', at, about: 'opinion' };
}

/** Agrees with a seer it believes, and disagrees with one it does not, or with whoever suspects itself. */
function echoesOf(basis: Basis, { all, own }: Today): readonly (Statement | null)[] {
  if (own.some(({ what }) => what.kind === 'agree' || what.kind === 'disagree')) return [];
  return all.slice(-echoable).map((spoken) => echoOf(basis, spoken));
}

function echoOf({ eye, stance }: Basis, { by, number, what }: Spoken): Statement | null {
  if (by === eye) return null;
  if (what.kind === 'suspect' && what.at === eye) return { kind: 'disagree', with: number };
  if (what.kind !== 'report' || what.finds !== 'wolf') return null;
  const doubt = stance[by] ?? 0;
  if (doubt > talk.denies || what.at === eye) return { kind: 'disagree', with: number };
  return doubt < talk.believes ? { kind: 'agree', with: number } : null;
}

/** In defence: what it is and what it knows, then a word against the other suspect. */
export function defenceMove(basis: Basis, rng: Rng): Move {
  const { shown, eye } = basis;
  const other = shown.days.at(-1)?.suspects.find((seat) => seat !== eye);
  const what = firstSayable(basis, todayOf(shown, eye), [
    ...revelationsOf(basis, rng),
    other === undefined ? null : { kind: 'suspect', at: other },
  ]);
  return what === null ? { kind: 'done' } : { kind: 'say', what: withReason(basis, what) };
}
