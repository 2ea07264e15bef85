import type { Curve, TurningPoint } from '../../host/review-messages.ts';
import { percent } from './percent.ts';
import type { ReviewWords } from './review-words.ts';

const width = 600;
const height = 180;

type CurveProps = {
  readonly curve: Curve;
  /** How many points it has when all of it is there. */
  readonly length: number;
  readonly turningPoints: readonly TurningPoint[];
  /** Which act is shown now; null where none is. */
  readonly at: number | null;
  readonly words: ReviewWords;
  readonly onPick: (act: number) => void;
};

type Known = { readonly at: number; readonly chance: number };

const knownIn = (curve: Curve): readonly Known[] =>
  curve.flatMap((chance, at) => (chance === null ? [] : [{ at, chance }]));

function labelOf(known: readonly Known[], words: ReviewWords): string {
  const chances = known.map(({ chance }) => chance);
  const [first = 0, last = 0] = [chances[0], chances.at(-1)];
  return words.curveLabel(
    percent(first),
    percent(last),
    percent(Math.min(...chances)),
    percent(Math.max(...chances)),
  );
}

/** The chance of winning over a match; a tap leads to the moment. */
export function ReviewCurve({ curve, length, turningPoints, at, words, onPick }: CurveProps) {
  const known = knownIn(curve);
  if (known.length === 0) return <div class="review-curve" />;
  const across = (act: number): number => (act / Math.max(1, length - 1)) * width;
  const down = (chance: number): number => (1 - chance) * height;
  const line = known
    .map((one, nth) => `${nth === 0 ? 'M' : 'L'}${across(one.at).toFixed(1)} ${down(one.chance).toFixed(1)}`)
    .join('');
  const [from, to] = [across(known[0]?.at ?? 0), across(known.at(-1)?.at ?? 0)];
  return (
    <svg
      class="review-curve"
      viewBox={`-8 -14 ${width + 16} ${height + 28}`}
      role="img"
      aria-label={labelOf(known, words)}
      onClick={({ currentTarget, clientX }) => {
        const box = currentTarget.getBoundingClientRect();
        const x = ((clientX - box.left) / box.width) * (width + 16) - 8;
        onPick(Math.max(0, Math.min(length - 1, Math.round((x / width) * (length - 1)))));
      }}
    >
      <path class="review-area" d={`${line}L${to.toFixed(1)} ${height}L${from.toFixed(1)} ${height}Z`} />
      {[0, 0.5, 1].map((share) => (
        <line key={share} class="chart-grid" x1="0" x2={width} y1={height * share} y2={height * share} />
      ))}
      <path class="review-line" d={line} />
      {at !== null && <line class="review-now" x1={across(at)} x2={across(at)} y1="-8" y2={height + 8} />}
      {turningPoints.map(({ act }, nth) => {
        const chance = curve[act + 1] ?? 0;
        return (
          <g key={act} class="review-mark" transform={`translate(${across(act + 1)} ${down(chance)})`}>
            <circle r="13" />
            <text y="6">{nth + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
