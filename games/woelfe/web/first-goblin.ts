import type { ReadonlySignal } from '@preact/signals';
import { deviceShelf } from '@rudel/ui/device-shelf';
import type { Play } from './play.ts';
import type { WoelfeWords } from './words.ts';

const keptAs = 'rudel.woelfe.goblin';

/** Says what goblins do beside the first question about one on this device, until it is answered; where a guide explains what comes up, that says it. */
export function explainGoblins(play: Play, words: ReadonlySignal<WoelfeWords>): () => void {
  const { legal, hint } = play.choice;
  const shelf = deviceShelf();
  let isNew = shelf?.getItem(keptAs) !== 'told';
  let isBeingTold = false;
  return () => {
    const { vantage } = play;
    const isGuided = vantage.kind === 'seat' && vantage.isGuided?.() === true;
    const isAsked = legal.value.some(({ kind }) => kind === 'goblin');
    if (isBeingTold && !isAsked) {
      isNew = false;
      shelf?.setItem(keptAs, 'told');
    }
    isBeingTold = isNew && isAsked;
    hint.value = isBeingTold && !isGuided ? words.value.prompt.whatGoblinsDo : null;
  };
}
