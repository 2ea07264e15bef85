import { useMemo } from 'preact/hooks';
import type { AnyView, NameOf, Seat } from '@rudel/kernel';
import { LinkButton } from '@rudel/ui/button';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { tablePath, verifyPath } from '../shell/route.ts';
import { tableWords } from '../table/words/table-words.ts';
import { judgementWords } from '../verify/judgement-words.ts';
import type { Film } from './film.ts';
import { OnlookerChoice } from './onlooker-choice.tsx';
import { PlayOn } from './play-on.tsx';
import type { Projector } from './projector.ts';
import { ReplayControls } from './replay-controls.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayLog } from './replay-log.tsx';
import { replayWords } from './replay-words.ts';
import { ReplayReview } from './review/replay-review.tsx';

export type ReplayScreenProps = {
  readonly projector: Projector;
  readonly film: Film;
  readonly ui: AnyGameUi;
  readonly nameOf: NameOf;
  readonly title: string;
  readonly table: string;
  readonly match: number;
  /** Whose review is looked at; null where nobody has come for one. */
  readonly own: Seat | null;
};

/** A match on the table again: the board, who sits around it, and the way through time. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { projector, film, ui, nameOf, title, table } = props;
  const words = useWords(tableWords);
  const { toTable } = useWords(replayWords);
  const onlooker = projector.onlooker.value;
  const play = useMemo(() => projector.play, [projector, onlooker]);
  useReplayKeys(projector);
  const { Board, Hand } = ui.table;
  const view = play.view.value;
  const seats = Array.from({ length: film.replayed.seats }, (_, seat) => seat);
  return (
    <div class="replay" data-game={ui.game.id}>
      <header class="replay-head">
        <LinkButton kind="plain" icon="back" href={tablePath(table)}>
          {toTable}
        </LinkButton>
        <h1 tabindex={-1}>{title}</h1>
        <p class="replay-status">
          {play.stage.sentence?.value ?? ui.game.words[language.value].status(projector.told, nameOf)}
        </p>
      </header>
      {ui.table.hasOwnSeats !== true && (
        <section class="replay-around" aria-label={words.table.seats}>
          <ul class="replay-seats">
            {seats.map((seat) => (
              <ReplaySeat key={seat} seat={seat} view={view} ui={ui} name={nameOf(seat)} />
            ))}
          </ul>
        </section>
      )}
      <main id="content" class="replay-board" aria-label={words.table.board} onClick={() => projector.skip()}>
        <Board key={onlooker} play={play} />
      </main>
      {play.eye !== 'table' && (
        <div class="replay-hand">
          <Hand key={onlooker} play={play} />
        </div>
      )}
      <ReplayControls projector={projector} />
      <ReplaySide {...props} />
    </div>
  );
}

/** What lies beside the board: through whose eyes it is seen, how it went for them, and every moment. */
function ReplaySide({ projector, film, ui, nameOf, own, table, match }: ReplayScreenProps) {
  const proof = useWords(judgementWords).title;
  return (
    <aside class="replay-side">
      <OnlookerChoice projector={projector} ui={ui} seats={film.replayed.seats} nameOf={nameOf} />
      <PlayOn {...{ projector, film, nameOf, own }} />
      {film.hasReview && <ReplayReview {...{ projector, film, ui, nameOf, own }} />}
      <ReplayLog projector={projector} game={ui.game} nameOf={nameOf} />
      <LinkButton icon="lock" href={verifyPath(table, match)}>
        {proof}
      </LinkButton>
    </aside>
  );
}

type ReplaySeatProps = {
  readonly seat: Seat;
  readonly view: AnyView;
  readonly ui: AnyGameUi;
  readonly name: string;
};

function ReplaySeat({ seat, view, ui, name }: ReplaySeatProps) {
  const { SeatNote } = ui.table;
  return (
    <li class="replay-seat" data-asked={ui.game.player.asked(view).includes(seat)}>
      <SeatBadge seat={seat} size={32} label="" />
      <span class="replay-seat-text">
        <bdi class="replay-seat-name" title={name}>
          {name}
        </bdi>
        <SeatNote view={view} seat={seat} />
      </span>
    </li>
  );
}
