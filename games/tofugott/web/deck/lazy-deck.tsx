import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '@rudel/ui/sheet';
import { useWords } from '@rudel/ui/words';
import type { EditorProps } from './deck-editor.tsx';
import type { LookProps } from './deck-look.tsx';
import { deckWords } from './deck-words.ts';

type Openable = { readonly open: boolean; readonly onClose: () => void };

/** Something that is loaded when it is opened for the first time. */
function lazily<P extends Openable>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Lazily(props: P) {
    const words = useWords(deckWords);
    const [Loaded, setLoaded] = useState<ComponentType<P> | 'failed' | null>(null);
    useEffect(() => {
      if (!props.open || typeof Loaded === 'function') return;
      let isWanted = true;
      void load().then(
        (found) => isWanted && setLoaded(() => found),
        () => isWanted && setLoaded('failed'),
      );
      return () => {
        isWanted = false;
      };
    }, [props.open]);
    if (Loaded !== null && Loaded !== 'failed') return <Loaded {...props} />;
    return (
      <Sheet open={props.open} title={words.label} onClose={props.onClose}>
        <p>{Loaded === 'failed' ? words.failed : words.loading}</p>
      </Sheet>
    );
  };
}

/** The editor of own cards, and a look at them: nobody needs them who plays with ours. */
export const LazyEditor: ComponentType<EditorProps> = lazily(
  async () => (await import('./deck-editor.tsx')).DeckEditor,
);
export const LazyLook: ComponentType<LookProps> = lazily(
  async () => (await import('./deck-look.tsx')).DeckLook,
);
