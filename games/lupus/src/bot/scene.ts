import type { Seat } from '@rudel/kernel';
import { livingSeats } from '../seats.ts';
import type { Shown, View } from '../types.ts';
import { suspicionsOf } from './belief.ts';
import type { Believer, Common } from './belief.ts';
import { isHonest, knowledgeOf } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { personaAt } from './persona.ts';
import type { Persona } from './persona.ts';
import type { Policy } from './policy.ts';
import { stanceOf } from './stance.ts';

/** All that a decision of a seat rests on. */
export type Scene = {
  readonly view: View;
  readonly eye: Seat;
  readonly shown: Shown;
  readonly persona: Persona;
  readonly policy: Policy;
  readonly knowledge: Knowledge;
  readonly common: Common;
  readonly others: readonly Seat[];
  /** How likely each is a wolf as far as the seat can tell. */
  readonly wolf: Float64Array;
  /** How likely each is a wolf as far as the seat pretends. */
  readonly stance: Float64Array;
};

export function sceneOf(view: View, eye: Seat, believer: Believer, policy: Policy): Scene {
  const { shown } = view;
  const knowledge = knowledgeOf(view, eye);
  const common = believer.commonIn(shown);
  const persona = personaAt(view, eye);
  const wolf = suspicionsOf(common, eye, knowledge);
  const scene = {
    view,
    eye,
    shown,
    persona,
    policy,
    knowledge,
    common,
    others: livingSeats(shown).filter((seat) => seat !== eye),
    wolf,
  };
  return { ...scene, stance: isHonest(knowledge.role) ? wolf : stanceOf(scene) };
}
