import { computed, signal } from '@preact/signals';
import type { GameTypes } from '@rudel/kernel';
import type { Choice, Play, Staging, Surround, Vantage } from './play.ts';

/** What is given of a play; the rest of it stands still. */
export type StillParts<G extends GameTypes> = Pick<Play<G>, 'view' | 'eye' | 'nameOf' | 'language'> & {
  readonly vantage?: Vantage;
  readonly choice?: Partial<Choice<G>>;
  readonly stage?: Partial<Staging<G>>;
  readonly match?: Partial<Surround<G>>;
};

/** A play in which nothing moves and nothing can be done but what is given: for replays, and for tests of drawings. */
export function stillPlay<G extends GameTypes>(parts: StillParts<G>): Play<G> {
  const { view, eye, nameOf, language, vantage = { kind: 'replay' } } = parts;
  return {
    view,
    eye,
    nameOf,
    language,
    vantage,
    choice: {
      legal: computed(() => []),
      draft: signal(null),
      hint: signal(null),
      offer: signal(null),
      canUndo: signal(false),
      onUndo: () => () => {},
      propose: () => {},
      confirm: () => {},
      commit: () => {},
      insist: () => {},
      explain: () => {},
      ...parts.choice,
    },
    stage: {
      scene: computed(() => null),
      sceneDone: () => {},
      tell: () => {},
      last: computed(() => null),
      sentence: signal(null),
      readSoFar: signal(null),
      ...parts.stage,
    },
    match: {
      log: computed(() => []),
      lapsesAt: computed(() => null),
      talk: computed(() => []),
      TalkField: null,
      presenceOf: () => 'here',
      ...parts.match,
    },
    wish: null,
    reading: () => () => {},
  };
}
