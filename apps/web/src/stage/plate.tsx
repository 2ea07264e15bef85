import './plate.css';
import { useContext } from 'preact/hooks';
import type { SeatDoc } from '@rudel/protocol';
import { isPlayedByBot } from '@rudel/session/people';
import type { PlateProps } from '@rudel/ui/game-ui';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { useWords } from '@rudel/ui/words';
import type { Desk } from '../table/desk.ts';
import { tableWords } from '../table/words/table-words.ts';
import { StageHand } from './stage-hand.ts';
import { stageWords } from './stage-words.ts';

/** Whether somebody is not there now. */
const isGone = (doc: SeatDoc): boolean => doc.kind === 'person' && (doc.away || doc.standIn !== null);

/** Three dots that come and go while somebody thinks. */
function Thinking() {
  const words = useWords(stageWords);
  return (
    <span class="plate-thinking" role="img" aria-label={words.thinking}>
      <i />
      <i />
      <i />
    </span>
  );
}

function Presence({ doc }: { readonly doc: SeatDoc }) {
  const words = useWords(tableWords).seat;
  if (isGone(doc)) return <Icon name="clock" label={words.away} />;
  return isPlayedByBot(doc) ? <Icon name="bot" label={words.bot} /> : null;
}

/** What somebody there has just said. */
function Bubble({ desk, doc }: { readonly desk: Desk; readonly doc: SeatDoc }) {
  const { presets } = useWords(tableWords).chat;
  const said = doc.kind === 'person' ? desk.said.value.get(doc.person) : undefined;
  return said === undefined ? null : (
    <span class="plate-bubble" role="status">
      {presets[said]}
    </span>
  );
}

const nobody: SeatDoc = { kind: 'open' };

/** A seat on a screen for everybody: number, glyph, name, what the game says of it, and whether somebody there is thinking. */
export function Plate({ seat, children }: PlateProps) {
  const words = useWords(tableWords);
  const hand = useContext(StageHand);
  if (hand === null) return null;
  const { desk, driven } = hand;
  const { play } = driven;
  const view = play.view.value;
  const doc = desk.table.seats[seat] ?? nobody;
  const isPast = play.stage.readSoFar.value !== null || play.stage.scene.value !== null;
  const isAsked =
    !isPast && desk.table.paused === undefined && desk.ui.game.player.asked(view).includes(seat);
  const { SeatNote } = desk.ui.table;
  return (
    <div
      class="plate"
      data-seat={seat}
      data-asked={isAsked}
      data-gone={isGone(doc)}
      style={{ '--seat': `var(--seat-${seat % 8})` }}
    >
      <SeatBadge seat={seat} label={words.table.nameless(seat + 1)} />
      <span class="plate-name">
        <bdi>{doc.kind === 'open' ? words.table.openSeat : doc.name}</bdi>
      </span>
      <span class="plate-note">
        {children ?? <SeatNote view={view} seat={seat} />}
        <Presence doc={doc} />
        {isAsked && <Thinking />}
      </span>
      <Bubble desk={desk} doc={doc} />
    </div>
  );
}
