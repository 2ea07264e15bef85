import { needsOpening } from '../moves/moves.ts';
import type { Shown } from '../types.ts';
import { isHuman } from '../village/narrators.ts';

/** A narrator may take this many times as long as the table would, and this long until something is opened. */
const patience = 3;
const untilOpened = 60;
const untilDeck = 300;

/** How long a decision takes. What is said turns no clock back: a discussion and a defence have one each (4.2, 4.4). */
export function clockOf(shown: Shown): { readonly seconds?: number; readonly span?: string } {
  const { phase, night, turn: speaker } = shown;
  const isSpoken = shown.isOpen && (phase === 'talk' || phase === 'defence');
  const span = isSpoken ? { span: `${phase} ${night} ${speaker ?? '-'}` } : {};
  const seconds = secondsOf(shown);
  return seconds === 0 ? span : { ...span, seconds: isHuman(shown) ? seconds * patience : seconds };
}

function secondsOf(shown: Shown): number {
  const { phase, options } = shown;
  if (phase === 'deck') return untilDeck / patience;
  if (needsOpening(shown)) return untilOpened;
  if (phase === 'call') return shown.seconds;
  if (phase === 'talk') return options.discussionSeconds;
  return phase === 'defence' ? options.defenceSeconds : options.voteSeconds;
}
