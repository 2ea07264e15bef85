import { distances } from '@rudel/dog/page';
import type { Card } from '@rudel/dog/page';

/** The sign of what a card does beside driving its number, about the origin, 24 wide. */
function PowerSign({ card }: { readonly card: Card }) {
  switch (card) {
    case 'A':
    case 'K':
      return (
        <g class="dog-power">
          <path d="M-11 3.5a11 8.5 0 0 0 22 0z" class="solid" />
          <path d="M0 0V-10.500M-4.8 -6L0 -11L4.8 -6" />
        </g>
      );
    case '4':
      return (
        <path
          class="dog-power"
          d="M-10 -4.500H9M4.8 -8.800L9.5 -4.500L4.8 -.2M10 5.500H-9M-4.8 1.200L-9.5 5.500L-4.8 9.8"
        />
      );
    case '7':
      return (
        <g class="dog-power">
          <path d="M0 12V6C0 -1 -9 0 -9 -6M0 6C0 -1 9 0 9 -6M0 6V-6" />
          <path class="solid" d="M-13 -5h8l-4 -7zM-4 -5h8l-4 -7zM5 -5h8l-4 -7z" />
        </g>
      );
    case 'J':
      return (
        <path
          class="dog-power"
          d="M-10 -4C-6 -11 5 -12 9.5 -4.500M10 -11V-4H3M10 4C6 11 -5 12 -9.5 4.500M-10 11V4H-3"
        />
      );
    case 'X':
      return (
        <g class="dog-power solid">
          <ellipse cx="-8.6" cy="-.8" rx="2.6" ry="3.5" transform="rotate(-24 -8.6 -.8)" />
          <ellipse cx="-3.1" cy="-7.2" rx="2.6" ry="3.7" transform="rotate(-8 -3.1 -7.2)" />
          <ellipse cx="3.1" cy="-7.2" rx="2.6" ry="3.7" transform="rotate(8 3.1 -7.2)" />
          <ellipse cx="8.6" cy="-.8" rx="2.6" ry="3.5" transform="rotate(24 8.6 -.8)" />
          <path d="M0 -.8c-3.8 0-7.2 3.9-7.2 7.6 0 2.6 1.8 4 3.9 4 1.3 0 2.1-.7 3.3-.7s2 .7 3.3.7c2.1 0 3.9-1.4 3.9-4C7.2 3.1 3.8-.8 0-.8z" />
        </g>
      );
    default:
      return <Trail steps={Math.abs(distances[card][0] ?? 0)} />;
  }
}

/** As many footsteps as a card moves a stone, the last one the goal. */
function Trail({ steps }: { readonly steps: number }) {
  const dots = Array.from({ length: steps }, (_, step) => {
    const share = steps === 1 ? 1 : step / (steps - 1);
    const angle = (share * 1.62 + 0.19) * Math.PI;
    return { x: -13 + share * 26, y: 8.5 * Math.cos(angle) * (steps > 3 ? 1 : 0.4) };
  });
  return (
    <g class="dog-power solid">
      {dots.map(({ x, y }, step) => (
        <circle
          key={step}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={(step === steps - 1 ? 3.2 : 1.8) + (steps > 3 ? 0 : 0.9)}
        />
      ))}
    </g>
  );
}

const footnotes: { readonly [C in Card]?: string } = { A: '1 · 11', Q: '12', K: '13', '4': '± 4' };

type CardFaceProps = {
  readonly card: Card;
  /** What a joker was named, for one that lies on the board. */
  readonly as?: Card | undefined;
  readonly large?: boolean;
};

/** A card face up, sixty by ninety; `large` shows little but what it is, for cards that lie on the board. */
export function CardFace({ card, as = card, large = false }: CardFaceProps) {
  const rank = as === 'X' ? '' : as;
  return (
    <g class={`dog-face${card === 'X' ? ' dog-face-joker' : ''}`}>
      <rect class="dog-face-paper" x="0.75" y="0.75" width="58.5" height="88.5" rx="8" />
      {large ? (
        <text class="dog-face-large" x="30" y="49">
          {rank}
        </text>
      ) : (
        <text class="dog-face-rank" x={card === '10' ? 24 : 18} y="32">
          {rank}
        </text>
      )}
      <g transform={signPlace(card, as, large)}>
        <PowerSign card={card} />
      </g>
      {!large && (
        <text class="dog-face-note" x="30" y="81">
          {footnotes[card] ?? ''}
        </text>
      )}
    </g>
  );
}

function signPlace(card: Card, as: Card, large: boolean): string {
  if (as === 'X') return 'translate(30 44) scale(1.7)';
  if (large) return 'translate(30 69) scale(1)';
  return footnotes[card] === undefined ? 'translate(30 59) scale(1.3)' : 'translate(31 53) scale(1.15)';
}

/** A card face down. */
export function CardBack() {
  return (
    <g class="dog-back">
      <rect class="dog-back-paper" x="0.75" y="0.75" width="58.5" height="88.5" rx="8" />
      <rect class="dog-back-frame" x="6" y="6" width="48" height="78" rx="5" />
      <path class="dog-back-moon" d="M36 29A17 17 0 1 0 46 55 14.5 14.5 0 0 1 36 29z" />
    </g>
  );
}
