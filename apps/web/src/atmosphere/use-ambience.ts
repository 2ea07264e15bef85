import { useEffect, useState } from 'preact/hooks';
import { ambience } from '@rudel/ui/air-settings';
import type { Scenery } from '@rudel/ui/scenery';
import { sound } from '@rudel/ui/settings';
import { whenAllowed } from '@rudel/ui/sound';
import { beginAmbience } from './ambience.ts';
import { soundscapes } from './soundscapes.ts';

type Heard = {
  /** Where and when the match is now, as everybody may know; null where the game does not say. */
  readonly scenery: Scenery | null;
  readonly isScreen: boolean;
  /** Somebody decides here in secret, or may: nothing is to be heard, whatever it is. */
  readonly isSecret: boolean;
};

/** Whether a hidden page is silent. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/** What is heard: on a screen for everybody, on other devices where somebody wants it there, too. */
export function useAmbience({ scenery, isScreen, isSecret }: Heard): void {
  const isVisible = useVisible();
  const isWanted = ambience.value === 'always' || (ambience.value === 'screen' && isScreen);
  const isHeard = isWanted && isVisible && !isSecret && sound.value === 'on';
  useEffect(() => {
    if (!isHeard || scenery === null) return;
    let end: () => void = () => {};
    const forget = whenAllowed(({ openStudio }) => {
      const studio = openStudio();
      if (studio !== null) end = beginAmbience(studio, soundscapes[scenery]);
    });
    return () => {
      forget();
      end();
    };
  }, [isHeard, scenery]);
}
