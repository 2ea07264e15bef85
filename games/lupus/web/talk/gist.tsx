import type { JSX } from 'preact';
import type { Seat } from '@rudel/kernel';
import type { Statement } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';

/** Whether a statement is for somebody or against; null for neither. */
export function sideOf(what: Statement): 'for' | 'against' | null {
  switch (what.kind) {
    case 'suspect':
    case 'vote':
    case 'disagree':
      return 'against';
    case 'trust':
    case 'agree':
      return 'for';
    case 'report':
      return what.finds === null ? null : what.finds === 'wolf' ? 'against' : 'for';
    default:
      return null;
  }
}

const target = (at: Seat | null): JSX.Element | null =>
  at === null ? null : <SeatBadge seat={at} size={22} label="" />;

/** What was said, without words: a sign, and of whom. The sentence stands beside it. */
export function Gist({ what }: { readonly what: Statement }) {
  switch (what.kind) {
    case 'claim':
      return <Emblem of={what.role} size={22} />;
    case 'report':
      return (
        <>
          <Emblem of={what.finds === 'wolf' ? 'wolf' : what.as} size={18} />
          {target(what.at)}
        </>
      );
    case 'ask':
      return (
        <>
          <b>?</b>
          {target(what.at)}
        </>
      );
    case 'agree':
    case 'disagree':
      return <b>{what.kind === 'agree' ? '+' : '−'}</b>;
    default:
      return (
        <>
          <SignShape of={what.kind === 'trust' ? 'backed' : 'accused'} size={15} />
          {target(what.at)}
        </>
      );
  }
}
