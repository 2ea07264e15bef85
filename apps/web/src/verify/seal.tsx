import './seal.css';
import { iconShapes } from '@rudel/ui/icon-shapes';
import type { Judgement } from './judgement.ts';

const waves = 11;

const around = (radius: number, share: number): string => {
  const turn = share * 2 * Math.PI;
  return `${(60 + radius * Math.cos(turn)).toFixed(1)} ${(60 + radius * Math.sin(turn)).toFixed(1)}`;
};

/** The uneven edge of wax that was pressed flat. */
const bulges = Array.from(
  { length: waves },
  (_, at) => `Q${around(58 + ((at * 5) % 7), (at + 0.5) / waves)} ${around(52, (at + 1) / waves)}`,
);
const wax = `M${around(52, 0)}${bulges.join('')}z`;

/** A seal with the paw in it: whole while a promise holds, cracked where it was broken, an outline where nothing is known. */
export function Seal({ whole }: { whole: Judgement['whole'] | null }) {
  return (
    <svg class="verify-seal" data-whole={whole ?? 'none'} viewBox="0 0 120 120" aria-hidden="true">
      <path class="verify-wax" d={wax} />
      <circle class="verify-ring" cx="60" cy="60" r="37" />
      <g class="verify-paw" transform="translate(33 32) scale(2.25)">
        {iconShapes.paw}
      </g>
      {whole === 'broken' && <path class="verify-crack" d="M70 -2 58 26 68 42 52 62 64 78 50 96 56 122" />}
    </svg>
  );
}
