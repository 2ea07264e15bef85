import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TablePlay } from '@rudel/session/table-play';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import type { AnyScripts } from '@rudel/ui/script';
import { language } from '@rudel/ui/settings';
import { browserSurroundings } from '@rudel/ui/surroundings';
import type { Desk } from '../table/desk.ts';
import { namesWhen } from '../table/names-when.ts';
import { useRead } from '../table/use-read.ts';
import { deviceVoice, findVoices } from './device-voice.ts';
import { Follower } from './follow-match.ts';
import type { Teller, Told } from './follow-match.ts';
import { heardBefore, noteHeard } from './heard-here.ts';
import { Speaker } from './speaker.ts';
import { amount, isSpeaking } from './voice-settings.ts';

/** What the game has to say, as soon as it is there; null where it says nothing. */
function useScripts({ script }: AnyGameUi, isWanted: boolean): AnyScripts | null {
  const [scripts, setScripts] = useState<AnyScripts | null>(null);
  useEffect(() => {
    if (isWanted) script?.().then(setScripts, () => {});
  }, [script, isWanted]);
  return scripts;
}

function useTeller({ ui }: Desk, { play }: TablePlay, isWanted: boolean): Teller | null {
  const scripts = useScripts(ui, isWanted);
  const script = scripts?.[language.value];
  return useMemo(() => {
    const { nameOf } = play;
    if (script === undefined) return null;
    return { script, player: ui.game.player, nameOf, namesWhen: (glimpse) => namesWhen(glimpse, nameOf) };
  }, [script, ui, play]);
}

/** Speaks of a match as it is shown, and returns what is being said; null where nothing is. */
export function useVoice(desk: Desk, driven: TablePlay): string | null {
  const isOn = isSpeaking();
  const match = `${desk.table.id} ${desk.table.match}`;
  const teller = useTeller(desk, driven, isOn);
  const speaker = useMemo(() => new Speaker(deviceVoice, browserSurroundings), []);
  const log = useRead(desk.session, driven);
  const told: Told = { log, view: driven.told, isMoving: driven.play.stage.scene.value !== null };
  const follower = useMemo(() => new Follower(desk.table.match, heardBefore(match, told)), [driven]);
  const skips = driven.skips.value;
  const skipped = useRef(skips);
  useEffect(findVoices, []);
  useEffect(() => () => speaker.hush(), [speaker, driven]);
  useEffect(() => {
    const isSkipped = skipped.current !== skips;
    skipped.current = skips;
    if (isSkipped || !isOn) speaker.hush();
    if (isSkipped || !isOn || document.hidden) follower.leaveOut(told);
    if (isOn && teller !== null) follower.tell(told, teller, amount.peek(), speaker);
    noteHeard(match, follower.heard);
  }, [log, told.view, told.isMoving, teller, skips, isOn]);
  return speaker.caption.value;
}
