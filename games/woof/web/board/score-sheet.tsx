import { Button } from '@rudel/ui/button';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Sheet } from '@rudel/ui/sheet';
import { listOf, scoresOf } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';

type ScoreSheetProps = {
  readonly drawing: Drawing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Points round by round, and the error tokens. */
export function ScoreSheet({ drawing, isOpen, onClose }: ScoreSheetProps) {
  const words = drawing.words.value;
  return (
    <Sheet open={isOpen} title={words.score.title} onClose={onClose}>
      {drawing.view.value.shown.points.length === 0 && <p>{words.score.none}</p>}
      <Rounds drawing={drawing} />
      <Again drawing={drawing} onClose={onClose} />
    </Sheet>
  );
}

/** Turns up the last round once more. */
function Again({ drawing, onClose }: Omit<ScoreSheetProps, 'isOpen'>) {
  const { points } = drawing.view.value.shown;
  if (points.length === 0) return null;
  const turnUp = (): void => {
    onClose();
    drawing.composer.intend(null);
    drawing.notebook.seeRound(points.length - 1);
  };
  return (
    <Button icon="eye" wide onClick={turnUp}>
      {drawing.words.value.reveal.again(points.length)}
    </Button>
  );
}

function Rounds({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const { score, note } = drawing.words.value;
  const totals = scoresOf(shown);
  return (
    <table class="woof-scores">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{score.title}</span>
          </th>
          {shown.points.map((_, round) => (
            <th key={round} scope="col">
              {score.round} {round + 1}
            </th>
          ))}
          <th scope="col">{score.errors}</th>
          <th scope="col">{score.total}</th>
        </tr>
      </thead>
      <tbody>
        {listOf(shown.seats).map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <span class="woof-who">
                <SeatBadge seat={seat} size={30} label="" />
                <bdi>{drawing.nameOf(seat)}</bdi>
              </span>
            </th>
            {shown.points.map((points, round) => (
              <td key={round}>{points[seat]}</td>
            ))}
            <td>
              <span class="woof-errors" role="img" aria-label={note.errors(shown.errors[seat] ?? 0)}>
                {Array.from({ length: shown.errors[seat] ?? 0 }, (_, nth) => (
                  <i key={nth} data-red={shown.red[seat] === true && nth === (shown.errors[seat] ?? 0) - 1} />
                ))}
              </span>
            </td>
            <td>
              <strong>{totals[seat]}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
