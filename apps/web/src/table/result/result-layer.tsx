import './result.css';
import './chart.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGlimpse, Eye, NameOf, Outcome } from '@rudel/kernel';
import { Button, LinkButton } from '@rudel/ui/button';
import { lazyPart } from '@rudel/ui/lazy-part';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { listed, useWords } from '@rudel/ui/words';
import { replayPath } from '../../shell/route.ts';
import type { Desk } from '../desk.ts';
import { hasSigns } from '../signs/has-signs.ts';
import { talkTitleWords } from '../talk/talk-title-words.ts';
import { hasTalk } from '../talk/why-not-talk.ts';
import { forgetComplaints } from '../use-desk.ts';
import { ResultDetails } from './lazy-details.tsx';
import { BestMoment, Story, toldOf } from './moment.tsx';
import { NextBegun } from './next-begun.tsx';
import { nextWords } from './next-words.ts';
import { ChangeTable, Rematch } from './rematch.tsx';
import { ResultHead, usePlaced } from './result-head.tsx';
import { resultWords } from './result-words.ts';
import { tallyOf } from './series.ts';
import { ShareButton } from './share-button.tsx';

const ThrowSign = lazyPart(async () => (await import('../signs/throw-sign.tsx')).ThrowSign);

export type ResultLayerProps = {
  readonly desk: Desk;
  readonly outcome: Outcome;
  readonly match: number;
  readonly eye: Eye;
  readonly nameOf: NameOf;
  /** Hears whether the result lies over the table now. */
  readonly onCover: (isCovered: boolean) => void;
};

/** The end of a match: who won, how it went, and the next one. */
export function ResultLayer(props: ResultLayerProps) {
  const words = useWords(resultWords);
  const [isShown, setShown] = useState(true);
  const ahead = props.desk.session.ahead.value;
  const { onCover } = props;
  useEffect(forgetComplaints, []);
  useEffect(() => {
    onCover(isShown);
    return () => onCover(false);
  }, [isShown]);
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

function Result(props: ResultLayerProps & { onBoard: () => void }) {
  const { desk, outcome, match, eye, nameOf, onBoard } = props;
  const words = useWords(resultWords);
  const [log, setLog] = useState<readonly AnyGlimpse[]>([]);
  const picture = useRef<HTMLDivElement>(null);
  const placed = usePlaced({ desk, outcome, eye, nameOf });
  const told = toldOf(desk, log, nameOf);
  const hasWon = eye !== 'table' && outcome.winners.includes(eye);
  return (
    <section class="result" data-won={hasWon} aria-label={words.title}>
      <div class="result-inside">
        <ResultHead
          desk={desk}
          outcome={outcome}
          eye={eye}
          nameOf={nameOf}
          picture={picture}
          placed={placed}
        />
        <BestMoment moment={told.moment} />
        <Story rest={told.rest} />
        <OwnEnding desk={desk} nameOf={nameOf} />
        <ResultDetails desk={desk} match={match} eye={eye} nameOf={nameOf} onLog={setLog} />
        <Series desk={desk} nameOf={nameOf} />
      </div>
      <Ways desk={desk} match={match} onBoard={onBoard}>
        <ShareButton desk={desk} {...placed} moment={told.moment} nameOf={nameOf} picture={picture} />
      </Ways>
    </section>
  );
}

type WaysProps = Pick<ResultLayerProps, 'desk' | 'match'> & {
  readonly onBoard: () => void;
  readonly children: ComponentChildren;
};

/** What can be done after a match: play again first. */
function Ways({ desk, match, onBoard, children }: WaysProps) {
  const words = useWords(resultWords);
  const next = useWords(nextWords);
  const ahead = desk.session.ahead.value;
  return (
    <footer class="result-actions">
      {ahead === null ? <Rematch desk={desk} /> : <NextBegun desk={desk} ahead={ahead} />}
      <div class="result-ways">
        {children}
        {ahead === null && <ChangeTable desk={desk} />}
        <LinkButton icon="replay" href={replayPath(desk.table.id, match)}>
          {words.replay}
        </LinkButton>
        {hasSigns(desk) && ahead === null && <ThrowSign desk={desk} isNamed />}
        {hasTalk(desk) && ahead === null && <TalkAgain desk={desk} />}
        <Button icon="eye" onClick={onBoard}>
          {words.toBoard}
        </Button>
        <Button icon="menu" onClick={() => desk.open('menu')}>
          {next.menu}
        </Button>
      </div>
    </footer>
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
        {tallyOf(desk.ui.score.teamsOf(seats.length), results).map(({ seats: team, wins }) => (
          <li key={team.join()}>
            <span class="result-team">
              {team.map((seat) => (
                <SeatBadge key={seat} seat={seat} size={28} label="" />
              ))}
              {listed(team.map(nameOf))}
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
