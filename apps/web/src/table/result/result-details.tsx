import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGlimpse, Eye, NameOf } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { lazyPart } from '@rudel/ui/lazy-part';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { framesOf, glimpsesAt, viewAt } from '../../replay/film.ts';
import type { Film } from '../../replay/film.ts';
import { loadFilm } from '../../replay/load-film.ts';
import { replayPath } from '../../shell/route.ts';
import { go } from '../../shell/router.ts';
import { recordFileName, saveRecord } from '../../verify/record-file.ts';
import type { Desk } from '../desk.ts';
import { linesOf } from './chart-lines.ts';
import { Chart } from './chart.tsx';
import { Fairness } from './fairness.tsx';
import { resultWords } from './result-words.ts';

export type DetailsProps = {
  readonly desk: Desk;
  readonly match: number;
  readonly eye: Eye;
  readonly nameOf: NameOf;
  /** Hears all that was noticed: a device that came back late knows only the end of it. */
  readonly onLog: (log: readonly AnyGlimpse[]) => void;
};

/** All that an eye noticed in a match. */
function logIn(film: Film, eye: Eye): readonly AnyGlimpse[] {
  return Array.from({ length: framesOf(film) }, (_, frame) => glimpsesAt(film, frame, eye)).flat();
}

type Read = Awaited<ReturnType<typeof loadFilm>> | 'coming';

function useFilm({ desk, match }: DetailsProps): Read {
  const [read, setRead] = useState<Read>('coming');
  useEffect(() => {
    let isWanted = true;
    void loadFilm(desk.host, desk.table.id, match).then((film) => isWanted && setRead(film));
    return () => {
      isWanted = false;
    };
  }, [match]);
  return read;
}

/** What only the record of a match can tell. */
export function Details(props: DetailsProps) {
  const words = useWords(resultWords);
  const read = useFilm(props);
  if (read === 'coming') return <div class="result-details-place" aria-busy="true" />;
  if (read === null) return <p class="result-part result-soft">{words.unavailable}</p>;
  if (read !== 'broken' && read.ok) return <FilmDetails {...props} film={read.film} />;
  return (
    <section class="result-part result-record">
      <Fairness
        found={read === 'broken' ? read : (read.film ?? read.fault)}
        table={props.desk.table.id}
        match={props.match}
      />
    </section>
  );
}

/** How it went for whoever sits here; nothing loads where the game has none. */
const Review = lazyPart(async () => (await import('../../replay/review/review-part.tsx')).ReviewPart);

function FilmDetails({ desk, match, eye, nameOf, onLog, film }: DetailsProps & { film: Film }) {
  const words = useWords(resultWords);
  useEffect(() => onLog(logIn(film, eye)), [film]);
  const lines = useMemo(() => {
    const frames = Array.from({ length: framesOf(film) }, (_, frame) => viewAt(film, frame, 'table'));
    const standings = frames.map((view) => desk.ui.score.progressOf(view));
    const isCounted = standings.some((standing) => standing.length > 0);
    return isCounted ? linesOf(desk.ui.score.teamsOf(film.replayed.seats), standings) : [];
  }, [film]);
  return (
    <>
      {film.hasReview && eye !== 'table' && (
        <section class="result-part">
          <Review
            film={film}
            ui={desk.ui}
            seat={eye}
            nameOf={nameOf}
            isOwn
            at={null}
            onGoTo={(frame) => go(replayPath(desk.table.id, match, { frame, seat: eye }))}
          />
        </section>
      )}
      {lines.length > 0 && (
        <section class="result-part">
          <h3>{words.chart}</h3>
          <Chart
            lines={lines}
            nameOf={nameOf}
            told={(value) => desk.ui.score.progressIn?.(value, language.value) ?? `${value}`}
          />
        </section>
      )}
      <section class="result-part result-record">
        <Fairness found={film} table={desk.table.id} match={match} />
        <Button
          icon="share"
          onClick={() => saveRecord(film.text, recordFileName(film.game.id, desk.table.id, match))}
        >
          {words.save}
        </Button>
      </section>
    </>
  );
}
