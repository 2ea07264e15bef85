import '@rudel/ui/scroll-fade.css';
import './seat-requests.css';
import './meanwhile.css';
import { useState } from 'preact/hooks';
import { tell } from '@rudel/kernel';
import type { AnyGlimpse, Eye, NameOf } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';
import { openGlimpses } from './log-list.tsx';
import { meanwhileWords } from './words/meanwhile-words.ts';

type MeanwhileProps = { readonly desk: Desk; readonly eye: Eye; readonly nameOf: NameOf };

/** Whether a seat did what was noticed. */
const isBy = (glimpse: AnyGlimpse, eye: Eye): boolean => 'seat' in glimpse && glimpse['seat'] === eye;

/** Tells whoever is back what a bot did and said at their seat, until they have read it. */
export function Meanwhile({ desk, eye, nameOf }: MeanwhileProps) {
  const words = useWords(meanwhileWords);
  const [read, setRead] = useState<readonly AnyGlimpse[] | null>(null);
  const noticed = desk.session.meanwhile.value;
  const told = desk.ui.game.words[language.value];
  const deeds = openGlimpses(desk.ui, noticed)
    .filter((glimpse) => isBy(glimpse, eye))
    .map((glimpse) => tell(told, glimpse, nameOf));
  const isOpen = read !== noticed && eye !== 'table' && deeds.length > 0;
  return (
    <section class="seat-requests" aria-label={words.title} aria-live="polite">
      {isOpen && (
        <div class="seat-request meanwhile">
          <Icon name="bot" size={24} />
          <div>
            <strong>{words.title}</strong>
            <ol class="meanwhile-deeds scroll-fade" tabindex={0} aria-label={words.deeds}>
              {deeds.map((deed, at) => (
                <li key={at}>{deed}</li>
              ))}
            </ol>
          </div>
          <div class="seat-request-answers">
            <Button kind="primary" icon="check" onClick={() => setRead(noticed)}>
              {words.read}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
