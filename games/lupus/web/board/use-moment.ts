import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { play as playSound } from '@rudel/ui/sound';
import type { Sound } from '@rudel/ui/sound';
import { showToast } from '@rudel/ui/toast';
import { glimpsesOf } from '../drawing.ts';
import { isPointedByLot } from '../logic/diary.ts';
import { momentOf } from '../logic/moments.ts';
import type { Moment } from '../logic/moments.ts';
import type { Play } from '../play.ts';
import { lupusWords } from '../words.ts';
import type { LupusWords } from '../words.ts';

/** By day only: at night all phones are silent. */
const sounds: { readonly [K in Moment['kind']]: Sound | null } = {
  night: null,
  dawn: 'card',
  verdict: 'hit',
  votes: 'stone',
  rest: null,
};

/** Names come late in these moments: nothing tells them before. */
const isNamedLate = ({ kind }: Moment): boolean => kind === 'dawn' || kind === 'verdict';

/** What is said on top while a moment hides what was asked before it. */
const statusOf = ({ kind }: Moment, { moment }: LupusWords): string | null =>
  kind === 'dawn' || kind === 'verdict' ? moment.status[kind] : null;

/** Shows the table's scene and says when it has come to rest; the moment that is shown now, or null. */
export function useMoment(play: Play): Moment | null {
  const scene = play.stage.scene.value;
  const moment = useMemo(() => (scene === null ? null : momentOf(glimpsesOf(scene))), [scene]);
  useLayoutEffect(() => {
    if (scene === null || moment === null) return;
    const sound = sounds[moment.kind];
    if (sound !== null) playSound(sound);
    if (!isNamedLate(moment)) play.stage.tell();
    play.stage.sentence.value = statusOf(moment, lupusWords[play.language.peek()]);
    const done = (): void => {
      play.stage.sentence.value = null;
      if (play.stage.scene.peek() === scene) play.stage.sceneDone();
    };
    if (moment.lasts === 0) {
      done();
      return;
    }
    const timer = setTimeout(done, moment.lasts);
    return () => {
      clearTimeout(timer);
      play.stage.sentence.value = null;
    };
  }, [scene, moment]);
  const last = play.stage.last.value;
  useEffect(() => {
    const isLate = play.vantage.kind !== 'replay' && isPointedByLot(glimpsesOf(last));
    if (isLate) showToast({ text: lupusWords[play.language.peek()].lapsed.call, topic: 'lapsed' });
  }, [last]);
  return moment;
}
