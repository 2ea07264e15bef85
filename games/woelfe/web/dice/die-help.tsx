import { IconButton } from '@rudel/ui/button';
import { useHelpBox } from '@rudel/ui/use-help-box';
import { dice, faceNamed } from '@rudel/woelfe/page';
import type { Kind } from '@rudel/woelfe/page';
import type { WoelfeWords } from '../words.ts';
import { FlatDie } from './die.tsx';

type DieHelpProps = { readonly kind: Kind | null; readonly words: WoelfeWords; readonly onClose: () => void };

/** What a die does and shows, over everything else until it is dismissed. */
export function DieHelp({ kind, words, onClose }: DieHelpProps) {
  const { box, close } = useHelpBox(kind);
  return (
    <div
      ref={box}
      class="woelfe-help"
      popover="manual"
      role="dialog"
      aria-label={kind === null ? undefined : words.explainDie(words.dice[kind])}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {kind !== null && (
        <>
          <FlatDie kind={kind} face={null} />
          <div>
            <h3>{words.dice[kind]}</h3>
            <p>{words.deeds[kind]}</p>
          </div>
          <IconButton icon="cross" label={words.close} onClick={close} />
          <div class="woelfe-help-faces" role="img" aria-label={facesTold(kind, words)}>
            {dice[kind].faces.map((face, nth) => (
              <FlatDie key={nth} kind={kind} face={face} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function facesTold(kind: Kind, words: WoelfeWords): string {
  return words.faces(dice[kind].faces.map((face) => faceNamed(kind, face, words.symbol)).join(', '));
}
