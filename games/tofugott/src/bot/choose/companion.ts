import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { legal, ownAnswers } from '../../moves.ts';
import type { Silhouette } from '../../silhouettes.ts';
import { activeOf, nextCard, questionOf } from '../../turns.ts';
import type { Move, Shown, TofugottTypes, View } from '../../types.ts';
import { personaAt } from '../value/cast.ts';
import type { Persona } from '../value/persona.ts';
import { answer, guess, keep } from './decisions.ts';
import type { Reader } from './reader.ts';
import { Conversation } from './talk/conversation.ts';
import { nextOccasion } from './talk/occasions.ts';

/** A bot that answers by its taste, says why, and guesses others as well as it can read them. */
export function companion(
  name: string,
  reader: Reader,
  personaOf: (shown: Shown, seat: Seat) => Persona = personaAt,
): Bot<TofugottTypes> {
  return {
    name,
    choose(view, rng) {
      const { eye, shown } = view;
      const active = activeOf(shown);
      if (eye === 'table' || active === null) return pick(legal(view), rng);
      if (shown.phase === 'keep') return keep(shown, eye, view.drawn, personaOf(shown, eye), reader);
      if (shown.phase === 'show') return show(view, eye);
      if (eye !== active) return guess(shown, active, personaOf(shown, eye), reader, rng);
      const answers = ownAnswers(view);
      return answers === null ? pick(legal(view), rng) : answer(shown, answers, personaOf(shown, eye), rng);
    },
  };
}

/** Turns the next card over, with a line where it is its own. */
function show(view: View, eye: Seat): Move {
  const silhouette = ownNext(view, eye);
  const occasion = silhouette === null ? null : nextOccasion(view.shown, silhouette);
  const line = occasion === null ? null : new Conversation(view.shown).lineFor(occasion);
  return { kind: 'show', line };
}

/** What one's own card shows that is turned over next; null where it is another's. */
function ownNext(view: View, eye: Seat): Silhouette | null {
  const next = nextCard(view.shown);
  if (next?.owner !== eye) return null;
  if (next.kind !== 'guess') return ownAnswers(view)?.[next.kind][questionOf(view.shown) - 1] ?? null;
  const own = view.picks[eye] ?? null;
  return own === '?' ? null : own;
}
