import type { AnyView } from '@rudel/kernel';
import type { AnyGamePage } from '@rudel/ui/game-ui';

/**
 * Whether what is decided now is secret, as everybody may know: several are asked, and where people talk, nobody may. Then phones are silent and still, whoever
 * holds them.
 */
export function isSecretPhase(player: AnyGamePage['player'], view: AnyView): boolean {
  if (player.asked(view).length < 2) return false;
  return player.whyNotTalk === undefined || player.whyNotTalk(view) !== null;
}
