import type { Rng, Seat } from '@rudel/kernel';
import { isInDeck } from '../../../night/calls.ts';
import type { Role } from '../../../roles/role.ts';
import type { Reporter, Statement } from '../../../talk/statements.ts';
import { nightsToReport } from '../../../talk/why-not-say.ts';
import { lynchedBefore } from '../../../village/seats.ts';
import { livedOn } from '../../know/heard.ts';
import { foundBy, isHonest } from '../../know/knowledge.ts';
import { habits } from '../../parameters/habits.ts';
import type { Basis } from '../../value/basis.ts';
import { bestOf, happens } from '../choosing.ts';

const { namingWhim, clearingWhim } = habits.talk;

/** Whether a seat has to fear for its life today. */
export function isInDanger({ shown, eye, common, others }: Basis): boolean {
  if (shown.phase === 'defence') return true;
  const own = common.belief.wolf[eye] ?? 0;
  return own > habits.danger.fear && others.every((seat) => (common.belief.wolf[seat] ?? 0) <= own);
}

const lastOf = (list: readonly number[], nth: number): number => list[Math.min(nth, list.length - 1)] ?? 1;

/** Whether a seer says what it is: beside a liar, in danger, with a wolf found, or because it is time. */
function isSeerOut(basis: Basis): boolean {
  const { shown, eye, knowledge, common, persona, policy } = basis;
  const { claims } = common.heard;
  if (claims[eye] === 'seer' || isInDanger(basis)) return true;
  if (claims.includes('seer') && persona.boldness < policy.rivalOut) return true;
  const found = knowledge.deeds.filter((deed) => {
    const finding = foundBy(basis.view, deed);
    return finding !== null && finding[1] && shown.fates[finding[0]] === null;
  });
  const isFresh = found.length === 1 && found[0]?.night === shown.night;
  if (found.length > 0 && (!isFresh || persona.curiosity < policy.foundOut)) return true;
  return persona.openness < lastOf(policy.seerOut, shown.days.length - 1);
}

function isFreemasonOut(basis: Basis): boolean {
  const { claims } = basis.common.heard;
  if (basis.knowledge.mates.some((seat) => claims[seat] === 'freemason') || isInDanger(basis)) return true;
  return basis.persona.openness < basis.policy.freemasonsOut;
}

/** What somebody honest claims to be by now; null while it keeps that to itself. */
function honestFace(basis: Basis): Role | null {
  const { role } = basis.knowledge;
  switch (role) {
    case 'seer':
      return isSeerOut(basis) ? 'seer' : null;
    case 'freemason':
      return isFreemasonOut(basis) ? role : null;
    case 'medium':
      return basis.shown.night > 1 && basis.persona.openness < basis.policy.mediumOut
        ? role
        : dangerFace(basis);
    default:
      return dangerFace(basis);
  }
}

const dangerFace = (basis: Basis): Role | null => (isInDanger(basis) ? basis.knowledge.role : null);

/** Whether this wolf is the one who claims to be the seer, by the signs of the first night. */
function hasJob({ knowledge, eye }: Basis): boolean {
  const first = knowledge.deeds.find(({ role, night }) => role === 'wolf' && night === 1);
  if (first?.note.sign !== 'seer') return false;
  return first.note.mates.every(({ seat, sign }) => sign !== 'seer' || seat > eye);
}

function isFakeSeer(basis: Basis): boolean {
  const { knowledge, common, persona, policy, eye } = basis;
  const { claims } = common.heard;
  if (claims[eye] === 'seer') return true;
  if (knowledge.role === 'werehamster') return false;
  if (knowledge.mates.some((seat) => claims[seat] === 'seer')) return false;
  const isPlanned = knowledge.role === 'wolf' ? hasJob(basis) : persona.openness < policy.possessedSeer;
  if (isPlanned) return persona.boldness >= policy.countering || claims.includes('seer');
  return isInDanger(basis) && persona.boldness < policy.lastResort;
}

/** What a seat claims to be by now; null while it says nothing of it. */
export function faceOf(basis: Basis): Role | null {
  if (isHonest(basis.knowledge.role)) return honestFace(basis);
  if (isFakeSeer(basis)) return 'seer';
  return isInDanger(basis) ? plainFace(basis) : null;
}

/** What a seat claims to be when it is asked. */
export const answerFace = (basis: Basis): Role => faceOf(basis) ?? plainFace(basis);

/** Whoever is no villager may keep it to itself; liars are villagers like most, or what nobody else claims to be, and stay that. */
function plainFace(basis: Basis): Role {
  const { role } = basis.knowledge;
  if (isHonest(role)) return ['medium', 'freemason', 'mythomaniac'].includes(role) ? role : 'villager';
  const said = basis.common.heard.claims[basis.eye] ?? null;
  if (said !== null && places.includes(said)) return said;
  return basis.persona.curiosity < basis.policy.fakeSpecial ? (freePlace(basis) ?? 'villager') : 'villager';
}

const places: readonly Role[] = ['owl', 'bodyguard', 'medium', 'mythomaniac'];

/** A character of the deck that nobody has claimed. */
function freePlace({ shown, common, persona }: Basis): Role | null {
  const free = places.filter((role) => isInDeck(shown, role) && !common.heard.claims.includes(role));
  return free[Math.floor(persona.boldness * free.length * 0.999)] ?? null;
}

type Report = Extract<Statement, { readonly kind: 'report' }>;

const isReporter = (role: Role): role is Reporter => ['seer', 'medium', 'bodyguard'].includes(role);

/** What a seat reports next in its role, true or not; null where it has reported all. */
export function nextReport(basis: Basis, as: Role, rng: Rng): Report | null {
  if (!isReporter(as)) return null;
  const [night] = nightsToReport(basis.shown, basis.eye, as);
  if (night === undefined) return null;
  return basis.knowledge.role === as ? trueReport(basis, as, night) : falseReport(basis, as, night, rng);
}

function trueReport({ view, knowledge }: Basis, as: Reporter, night: number): Report {
  const nothing: Report = { kind: 'report', as, night, at: null, finds: null };
  const deed = knowledge.deeds.find((one) => one.night === night && one.role === as);
  if (deed === undefined) return nothing;
  if (as === 'bodyguard') return { ...nothing, at: deed.note.at };
  const found = foundBy(view, deed);
  if (found === null) return nothing;
  return { ...nothing, at: as === 'seer' ? found[0] : null, finds: found[1] ? 'wolf' : 'human' };
}

/** What most will think that the last one lynched before a night was. */
function lynchedSeemed({ shown, common }: Basis, night: number): 'wolf' | 'human' | null {
  const lynched = lynchedBefore(shown, night);
  if (lynched === null) return null;
  return (common.belief.wolf[lynched] ?? 0) > habits.lying.lynchedSeemed ? 'wolf' : 'human';
}

/** A night as it never was: it fits what the liar has said, and what everybody knows. */
function falseReport(basis: Basis, as: Reporter, night: number, rng: Rng): Report {
  const { shown, eye, knowledge, common, policy } = basis;
  const nothing: Report = { kind: 'report', as, night, at: null, finds: null };
  if (as === 'medium') return { ...nothing, finds: lynchedSeemed(basis, night) };
  const worth = (seat: Seat): number => common.belief.wolf[seat] ?? 0;
  const told = as === 'seer' ? (common.heard.reports.seer[eye] ?? []) : [];
  const open = common.heard.claims.flatMap((_, seat) =>
    seat !== eye && livedOn(shown, seat, night - 1) && !told.some(({ at }) => at === seat) ? [seat] : [],
  );
  if (open.length === 0) return nothing;
  if (as === 'bodyguard') return { ...nothing, at: bestOf(open, (seat) => -worth(seat), rng, clearingWhim) };
  const wolves = told.filter(({ isWolf }) => isWolf === true).length;
  const prey = open.filter((seat) => shown.fates[seat] === null && !knowledge.mates.includes(seat));
  const frames = wolves < common.heard.wolves && prey.length > 0 && happens(policy.framing, rng);
  const at = frames
    ? bestOf(prey, worth, rng, namingWhim)
    : bestOf(open, (seat) => -worth(seat), rng, clearingWhim);
  return { ...nothing, at, finds: frames ? 'wolf' : 'human' };
}
