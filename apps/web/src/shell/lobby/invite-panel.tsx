import { useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { lazyPart } from '@rudel/ui/lazy-part';
import { QrCode } from '@rudel/ui/qr-code';
import { Sheet } from '@rudel/ui/sheet';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../../host/shared-origin.ts';
import { shellWords } from '../../words/shell-words.ts';
import { gameName, idOfHead } from '../games.ts';
import { shownCode } from '../join/code.ts';
import { joinPath } from '../route.ts';
import type { Lobby } from './use-lobby.ts';

/** Who closes the sheet of the system has changed their mind. */
const noShare = (): void => {};

const ScreenSteps = lazyPart(async () => (await import('../screen/screen-steps.tsx')).ScreenSteps);

async function copy(link: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(link);
  showToast({ text: said, tone: 'good' });
}

/** The ways to this table: a code for cameras, one for voices, a link. */
export function InvitePanel({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const { origin, isOnlyHere } = useSharedOrigin();
  const [isExplaining, setExplaining] = useState(false);
  if (lobby.host.kind === 'offline') return null;
  const { invite, code, game } = lobby.table;
  const link = new URL(joinPath(invite), origin).href;
  const share = (): void => {
    const text = words.shareText(gameName(idOfHead(game)));
    void navigator.share({ text, url: link }).catch(noShare);
  };
  return (
    <section class="invite plank" aria-labelledby="invite">
      <div class="invite-qr">
        <QrCode text={link} />
      </div>
      <div class="invite-words">
        <h2 id="invite">{words.invite}</h2>
        <p class="door-note invite-hint">{isOnlyHere ? words.onlyHere : words.inviteHint}</p>
        <p class="invite-scan">{words.scan}</p>
        <p class="invite-code">
          <span class="visually-hidden">{words.sayCode}: </span>
          {shownCode(code)}
        </p>
        <p class="invite-where">
          {words.orGoTo} <strong>{new URL(origin).host}</strong>
        </p>
        <div class="invite-ways">
          {'share' in navigator && (
            <Button kind="primary" icon="share" onClick={share}>
              {words.share}
            </Button>
          )}
          <Button icon="copy" onClick={() => void copy(link, words.copied)}>
            {words.copyLink}
          </Button>
          <Button kind="plain" icon="screen" onClick={() => setExplaining(true)}>
            {words.bigScreen}
          </Button>
          <Sheet open={isExplaining} title={words.bigScreen} onClose={() => setExplaining(false)}>
            <ScreenSteps invite={invite} code={code} />
          </Sheet>
        </div>
      </div>
    </section>
  );
}
