import './board.css';
import './cube.css';
import './choice.css';
import './cards.css';
import './talk.css';
import './reveal.css';
import './small-screens.css';
import './low-boards.css';
import './low-desks.css';
import '../tofugott.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { questionOf } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { Sheet } from '@rudel/ui/sheet';
import { drawingOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { EndShot } from '../logic/ending.ts';
import { countedLast, revealingNow } from '../logic/revealing.ts';
import type { Revealed } from '../logic/revealing.ts';
import { toldTurn } from '../logic/told.ts';
import type { Play } from '../play.ts';
import { Aside } from './aside.tsx';
import { Choice } from './choice.tsx';
import { Grove } from './grove.tsx';
import { QuestionCard } from './question-card.tsx';
import { Reveal } from './reveal.tsx';
import { TieBreak } from './tie-break.tsx';
import { Track } from './track.tsx';
import { useEnding } from './use-ending.ts';
import { useFlights } from './use-flights.ts';

/** The middle of the table: the way of the tofus, and below it the card, what is turned over, or the tie-break. */
export function Board({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<Revealed | null>(null);
  const shot = useEnding(play);
  useFlights(board, drawing);
  const words = drawing.words.value;
  return (
    <div class="tofu-board" role="group" aria-label={words.board} ref={board}>
      <Grove />
      <Track drawing={drawing} />
      <div class="tofu-stage">
        <Middle drawing={drawing} shot={shot} onLook={look} />
      </div>
      <Foot drawing={drawing} />
      <Sheet
        open={looked !== null}
        title={words.card.details(looked?.question ?? 1)}
        onClose={() => look(null)}
      >
        {looked !== null && <Reveal drawing={drawing} revealed={looked} />}
      </Sheet>
    </div>
  );
}

type MiddleProps = {
  readonly drawing: Drawing;
  readonly shot: EndShot | null;
  readonly onLook: (revealed: Revealed) => void;
};

function Middle({ drawing, shot, onLook }: MiddleProps) {
  const { shown } = drawing.view.value;
  const held = drawing.hold.held.value;
  const now = revealingNow(shown);
  if (shown.phase === 'tie' || shown.phase === 'over') return <End drawing={drawing} shot={shot} />;
  if (held !== null) return <Reveal drawing={drawing} revealed={held} />;
  if (now !== null) return <Reveal drawing={drawing} revealed={now} />;
  if (shown.phase === 'guess') return <QuestionCard drawing={drawing} onLook={onLook} />;
  return <Choice drawing={drawing} />;
}

/** The last question, then the tie-break if there is one. */
function End({ drawing, shot }: Pick<MiddleProps, 'drawing' | 'shot'>) {
  const { shown } = drawing.view.value;
  const tie = shot === null ? shown.tie : shot.tie;
  const last = countedLast(shown);
  if (tie !== null && tie.length > 0) {
    return <TieBreak drawing={drawing} tie={tie} isTurning={shot?.isTurning ?? false} />;
  }
  return last === null ? null : <Reveal drawing={drawing} revealed={last} />;
}

/** In milliseconds: the time to look at what was counted, and more for every letter that was said. */
const reading = { least: 5000, letter: 45, most: 10_000 } as const;

/** Below: the way on from what is held, else the silhouettes that nobody has. */
function Foot({ drawing }: { readonly drawing: Drawing }) {
  const { phase } = drawing.view.value.shown;
  const held = drawing.hold.held.value;
  if (phase === 'tie' || phase === 'over') return null;
  return held === null ? <Aside drawing={drawing} /> : <GoOn drawing={drawing} held={held} />;
}

/** What was counted last stays until somebody wants to go on or has had the time to read. */
function GoOn({ drawing, held }: { readonly drawing: Drawing; readonly held: Revealed }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const said = toldTurn(drawing.told.value, held.turn).lineOf(held.question, 'worst')?.length ?? 0;
  useEffect(() => {
    const time = Math.min(reading.most, reading.least + reading.letter * said);
    const timer = setTimeout(() => drawing.hold.release(), time);
    return () => clearTimeout(timer);
  }, [held.turn, held.question]);
  const mayChoose = drawing.legal.value.some(({ kind }) => kind === 'keep');
  const isSameTurn = held.turn === shown.past.length;
  const goOn = isSameTurn ? words.reveal.toQuestion(questionOf(shown)) : words.reveal.goOn;
  return (
    <div class="tofu-go-on">
      <Button kind="primary" icon="forward" class="tofu-go" onClick={() => drawing.hold.release()}>
        {mayChoose ? words.choice.look : goOn}
      </Button>
    </div>
  );
}
