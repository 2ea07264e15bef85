import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Glimpse } from '@rudel/dog/page';
import type { Composed } from '../logic/compose.ts';
import type { Play, Scene } from '../play.ts';

const glimpsesOf = (scene: Scene | null): readonly Glimpse[] => scene?.glimpses ?? [];

/** Which cards are in the air while a scene is shown, by their slots. */
function goneIn(
  scene: Scene | null,
  eye: Play['eye'],
  { hand, choices, draft }: Composed,
): readonly number[] {
  for (const glimpse of glimpsesOf(scene)) {
    if (!('seat' in glimpse) || glimpse.seat !== eye) continue;
    if (glimpse.kind === 'folded') return [...hand.keys()];
    if (!('card' in glimpse)) continue;
    return [draft !== null && choices.slot !== null ? choices.slot : hand.indexOf(glimpse.card)];
  }
  return [];
}

/** Which slots show cards that have just come: all after a deal, the gift after the exchange. */
function cameIn(scene: Scene | null, hand: Composed['hand']): readonly number[] {
  for (const glimpse of glimpsesOf(scene)) {
    if (glimpse.kind === 'dealt') return [...hand.keys()];
    if (glimpse.kind === 'exchanged' && glimpse.received !== null) return [hand.indexOf(glimpse.received)];
  }
  return [];
}

/** Lets the hand take part in a scene: what is played leaves it, what was dealt slides in afterwards. */
export function useHandScene(
  play: Play,
  row: RefObject<HTMLDivElement | null>,
  composed: Composed,
): readonly number[] {
  const scene = play.stage.scene.value;
  const shown = useRef<Scene | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = scene;
    if (before === null || before === scene) return;
    for (const [nth, slot] of cameIn(before, composed.hand).entries()) {
      row.current
        ?.querySelector(`[data-slot="${slot}"]`)
        ?.animate([{ translate: '0 -70px', opacity: 0, scale: 0.8 }, {}], {
          duration: 300,
          delay: nth * 40,
          easing: 'ease-out',
          fill: 'backwards',
        });
    }
  }, [scene]);
  return goneIn(scene, play.eye, composed);
}
