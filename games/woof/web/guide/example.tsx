import { Icon } from '@rudel/ui/icon';
import { Token } from '../board/token.tsx';
import type { Drawing } from '../drawing.ts';
import type { Lying } from '../logic/lying.ts';

const lyings: { readonly [K in 'wolf' | 'unknown' | 'answer']: Lying } = {
  wolf: {
    turn: 0,
    lap: 2,
    deed: { kind: 'look', by: 2, at: 0, sign: 'W', side: null },
    seen: null,
  },
  unknown: {
    turn: 0,
    lap: 1,
    deed: { kind: 'look', by: 1, at: 0, sign: '?', side: null },
    seen: null,
  },
  answer: {
    turn: 0,
    lap: 1,
    deed: { kind: 'ask', by: 3, at: 0, question: 'WHP', answer: false },
    seen: null,
  },
};

type ExampleProps = {
  readonly drawing: Drawing;
  readonly of: keyof typeof lyings | 'suspected' | 'early' | 'errors';
};

/** A sign of the table as it looks there. */
export function Example({ drawing, of }: ExampleProps) {
  switch (of) {
    case 'suspected':
      return (
        <span class="woof-sign-suspected">
          <Icon name="lock" size={14} />
        </span>
      );
    case 'early':
      return (
        <span class="woof-early">
          <i data-set="true" />
          <i />
        </span>
      );
    case 'errors':
      return (
        <span class="woof-errors" data-big="true">
          <i />
          <i data-red="true" />
        </span>
      );
    default:
      return <Token drawing={drawing} lying={lyings[of]} />;
  }
}
