import type { Language } from '@rudel/kernel';
import { callsIn, callText, deadOfNight, narrations, variant } from '@rudel/lupus/page';
import type { Shown } from '@rudel/lupus/page';

/** What a narrator reads out now; nothing where there is nothing to be said. */
export function scriptOf(shown: Shown, language: Language): string {
  const narration = narrations[language];
  const { phase, night, call, round, days } = shown;
  switch (phase) {
    case 'call': {
      const text = callText(narration, call ?? 'seer', night, round);
      const isFirst = !shown.isOpen && isFirstCall(shown);
      return isFirst ? `${variant(narration.nightfall, night)} ${text}` : text;
    }
    case 'talk':
      return `${morning(shown, language)} ${variant(narration.day, night)}`;
    case 'vote':
      return variant(narration.polling, night);
    case 'verdict':
      return variant(narration.judging, days.at(-1)?.suspects[0] ?? 0);
    default:
      return '';
  }
}

const isFirstCall = (shown: Shown): boolean =>
  shown.round === 1 && callsIn(shown, shown.night)[0] === shown.call;

function morning({ fates, night }: Shown, language: Language): string {
  const { mourning, quiet } = narrations[language];
  const isQuiet = deadOfNight({ fates }, night).length === 0;
  return variant(isQuiet ? quiet : mourning, night);
}
