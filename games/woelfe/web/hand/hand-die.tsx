import { usePress } from '@rudel/ui/press';
import { pips } from '@rudel/woelfe/page';
import type { Kind } from '@rudel/woelfe/page';
import { Die } from '../dice/die.tsx';
import type { WoelfeWords } from '../words.ts';

export type HandDieProps = {
  readonly kind: Kind;
  readonly slot: number;
  readonly words: WoelfeWords;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** It is being rolled and no longer here. */
  readonly isGone: boolean;
  readonly onTap: () => void;
  readonly onAsk: () => void;
};

/** A die behind one's own screen; a long press or `?` explains it. */
export function HandDie({ kind, slot, words, isOpen, isChosen, isGone, onTap, onAsk }: HandDieProps) {
  const press = usePress(onAsk);
  const name = `${words.dice[kind]} (${pips[kind]})`;
  return (
    <button
      type="button"
      class="woelfe-hand-die"
      data-slot={slot}
      data-spot={`die-${kind}`}
      data-gone={isGone}
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      aria-keyshortcuts="?"
      title={words.deeds[kind]}
      {...press.handlers}
      onKeyDown={(event) => {
        if (event.key !== '?') return;
        event.preventDefault();
        onAsk();
      }}
      onClick={() => !press.wasLong() && onTap()}
    >
      <span class="visually-hidden">{isOpen ? name : `${name}, ${words.notNow}`}</span>
      <Die kind={kind} face={null} />
      <span class="woelfe-range" aria-hidden="true">
        {pips[kind]}
      </span>
    </button>
  );
}
