import './hint.css';
import { useEffect, useState } from 'preact/hooks';
import { withSwiss } from '@rudel/kernel';
import type { Open } from '@rudel/kernel';
import { nameAt } from '@rudel/session/people';
import { Button } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { askHint } from '../../host/ask-hint.ts';
import type { ToldHint } from '../../host/hint-messages.ts';
import type { Desk } from '../desk.ts';
import { isAlone } from '../guided.tsx';
import type { Choice } from '../move-groups.ts';

const hintWords = withSwiss({
  en: {
    thinking: 'Let me see …',
    more: 'Which moves are worth a thought?',
    none: 'There is nothing to say about this position.',
    alike: 'No move is worth more than another here.',
  },
  de: {
    thinking: 'Lass mal sehen …',
    more: 'Welche Züge kommen infrage?',
    none: 'Zu dieser Stellung gibt es nichts zu sagen.',
    alike: 'Hier ist kein Zug mehr wert als ein anderer.',
  },
});

type HintPanelProps = {
  readonly desk: Desk;
  readonly choices: readonly Choice[];
  readonly onChoose: (move: Open) => void;
};

/** What the position is about; asked once more, which moves a strong bot considers, and why. */
export function HintPanel({ desk, choices, onChoose }: HintPanelProps) {
  const words = useWords(hintWords);
  const hint = useHint(desk);
  const [isMore, setMore] = useState(false);
  if (hint === 'thinking') return <p role="status">{words.thinking}</p>;
  if (hint === null || hint.about === '') return <p role="status">{words.none}</p>;
  return (
    <div class="hint">
      <p class="hint-about" role="status">
        {hint.about}
      </p>
      {!isMore && (
        <Button kind="primary" icon="forward" onClick={() => setMore(true)}>
          {words.more}
        </Button>
      )}
      {isMore && hint.moves === null && <p role="status">{words.thinking}</p>}
      {isMore && hint.moves !== null && (
        <HintedMoves desk={desk} choices={choices} moves={hint.moves} onChoose={onChoose} />
      )}
    </div>
  );
}

/** The moves that are worth a thought, each with its reason; a tap puts one up. */
function HintedMoves({
  desk,
  choices,
  moves,
  onChoose,
}: HintPanelProps & { readonly moves: NonNullable<ToldHint['moves']> }) {
  const words = useWords(hintWords);
  const { move: notation } = desk.ui.game.player;
  if (moves.length === 0) return <p role="status">{words.alike}</p>;
  return (
    <ol class="hint-moves">
      {moves.map(({ text, why }) => {
        const choice = choices.find(({ move }) => notation.format(move) === text);
        if (choice === undefined) return null;
        return (
          <li key={text}>
            <button type="button" class="hint-move" onClick={() => onChoose(choice.move)}>
              <strong>{choice.label}</strong>
              <span>{why}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Views for which a hint was asked for: whoever looks at one again says nothing new. */
const toldOf = new WeakSet<object>();

/** Tells the others, where there are any, that a hint is asked for; true if it may be shown. */
async function mayShow(desk: Desk, view: object): Promise<boolean> {
  if (isAlone(desk) || toldOf.has(view)) return true;
  const isTold = await desk.wish({ kind: 'hint' });
  if (isTold) toldOf.add(view);
  return isTold;
}

/** The hint for what is on the table when the panel opens. */
function useHint(desk: Desk): ToldHint | null | 'thinking' {
  const [hint, setHint] = useState<ToldHint | null | 'thinking'>('thinking');
  useEffect(() => {
    const { session, ui, table } = desk;
    const match = session.match.peek();
    if (match === null) {
      setHint(null);
      return () => {};
    }
    const { view } = match;
    const names = table.seats.map((_, seat) => nameAt(table, seat) ?? '');
    const asking = { stop: (): void => {}, isOver: false };
    void mayShow(desk, view).then((may) => {
      if (asking.isOver) return;
      const wish = { game: ui.game.id, view, language: language.value, names, seed: crypto.randomUUID() };
      if (may) asking.stop = askHint(wish, setHint);
      else desk.open(null);
    });
    return () => {
      asking.isOver = true;
      asking.stop();
    };
  }, []);
  return hint;
}
