import { houseName, ownDeck } from '@rudel/tofugott/page';
import type { Glimpse } from '@rudel/tofugott/page';
import { activeOf, turnsOf } from '@rudel/tofugott/page';
import type { Drawing } from '../drawing.ts';
import { trackOf } from '../logic/track.ts';
import { turnSeen } from '../logic/turn-seen.ts';
import { SeatTofu } from './tofu.tsx';
import type { Mood } from './tofu.tsx';

/** What each seat won or lost just now. */
function gainsIn(glimpses: readonly Glimpse[]): readonly number[] {
  for (const glimpse of glimpses) if (glimpse.kind === 'scored') return glimpse.gains;
  return [];
}

const moodOf = (gain: number): Mood => (gain > 0 ? 'happy' : gain < 0 ? 'sad' : 'calm');

/** The stones that lead to the shrine, with a tofu for every seat. */
export function Track({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const { nameOf } = drawing.play;
  const { least, most, spots } = trackOf(shown.points);
  const gains = gainsIn(drawing.fresh.value);
  const stones = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const standing = shown.points.map((points, seat) => `${nameOf(seat)} ${words.points(points)}`);
  const active = activeOf(shown);
  const turns = turnsOf(shown);
  const { deck } = shown.options;
  return (
    <div class="tofu-track" style={{ '--stones': stones.length }}>
      <p class="tofu-turn">
        {deck !== houseName && <bdi class="tofu-turn-deck">{ownDeck(deck).name}</bdi>}
        {words.turn(turnSeen(shown, drawing.hold.held.value), turns)}
      </p>
      <div class="tofu-way" role="img" aria-label={words.track(standing.join(', '))}>
        {stones.map((points, at) => (
          <span key={points} class="tofu-stone" data-zero={points === 0} style={{ '--at': at }}>
            {(points === 0 || points % 5 === 0) && String(points).replace('-', '−')}
          </span>
        ))}
        {spots.map(({ seat, stone, aside, level }) => (
          <span
            key={seat}
            class="tofu-walker"
            data-tofu={seat}
            data-active={seat === active}
            style={{ '--at': stone, '--aside': aside, '--level': level }}
          >
            <SeatTofu seat={seat} mood={moodOf(gains[seat] ?? 0)} />
          </span>
        ))}
        <Shrine />
      </div>
    </div>
  );
}

function Shrine() {
  return (
    <svg class="tofu-shrine" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M2 8c14 4 30 4 44 0l1 5c-15 4-31 4-46 0zM8 13h4l-1 33H7zM36 13h4l1 33h-4zM7 20h34v4H7zM22 13h4v8h-4z" />
    </svg>
  );
}
