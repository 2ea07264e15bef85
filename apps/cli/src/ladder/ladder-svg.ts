import type { Rated } from './ratings.ts';

const [width, rowHeight, top, left, right] = [720, 36, 64, 220, 40];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const shortened = (text: string): string => (text.length > 26 ? `${text.slice(0, 25)}…` : text);

const style = `
  text { font: 14px system-ui, sans-serif; fill: #2b2620; }
  .title { font-size: 18px; font-weight: 600; }
  .small { font-size: 12px; fill: #6b6257; }
  .grid { stroke: #d9d2c7; }
  .span { stroke: #8a6d3b; stroke-width: 4; stroke-linecap: round; }
  .dot { fill: #8a6d3b; stroke: #fbf8f3; stroke-width: 2; }
  .ground { fill: #fbf8f3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece5da; }
    .small { fill: #a89f92; }
    .grid { stroke: #45403a; }
    .span { stroke: #d3b06f; }
    .dot { fill: #d3b06f; stroke: #211e1a; }
    .ground { fill: #211e1a; }
  }
`;

type Scale = { readonly low: number; readonly high: number; readonly at: (mu: number) => number };

/** Whole fives around all that is drawn. */
function scaleOf(rated: readonly Rated[]): Scale {
  const low = Math.floor(Math.min(...rated.map(({ mu, sigma }) => mu - 2 * sigma)) / 5) * 5;
  const high = Math.ceil(Math.max(...rated.map(({ mu, sigma }) => mu + 2 * sigma)) / 5) * 5;
  const at = (mu: number): number => left + ((mu - low) / (high - low)) * (width - left - right);
  return { low, high, at };
}

function gridLines({ low, high, at }: Scale, bottom: number): string[] {
  const marks = Array.from({ length: (high - low) / 5 + 1 }, (_, nth) => low + 5 * nth);
  return marks.flatMap((mark) => {
    const x = at(mark).toFixed(1);
    return [
      `<line class="grid" x1="${x}" y1="${top - 16}" x2="${x}" y2="${bottom}"/>`,
      `<text class="small" x="${x}" y="${bottom + 16}" text-anchor="middle">${mark}</text>`,
    ];
  });
}

function row({ name, mu, sigma }: Rated, nth: number, { at }: Scale): string[] {
  const y = top + rowHeight * nth + rowHeight / 2 - 8;
  const [from, to] = [at(mu - 2 * sigma), at(mu + 2 * sigma)].map((x) => x.toFixed(1));
  return [
    `<text x="16" y="${y + 5}">${nth + 1}. ${escaped(shortened(name))}</text>`,
    `<line class="span" x1="${from}" y1="${y}" x2="${to}" y2="${y}"/>`,
    `<circle class="dot" cx="${at(mu).toFixed(1)}" cy="${y}" r="7"><title>${escaped(name)}: ${mu.toFixed(1)} ± ${(2 * sigma).toFixed(1)}</title></circle>`,
  ];
}

/** A ladder as a drawing: for everybody where their skill probably is. */
export function ladderSvg(title: string, about: string, rated: readonly Rated[]): string {
  const scale = scaleOf(rated);
  const bottom = top + rowHeight * rated.length;
  const height = bottom + 56;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text class="title" x="16" y="30">${escaped(title)}</text>`,
    ...gridLines(scale, bottom),
    ...rated.flatMap((one, nth) => row(one, nth, scale)),
    `<text class="small" x="16" y="${height - 12}">${escaped(about)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
