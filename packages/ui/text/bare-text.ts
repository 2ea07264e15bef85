import type { GameTypes, PlayerRules } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import type { TextUi } from './text-ui.ts';

/** A drawing for a game that has none yet: its sight as it is. */
export function bareText<G extends GameTypes>({ sight }: Pick<PlayerRules<G>, 'sight'>): TextUi<G> {
  return {
    draw: ({ view }) => [sight.format(view)],
    width: 0,
    legend: withSwiss({ en: [], de: [] }),
    cards: withSwiss({ en: [], de: [] }),
    intro: withSwiss({ en: () => [], de: () => [] }),
  };
}
