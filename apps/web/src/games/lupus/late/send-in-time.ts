import { effect } from '@preact/signals';
import type { Eye, Open } from '@rudel/kernel';
import type { Glimpse, Move } from '@rudel/lupus/page';
import type { Surroundings } from '../../../session/surroundings.ts';
import type { Play } from '../../game-ui.ts';

/** How long before the end what was chosen is sent, in milliseconds; what is chosen later still, so shortly before it. */
const ahead = { usual: 1500, late: 500 } as const;

/** What the clock would leave to chance; words are never said for anybody. */
const answers: readonly Move['kind'][] = ['point', 'vote', 'paw', 'tuft'];

export type SendingInTime = {
  readonly play: Pick<Play, 'eye' | 'draft' | 'legal' | 'lapsesAt' | 'log' | 'commit'>;
  readonly time: Pick<Surroundings, 'now' | 'after'>;
  /** Called when an answer has arrived that its owner had not sent. */
  readonly tell: () => void;
};

/**
 * Sends what somebody has chosen and not confirmed, shortly before time is up. It reads the clock and the draft alone, so
 * that it does the same for every seat, whatever its card. Gives back what ends it.
 */
export function sendInTime({ play, time, tell }: SendingInTime): () => void {
  let last: Open | null = null;
  let heard: number | null = null;
  const stopSending = effect(() => {
    const draft = play.draft.value;
    const lapsesAt = play.lapsesAt?.value ?? null;
    if (draft !== null && draft !== last) heard = null;
    last = draft ?? last;
    if (lapsesAt === null || !isAnswer(draft)) return;
    const left = lapsesAt - time.now();
    const early = left > ahead.usual ? ahead.usual : ahead.late;
    return time.after(Math.max(0, left - early), () => {
      if (play.legal.peek().length > 0) heard = lengthOf(play);
      play.commit(draft);
    });
  });
  const stopTelling = effect(() => {
    const log = (play.log?.value ?? []) as unknown as readonly Glimpse[];
    if (heard === null || !log.slice(heard).some((glimpse) => isAnswerOf(play.eye, glimpse))) return;
    heard = null;
    tell();
  });
  return () => {
    stopSending();
    stopTelling();
  };
}

const lengthOf = ({ log }: SendingInTime['play']): number => log?.peek().length ?? 0;

const isAnswer = (draft: Open | null): draft is Open =>
  draft !== null && answers.includes((draft as unknown as Move).kind);

const isAnswerOf = (eye: Eye, glimpse: Glimpse): boolean =>
  glimpse.kind === 'pointed' ||
  glimpse.kind === 'chose' ||
  (glimpse.kind === 'voted' && glimpse.seat === eye);
