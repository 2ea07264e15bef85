import { effect } from '@preact/signals';
import type { Eye } from '@rudel/kernel';
import type { Glimpse, Move } from '@rudel/lupus/page';
import type { Surroundings } from '@rudel/ui/surroundings';
import type { Play } from '../play.ts';

/** How long before the end what was chosen is sent, in milliseconds; what is chosen later still, so shortly before it. */
const ahead = { usual: 1500, late: 500 } as const;

/** What the clock would leave to chance; words are never said for anybody. */
const answers: readonly Move['kind'][] = ['point', 'vote', 'paw', 'tuft'];

export type SendingInTime = {
  readonly play: Pick<Play, 'eye'> & {
    readonly choice: Pick<Play['choice'], 'draft' | 'legal' | 'commit'>;
    readonly match: Pick<Play['match'], 'lapsesAt' | 'log'>;
  };
  readonly time: Pick<Surroundings, 'now' | 'after'>;
  /** Called when an answer has arrived that its owner had not sent. */
  readonly tell: () => void;
};

/**
 * Sends what somebody has chosen and not confirmed, shortly before time is up. It reads the clock and the draft alone, so
 * that it does the same for every seat, whatever its card. Gives back what ends it.
 */
export function sendInTime({ play, time, tell }: SendingInTime): () => void {
  let last: Move | null = null;
  let heard: number | null = null;
  const stopSending = effect(() => {
    const draft = play.choice.draft.value;
    const lapsesAt = play.match.lapsesAt.value;
    if (draft !== null && draft !== last) heard = null;
    last = draft ?? last;
    if (lapsesAt === null || !isAnswer(draft)) return;
    const left = lapsesAt - time.now();
    const early = left > ahead.usual ? ahead.usual : ahead.late;
    return time.after(Math.max(0, left - early), () => {
      if (play.choice.legal.peek().length > 0) heard = lengthOf(play);
      play.choice.commit(draft);
    });
  });
  const stopTelling = effect(() => {
    const log = play.match.log.value;
    if (heard === null || !log.slice(heard).some((glimpse) => isAnswerOf(play.eye, glimpse))) return;
    heard = null;
    tell();
  });
  return () => {
    stopSending();
    stopTelling();
  };
}

const lengthOf = ({ match }: SendingInTime['play']): number => match.log.peek().length;

const isAnswer = (draft: Move | null): draft is Move => draft !== null && answers.includes(draft.kind);

const isAnswerOf = (eye: Eye, glimpse: Glimpse): boolean =>
  glimpse.kind === 'pointed' ||
  glimpse.kind === 'chose' ||
  (glimpse.kind === 'voted' && glimpse.seat === eye);
