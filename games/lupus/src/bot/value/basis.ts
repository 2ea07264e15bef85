import { seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import type { Shown, View } from '../../types.ts';
import { livingSeats } from '../../village/seats.ts';
import { isHonest, knowledgeOf } from '../know/knowledge.ts';
import type { Knowledge } from '../know/knowledge.ts';
import { personaAt } from '../know/persona.ts';
import type { Persona } from '../know/persona.ts';
import type { Policy } from '../parameters/policies.ts';
import { suspicionsOf } from '../worlds/belief.ts';
import type { Believer, Common, Mind } from '../worlds/belief.ts';
import type { Experience } from '../worlds/sureness.ts';
import { lynchWorth } from './lynching.ts';
import { stanceOf } from './stance.ts';

/** How somebody talks, and what experience has taught it of its own suspicions. */
export type Manner = { readonly policy: Policy; readonly experience: Experience };

/** All that a decision of a seat rests on. */
export type Basis = {
  readonly view: View;
  readonly eye: Seat;
  readonly shown: Shown;
  readonly persona: Persona;
  readonly knowledge: Knowledge;
  readonly common: Common;
  readonly others: readonly Seat[];
} & Manner &
  Mind;

type Self = { readonly fates: Shown['fates']; readonly knowledge: Knowledge; readonly persona: Persona };

/** What seats know of themselves, by their diary: it stays the same all day. */
const selves = new WeakMap<readonly string[], Self>();

function selfOf(view: View, eye: Seat): Self {
  const diary = view.diaries[eye];
  const { fates } = view.shown;
  const known = diary === undefined || diary === '?' ? undefined : selves.get(diary);
  if (known?.fates === fates) return known;
  const self: Self = { fates, knowledge: knowledgeOf(view, eye), persona: personaAt(view, eye) };
  if (diary !== undefined && diary !== '?') selves.set(diary, self);
  return self;
}

export function basisOf(view: View, eye: Seat, believer: Believer, { policy, experience }: Manner): Basis {
  const { shown } = view;
  const { knowledge, persona } = selfOf(view, eye);
  const common = believer.commonIn(shown);
  const others = livingSeats(shown).filter((seat) => seat !== eye);
  const setting = { view, eye, shown, persona, policy, experience, knowledge, common, others };
  const diary = view.diaries[eye];
  const known = diary === undefined || diary === '?' ? undefined : common.minds.get(diary);
  if (known !== undefined) return { ...setting, ...known };
  const mind = mindOf(setting);
  if (diary !== undefined && diary !== '?') common.minds.set(diary, mind);
  return { ...setting, ...mind };
}

function mindOf(setting: Omit<Basis, keyof Mind>): Mind {
  const { common, eye, knowledge } = setting;
  const wolf = suspicionsOf(common, eye, knowledge);
  const stance = isHonest(knowledge.role) ? wolf : stanceOf({ ...setting, wolf });
  return { wolf, stance, worth: withWhim(setting, lynchWorth({ ...setting, wolf, stance })) };
}

/** Whom somebody likes or dislikes for no reason stays the same all day: what it says and how it votes go together. */
function withWhim(
  { shown, eye, persona, policy }: Omit<Basis, keyof Mind>,
  worth: Float64Array,
): Float64Array {
  const rng = seededRng(`whim ${eye} ${shown.days.length} ${persona.boldness} ${persona.curiosity}`);
  return worth.map((one) => one + (policy.whim * rng.int(1000)) / 1000);
}
