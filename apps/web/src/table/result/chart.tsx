import type { NameOf } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { seatColour } from '@rudel/ui/seat-look';
import { listed, useWords } from '@rudel/ui/words';
import { depthOf, pathOf, spanOf } from './chart-lines.ts';
import type { ChartLine } from './chart-lines.ts';
import { resultWords } from './result-words.ts';

const width = 600;
const height = 220;
const dashes = ['', '10 6', '3 5', '14 5 3 5'];

const last = (line: ChartLine): number => line.values.at(-1) ?? 0;

type ChartProps = {
  readonly lines: readonly ChartLine[];
  readonly nameOf: NameOf;
  /** How far a line has come, in words. */
  readonly told: (value: number) => string;
};

/** How everybody came on over a match; told apart by colour, dashes and a badge at the end. */
export function Chart({ lines, nameOf, told }: ChartProps) {
  const words = useWords(resultWords);
  const span = spanOf(lines);
  const middle = span.bottom < 0 ? depthOf(0, span) : 0.5;
  const ranked = lines.toSorted((one, other) => last(other) - last(one));
  const names = (line: ChartLine | undefined): string => listed((line?.seats ?? []).map(nameOf));
  return (
    <figure class="chart">
      <svg
        viewBox={`-6 -12 ${width + 12} ${height + 24}`}
        role="img"
        aria-label={words.chartLabel(names(ranked[0]), (ranked[0]?.seats.length ?? 0) > 1)}
      >
        {[0, middle, 1].map((share) => (
          <line key={share} class="chart-grid" x1="0" x2={width} y1={height * share} y2={height * share} />
        ))}
        {lines.map((line, at) => (
          <g key={line.seats.join()}>
            <path class="chart-edge" d={pathOf(line.values, span, width, height)} />
            <path
              class="chart-line"
              d={pathOf(line.values, span, width, height)}
              stroke={seatColour(line.seats[0] ?? 0)}
              stroke-dasharray={dashes[at % dashes.length]}
            />
          </g>
        ))}
      </svg>
      <figcaption class="chart-names">
        {ranked.map((line) => (
          <LineName
            key={line.seats.join()}
            line={line}
            nth={lines.indexOf(line)}
            names={names(line)}
            value={told(last(line))}
          />
        ))}
      </figcaption>
    </figure>
  );
}

type LineNameProps = { line: ChartLine; nth: number; names: string; value: string };

function LineName({ line, nth, names, value }: LineNameProps) {
  return (
    <span class="chart-name">
      <svg width="34" height="8" aria-hidden="true">
        <path class="chart-edge" d="M2 4H32" />
        <path
          class="chart-line"
          d="M2 4H32"
          stroke={seatColour(line.seats[0] ?? 0)}
          stroke-dasharray={dashes[nth % dashes.length]}
        />
      </svg>
      {line.seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size={24} label="" />
      ))}
      <span>{names}</span>
      <strong>{value}</strong>
    </span>
  );
}
