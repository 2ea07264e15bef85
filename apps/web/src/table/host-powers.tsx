import type { Seat } from '@rudel/kernel';
import type { WatcherDoc } from '@rudel/protocol';
import { Button } from '@rudel/ui/button';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { isHosting } from './desk.ts';
import type { Desk } from './desk.ts';
import { asOwnDoing } from './use-seat-news.ts';
import { playersWords } from './words/players-words.ts';

export type Named = Pick<WatcherDoc, 'person' | 'name'>;

/** What the host is about to do about somebody. */
export type Asking =
  | { readonly kind: 'kick'; readonly named: Named }
  | { readonly kind: 'link'; readonly named: Named; readonly seat: Seat }
  | null;

export type HostPowersProps = {
  readonly desk: Desk;
  readonly named: Named;
  /** The seat of somebody away, for whom the host may make a fresh link. */
  readonly awaySeat: Seat | null;
  readonly ask: (asking: Asking) => void;
};

/** What the host may do about somebody; nothing for everybody else. */
export function HostPowers({ desk, named, awaySeat, ask }: HostPowersProps) {
  const words = useWords(playersWords);
  if (!isHosting(desk)) return null;
  const pass = async (): Promise<void> => {
    if (await asOwnDoing(async () => desk.wish({ kind: 'host', person: named.person })))
      showToast({ text: words.passed(named.name), tone: 'good' });
  };
  return (
    <div class="player-powers">
      {awaySeat !== null && desk.host.kind === 'server' && (
        <Button icon="link" onClick={() => ask({ kind: 'link', named, seat: awaySeat })}>
          {words.link}
        </Button>
      )}
      <Button icon="crown" onClick={() => void pass()}>
        {words.pass}
      </Button>
      <Button icon="door" onClick={() => ask({ kind: 'kick', named })}>
        {words.kick}
      </Button>
    </div>
  );
}
