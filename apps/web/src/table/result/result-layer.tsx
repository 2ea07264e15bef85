import './result.css';
import './chart.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGlimpse, Eye, NameOf, Outcome } from '@rudel/kernel';
import { Button, LinkButton } from '@rudel/ui/button';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { listed, useWords } from '@rudel/ui/words';
import { replayPath } from '../../shell/route.ts';
import type { Desk } from '../desk.ts';
import { talkTitleWords } from '../talk/talk-title-words.ts';
import { hasTalk } from '../talk/why-not-talk.ts';
import { ResultDetails } from './lazy-details.tsx';
import { NextBegun } from './next-begun.tsx';
import { nextWords } from './next-words.ts';
import { ChangeTable, Rematch } from './rematch.tsx';
import { resultWords } from './result-words.ts';
import type { ResultWords } from './result-words.ts';
import { tallyOf } from './series.ts';

export type ResultLayerProps = {
  readonly desk: Desk;
  readonly outcome: Outcome;
  readonly match: number;
  readonly eye: Eye;
  readonly nameOf: NameOf;
};

function headlineOf({ winners }: Outcome, eye: Eye, nameOf: NameOf, words: ResultWords): string {
  if (winners.length === 0) return words.draw;
  const others = winners.filter((seat) => seat !== eye).map(nameOf);
  if (others.length === winners.length) return words.wins(listed(others), others.length > 1);
  return others.length === 0 ? words.youWin : words.weWin(listed(others));
}

/** The end of a match: who won, how it went, and the next one. */
export function ResultLayer(props: ResultLayerProps) {
  const words = useWords(resultWords);
  const [isShown, setShown] = useState(true);
  const ahead = props.desk.session.ahead.value;
  if (!isShown) {
    return (
      <div class="result-back">
        {ahead !== null && <NextBegun desk={props.desk} ahead={ahead} />}
        <Button kind={ahead === null ? 'primary' : 'quiet'} size="l" onClick={() => setShown(true)}>
          {words.toResult}
        </Button>
      </div>
    );
  }
  return <Result {...props} onBoard={() => setShown(false)} />;
}

function Result({ desk, outcome, match, eye, nameOf, onBoard }: ResultLayerProps & { onBoard: () => void }) {
  const words = useWords(resultWords);
  const next = useWords(nextWords);
  const [log, setLog] = useState<readonly AnyGlimpse[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const hasWon = eye !== 'table' && outcome.winners.includes(eye);
  const ahead = desk.session.ahead.value;
  return (
    <section class="result" data-won={hasWon} aria-label={words.title}>
      <div class="result-inside">
        <header class="result-head">
          <div class="result-winners">
            {outcome.winners.map((seat) => (
              <SeatBadge key={seat} seat={seat} size={72} label="" />
            ))}
          </div>
          <p class="result-over">{words.title}</p>
          <h2 class="result-headline" tabindex={-1} ref={heading}>
            {headlineOf(outcome, eye, nameOf, words)}
          </h2>
        </header>
        <Story desk={desk} nameOf={nameOf} log={log} />
        <OwnEnding desk={desk} nameOf={nameOf} />
        <ResultDetails desk={desk} match={match} eye={eye} nameOf={nameOf} onLog={setLog} />
        <Series desk={desk} nameOf={nameOf} />
      </div>
      <footer class="result-actions">
        {ahead === null ? <Rematch desk={desk} /> : <NextBegun desk={desk} ahead={ahead} />}
        <div class="result-ways">
          {ahead === null && <ChangeTable desk={desk} />}
          <LinkButton icon="replay" href={replayPath(desk.table.id, match)}>
            {words.replay}
          </LinkButton>
          {hasTalk(desk) && ahead === null && <TalkAgain desk={desk} />}
          <Button icon="eye" onClick={onBoard}>
            {words.toBoard}
          </Button>
          <Button icon="list" onClick={() => desk.open('menu')}>
            {next.menu}
          </Button>
        </div>
      </footer>
    </section>
  );
}

type StoryProps = Pick<ResultLayerProps, 'desk' | 'nameOf'> & { readonly log: readonly AnyGlimpse[] };

/** How it went, by what this device has noticed, or by the record where that tells more. */
function Story({ desk, nameOf, log }: StoryProps) {
  const words = useWords(resultWords);
  const own = desk.session.log.value;
  const lines = desk.ui.ending?.storyOf?.(own.length < log.length ? log : own, nameOf, language.value) ?? [];
  if (lines.length === 0) return null;
  return (
    <section class="result-part">
      <h3>{words.story}</h3>
      <ul class="result-story">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the game itself shows of the match that is over. */
function OwnEnding({ desk, nameOf }: Pick<ResultLayerProps, 'desk' | 'nameOf'>) {
  const Ending = desk.ui.ending?.Ending;
  const view = desk.session.match.value?.view;
  if (Ending === undefined || view === undefined) return null;
  return (
    <section class="result-part">
      <Ending view={view} nameOf={nameOf} />
    </section>
  );
}

/** Who has won how often, once there was more than one match with these seats. */
function Series({ desk, nameOf }: Pick<ResultLayerProps, 'desk' | 'nameOf'>) {
  const words = useWords(resultWords);
  const { results: all, earlier = 0, seats } = desk.table;
  const results = all.slice(earlier);
  if (results.length < 2) return null;
  return (
    <section class="result-part">
      <h3>{words.series}</h3>
      <ul class="result-series">
        {tallyOf(desk.ui.score.teamsOf(seats.length), results).map(({ seats: party, wins }) => (
          <li key={party.join()}>
            <span class="result-party">
              {party.map((seat) => (
                <SeatBadge key={seat} seat={seat} size={28} label="" />
              ))}
              {listed(party.map(nameOf))}
            </span>
            <strong>{words.wins2(wins)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When the match is over, all may talk about it. */
function TalkAgain({ desk }: Pick<ResultLayerProps, 'desk'>) {
  const words = useWords(talkTitleWords);
  const count = desk.unread.count.value;
  return (
    <Button icon="chat" onClick={() => desk.open('chat')}>
      {count === 0 ? words.title : `${words.title} (${count})`}
    </Button>
  );
}
