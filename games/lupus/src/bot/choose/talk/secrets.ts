import type { Rng, Seat } from '@rudel/kernel';
import { isInDeck } from '../../../night/calls.ts';
import type { Role } from '../../../roles/role.ts';
import type { Reporter, Statement } from '../../../talk/statements.ts';
import { nightsToReport } from '../../../talk/why-not-say.ts';
import { lynchedBefore } from '../../../village/seats.ts';
import { livedOn } from '../../know/heard.ts';
import { foundBy, isHonest } from '../../know/knowledge.ts';
import type { Scene } from '../../value/basis.ts';
import { bestOf, happens } from '../choosing.ts';

/** Whether a seat has to fear for its life today. */
export function isInDanger({ shown, eye, common, others }: Scene): boolean {
  if (shown.phase === 'defence') return true;
  const own = common.belief.wolf[eye] ?? 0;
  return own > 0.3 && others.every((seat) => (common.belief.wolf[seat] ?? 0) <= own);
}

const lastOf = (list: readonly number[], nth: number): number => list[Math.min(nth, list.length - 1)] ?? 1;

/** Whether a seer says what it is: beside a liar, in danger, with a wolf found, or because it is time. */
function isSeerOut(scene: Scene): boolean {
  const { shown, eye, knowledge, common, persona, policy } = scene;
  const { claims } = common.heard;
  if (claims[eye] === 'seer' || isInDanger(scene)) return true;
  if (claims.includes('seer') && persona.boldness < policy.rivalOut) return true;
  const found = knowledge.deeds.filter((deed) => {
    const finding = foundBy(scene.view, deed);
    return finding !== null && finding[1] && shown.fates[finding[0]] === null;
  });
  const isFresh = found.length === 1 && found[0]?.night === shown.night;
  if (found.length > 0 && (!isFresh || persona.curiosity < policy.foundOut)) return true;
  return persona.openness < lastOf(policy.seerOut, shown.days.length - 1);
}

function isFreemasonOut(scene: Scene): boolean {
  const { claims } = scene.common.heard;
  if (scene.knowledge.mates.some((seat) => claims[seat] === 'freemason') || isInDanger(scene)) return true;
  return scene.persona.openness < scene.policy.freemasonsOut;
}

/** What somebody honest claims to be by now; null while it keeps that to itself. */
function honestFace(scene: Scene): Role | null {
  const { role } = scene.knowledge;
  switch (role) {
    case 'seer':
      return isSeerOut(scene) ? 'seer' : null;
    case 'freemason':
      return isFreemasonOut(scene) ? role : null;
    case 'medium':
      return scene.shown.night > 1 && scene.persona.openness < scene.policy.mediumOut
        ? role
        : dangerFace(scene);
    default:
      return dangerFace(scene);
  }
}

const dangerFace = (scene: Scene): Role | null => (isInDanger(scene) ? scene.knowledge.role : null);

/** Whether this wolf is the one who claims to be the seer, by the signs of the first night. */
function hasJob({ knowledge, eye }: Scene): boolean {
  const first = knowledge.deeds.find(({ role, night }) => role === 'wolf' && night === 1);
  if (first?.note.sign !== 'seer') return false;
  return first.note.mates.every(({ seat, sign }) => sign !== 'seer' || seat > eye);
}

function isFakeSeer(scene: Scene): boolean {
  const { knowledge, common, persona, policy, eye } = scene;
  const { claims } = common.heard;
  if (claims[eye] === 'seer') return true;
  if (knowledge.role === 'werehamster') return false;
  if (knowledge.mates.some((seat) => claims[seat] === 'seer')) return false;
  const isPlanned = knowledge.role === 'wolf' ? hasJob(scene) : persona.openness < policy.possessedSeer;
  if (isPlanned) return persona.boldness >= policy.countering || claims.includes('seer');
  return isInDanger(scene) && persona.boldness < policy.lastResort;
}

/** What a seat claims to be by now; null while it says nothing of it. */
export function faceOf(scene: Scene): Role | null {
  if (isHonest(scene.knowledge.role)) return honestFace(scene);
  if (isFakeSeer(scene)) return 'seer';
  return isInDanger(scene) ? plainFace(scene) : null;
}

/** What a seat claims to be when it is asked. */
export const answerFace = (scene: Scene): Role => faceOf(scene) ?? plainFace(scene);

/** Whoever is no villager may keep it to itself; liars are villagers like most, or what nobody else claims to be, and stay that. */
function plainFace(scene: Scene): Role {
  const { role } = scene.knowledge;
  if (isHonest(role)) return ['medium', 'freemason', 'mythomaniac'].includes(role) ? role : 'villager';
  const said = scene.common.heard.claims[scene.eye] ?? null;
  if (said !== null && places.includes(said)) return said;
  return scene.persona.curiosity < scene.policy.fakeSpecial ? (freePlace(scene) ?? 'villager') : 'villager';
}

const places: readonly Role[] = ['owl', 'bodyguard', 'medium', 'mythomaniac'];

/** A character of the deck that nobody has claimed. */
function freePlace({ shown, common, persona }: Scene): Role | null {
  const free = places.filter((role) => isInDeck(shown, role) && !common.heard.claims.includes(role));
  return free[Math.floor(persona.boldness * free.length * 0.999)] ?? null;
}

type Report = Extract<Statement, { readonly kind: 'report' }>;

const isReporter = (role: Role): role is Reporter => ['seer', 'medium', 'bodyguard'].includes(role);

/** What a seat reports next in its role, true or not; null where it has reported all. */
export function nextReport(scene: Scene, as: Role, rng: Rng): Report | null {
  if (!isReporter(as)) return null;
  const [night] = nightsToReport(scene.shown, scene.eye, as);
  if (night === undefined) return null;
  return scene.knowledge.role === as ? trueReport(scene, as, night) : falseReport(scene, as, night, rng);
}

function trueReport({ view, knowledge }: Scene, as: Reporter, night: number): Report {
  const nothing: Report = { kind: 'report', as, night, at: null, finds: null };
  const deed = knowledge.deeds.find((one) => one.night === night && one.role === as);
  if (deed === undefined) return nothing;
  if (as === 'bodyguard') return { ...nothing, at: deed.note.at };
  const found = foundBy(view, deed);
  if (found === null) return nothing;
  return { ...nothing, at: as === 'seer' ? found[0] : null, finds: found[1] ? 'wolf' : 'human' };
}

/** What most will think that the last one lynched before a night was. */
function lynchedSeemed({ shown, common }: Scene, night: number): 'wolf' | 'human' | null {
  const lynched = lynchedBefore(shown, night);
  if (lynched === null) return null;
  return (common.belief.wolf[lynched] ?? 0) > 0.5 ? 'wolf' : 'human';
}

/** A night as it never was: it fits what the liar has said, and what everybody knows. */
function falseReport(scene: Scene, as: Reporter, night: number, rng: Rng): Report {
  const { shown, eye, knowledge, common, policy } = scene;
  const nothing: Report = { kind: 'report', as, night, at: null, finds: null };
  if (as === 'medium') return { ...nothing, finds: lynchedSeemed(scene, night) };
  const worth = (seat: Seat): number => common.belief.wolf[seat] ?? 0;
  const told = as === 'seer' ? (common.heard.reports.seer[eye] ?? []) : [];
  const open = common.heard.claims.flatMap((_, seat) =>
    seat !== eye && livedOn(shown, seat, night - 1) && !told.some(({ at }) => at === seat) ? [seat] : [],
  );
  if (open.length === 0) return nothing;
  if (as === 'bodyguard') return { ...nothing, at: bestOf(open, (seat) => -worth(seat), rng, 0.3) };
  const wolves = told.filter(({ isWolf }) => isWolf === true).length;
  const prey = open.filter((seat) => shown.fates[seat] === null && !knowledge.mates.includes(seat));
  const frames = wolves < common.heard.wolves && prey.length > 0 && happens(policy.framing, rng);
  const at = frames ? bestOf(prey, worth, rng, 0.1) : bestOf(open, (seat) => -worth(seat), rng, 0.3);
  return { ...nothing, at, finds: frames ? 'wolf' : 'human' };
}
