import { useEffect } from 'preact/hooks';
import type { AnyView } from '@rudel/kernel';
import type { Session } from '@rudel/session/session';
import { awake, buzzes } from '@rudel/ui/air-settings';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { hush } from '@rudel/ui/sound';
import { isSecretPhase } from '../table/secret-phase.ts';
import { useAwake, useBuzz } from './phone.ts';
import { useAmbience } from './use-ambience.ts';

type AirProps = { readonly session: Session; readonly ui: AnyGameUi; readonly isScreen: boolean };

const isAskedHere = ({ game }: AnyGameUi, view: AnyView): boolean =>
  view.eye !== 'table' && game.player.asked(view).includes(view.eye);

/** What a phone in somebody's hand may do now: nothing that others could notice while anything is secret. */
function isSecretHere({ game }: AnyGameUi, view: AnyView): boolean {
  return view.eye !== 'table' && isSecretPhase(game.player, view);
}

/** What hangs over a table that is shown, whatever draws it: the air of its place, and silence where something is secret. */
export function Air({ session, ui, isScreen }: AirProps) {
  const view = session.match.value?.view ?? null;
  const running = session.outcome.value === null ? view : null;
  const isSecret = running !== null && isSecretHere(ui, running);
  useEffect(() => {
    hush(isSecret);
    return () => hush(false);
  }, [isSecret]);
  useAwake(running !== null && awake.value);
  useBuzz(running !== null && !isSecret && buzzes.value && isAskedHere(ui, running));
  const scenery = view === null ? null : (ui.sceneryIn?.(view) ?? null);
  useAmbience({ scenery, isScreen, isSecret });
  return null;
}
