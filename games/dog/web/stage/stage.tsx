import './stage.css';
import type { DogTypes, Glimpse } from '@rudel/dog/page';
import { seats, stonesHome } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';
import type { StageParts, StageProps } from '@rudel/ui/game-ui';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Board } from '../board/board.tsx';
import { CardFace } from '../board/card-face.tsx';
import type { Play } from '../play.ts';
import { TeamSign } from '../team-sign.tsx';
import { dogWords } from '../words.ts';

/** The last card that was laid down, since the cards of this round were dealt. */
function lastLaid(log: readonly Glimpse[]): Extract<Glimpse, { as: unknown }> | null {
  for (const glimpse of log.toReversed()) {
    if (glimpse.kind === 'dealt') return null;
    if ('as' in glimpse) return glimpse;
  }
  return null;
}

/** The board as high as the room, everybody at their corner, and between them what was played last and how the teams stand. */
function Scene({ play, Plate }: StageProps<DogTypes>) {
  return (
    <div class="dog-stage">
      <div class="dog-stage-side">
        <Plate seat={2} />
        <LastCard play={play} />
        <Plate seat={3} />
      </div>
      <Board play={play} />
      <div class="dog-stage-side">
        <Plate seat={1} />
        <Teams play={play} />
        <Plate seat={0} />
      </div>
    </div>
  );
}

/** A card large enough to be read from the sofa, and whose it was. */
function LastCard({ play }: { readonly play: Play }) {
  const log = play.match.log.value;
  const shown = play.stage.scene.value?.glimpses.length ?? 0;
  const laid = lastLaid(shown === 0 ? log : log.slice(0, -shown)) ?? null;
  if (laid === null) return <div class="dog-stage-card" />;
  const { card, as, seat } = laid;
  const words = dogWords[play.language.value];
  return (
    <div class="dog-stage-card" role="img" aria-label={words.played(play.nameOf(seat), words.cards[as])}>
      <svg key={log.length} viewBox="-3 -3 66 96">
        <CardFace card={card} as={as} large />
      </svg>
      <SeatBadge seat={seat} label="" />
    </div>
  );
}

/** How many of its eight stones each team has brought home. */
function Teams({ play }: { readonly play: Play }) {
  const { board } = play.view.value.shown;
  const words = dogWords[play.language.value];
  return (
    <ul class="dog-stage-teams">
      {([0, 1] as const).map((first) => (
        <li key={first}>
          <svg viewBox="-13 -9 26 18" aria-hidden="true">
            <TeamSign seat={first} eye="table" />
          </svg>
          <TeamHome first={first} board={board} label={words.home} />
        </li>
      ))}
    </ul>
  );
}

type TeamHomeProps = {
  readonly first: Seat;
  readonly board: Parameters<typeof stonesHome>[0];
  readonly label: (stones: number) => string;
};

function TeamHome({ first, board, label }: TeamHomeProps) {
  const team = seats.filter((seat) => seat % 2 === first);
  const home = team.reduce((sum, seat) => sum + stonesHome(board, seat), 0);
  return (
    <>
      <span class="dog-stage-home" aria-hidden="true">
        {team.flatMap((seat) =>
          [0, 1, 2, 3].map((nth) => (
            <i
              key={`${seat} ${nth}`}
              data-home={nth < stonesHome(board, seat)}
              style={{ '--seat': `var(--seat-${seat})` }}
            />
          )),
        )}
      </span>
      <span class="visually-hidden">{label(home)}</span>
    </>
  );
}

export const stage: StageParts<DogTypes> = { Scene, hasOwnSeats: true };
