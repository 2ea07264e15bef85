import './waiting-screen.css';
import { useState } from 'preact/hooks';
import { Skyline } from '@rudel/ui/art/skyline';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { QrCode } from '@rudel/ui/qr-code';
import { TextField } from '@rudel/ui/text-field';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../../host/shared-origin.ts';
import { codeIn } from '../join/code.ts';
import { screenPath, showPath } from '../route.ts';
import { go } from '../router.ts';
import { screenWords } from './screen-words.ts';
import { usePairing } from './use-pairing.ts';
import type { Pairing } from './use-pairing.ts';

/** A screen without a table: a code that a phone scans to bring it one. Nothing has to be typed with a remote control. */
export function WaitingScreen({ trouble }: { readonly trouble: string | null }) {
  const words = useWords(screenWords);
  const [pairing, again] = usePairing((invite) => go(screenPath(invite), 'replace'));
  return (
    <div class="waiting-screen">
      <div class="waiting-screen-scene" aria-hidden="true">
        <Skyline />
      </div>
      <main class="waiting-screen-main" id="content">
        <h1 tabIndex={-1}>{words.title}</h1>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CodeOfTable trouble={trouble} />
      </main>
      <aside class="waiting-screen-code" aria-live="polite">
        <WayIn pairing={pairing} again={again} />
      </aside>
    </div>
  );
}

function WayIn({ pairing, again }: { readonly pairing: Pairing; readonly again: () => void }) {
  const words = useWords(screenWords);
  const { origin } = useSharedOrigin();
  switch (pairing.kind) {
    case 'opening':
      return <p>…</p>;
    case 'unreachable':
      return <p>{words.unreachable}</p>;
    case 'claimed':
      return (
        <>
          <Icon name="check" />
          <strong>{words.claimed}</strong>
          <p>{words.choosing}</p>
          <Button size="l" icon="qr" onClick={again}>
            {words.newCode}
          </Button>
        </>
      );
    case 'open':
      return (
        <>
          <strong>{words.scan}</strong>
          <QrCode text={new URL(showPath(pairing.key), origin).href} label={words.scan} />
        </>
      );
  }
}

/** For whoever has a table and no camera. */
function CodeOfTable({ trouble }: { readonly trouble: string | null }) {
  const words = useWords(screenWords);
  const [text, setText] = useState('');
  const code = codeIn(text);
  return (
    <form
      class="waiting-screen-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== null) go(screenPath(code));
      }}
    >
      <p>{words.haveCode}</p>
      <TextField label={words.code} code value={text} maxLength={11} error={trouble} onInput={setText} />
      <Button type="submit" kind="primary" size="l" icon="screen" disabled={code === null}>
        {words.come}
      </Button>
    </form>
  );
}
