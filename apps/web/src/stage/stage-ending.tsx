import './stage-ending.css';
import { useEffect, useState } from 'preact/hooks';
import type { NameOf, Outcome, Seat } from '@rudel/kernel';
import { nameOfPerson } from '@rudel/session/people';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language, motion } from '@rudel/ui/settings';
import { listed, useWords } from '@rudel/ui/words';
import { GamePicture } from '../shell/game-picture.tsx';
import type { Desk } from '../table/desk.ts';
import { Celebration } from '../table/result/celebration.tsx';
import { scoreInWords } from '../table/result/ranking.tsx';
import { usePlaced } from '../table/result/result-head.tsx';
import { resultWords } from '../table/result/result-words.ts';
import { stageWords } from './stage-words.ts';
import { WayIn } from './way-in.tsx';

export type StageEndingProps = {
  readonly desk: Desk;
  readonly outcome: Outcome;
  readonly nameOf: NameOf;
};

/** In milliseconds: what it takes to read a line aloud to the room, and to look up from it. */
const reading = { aLine: 1800, aLetter: 55 } as const;

/** How many lines of a story have been told by now: one after the other, as long as each takes to read. */
function useToldOf(lines: readonly string[]): number {
  const [told, setTold] = useState(1);
  const last = lines[told - 1];
  useEffect(() => {
    if (last === undefined || told >= lines.length) return;
    const timer = setTimeout(() => setTold(told + 1), reading.aLine + reading.aLetter * last.length);
    return () => clearTimeout(timer);
  }, [told, lines.length]);
  return told;
}

/** The end of a match on a screen for everybody: who has won, worth a photo, and how it went, line by line. */
export function StageEnding({ desk, outcome, nameOf }: StageEndingProps) {
  const { headline, placings } = usePlaced({ desk, outcome, eye: 'table', nameOf });
  const log = desk.session.log.value;
  const lines = desk.ui.ending?.storyOf?.(log, nameOf, language.value) ?? [];
  return (
    <section class="stage-ending" data-story={lines.length > 0}>
      <div class="stage-ending-picture" aria-hidden="true">
        <GamePicture game={desk.ui.game.id} />
      </div>
      {motion.value === 'full' && <Celebration seats={outcome.winners} />}
      <div class="stage-ending-won">
        <Winners seats={outcome.winners} />
        <h2 tabIndex={-1}>{headline}</h2>
        {placings.length > 0 && (
          <ol class="stage-ranking" data-many={placings.length > 5}>
            {placings.map(({ place, seats, score }) => (
              <li key={seats.join()} data-place={place}>
                <span class="stage-place">{place}.</span>
                {seats.map((seat) => (
                  <SeatBadge key={seat} seat={seat} label="" />
                ))}
                <bdi>{listed(seats.map(nameOf))}</bdi>
                <strong>{scoreInWords(desk, score)}</strong>
              </li>
            ))}
          </ol>
        )}
      </div>
      {lines.length > 0 && <Story lines={lines} />}
      <footer class="stage-ending-foot">
        <Next desk={desk} />
        <WayIn desk={desk} />
      </footer>
    </section>
  );
}

function Winners({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <div class="stage-winners" data-crowd={seats.length > 4} aria-hidden="true">
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} label="" />
      ))}
    </div>
  );
}

function Story({ lines }: { readonly lines: readonly string[] }) {
  const words = useWords(stageWords);
  const told = useToldOf(lines);
  return (
    <div class="stage-story">
      <h3>{words.story}</h3>
      <ol>
        {lines.slice(0, told).map((line, at) => (
          <li key={line} data-newest={at === told - 1}>
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who is ready for another one, and who can begin it. */
function Next({ desk: { table } }: Pick<StageEndingProps, 'desk'>) {
  const words = useWords(stageWords);
  const result = useWords(resultWords);
  const ready = (table.ready ?? []).flatMap((person) => nameOfPerson(table, person) ?? []);
  const host = nameOfPerson(table, table.host);
  return (
    <p class="stage-next">
      {host !== null && words.again(host)}
      {ready.length > 0 && <span>{result.ready(listed(ready), ready.length > 1)}</span>}
    </p>
  );
}
