import './pause-layer.css';
import { useEffect, useRef } from 'preact/hooks';
import type { PersonId, TableDoc } from '@rudel/protocol';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { isHosting } from './desk.ts';
import type { Desk } from './desk.ts';
import { pauseWords } from './words/pause-words.ts';

/** What somebody at the table is called; nobody who has left meanwhile. */
function nameAt({ seats, watchers }: TableDoc, person: PersonId): string | null {
  const seat = seats.find((one) => one.kind === 'person' && one.person === person);
  if (seat?.kind === 'person') return seat.name;
  return watchers.find((one) => one.person === person)?.name ?? null;
}

function saidBy(desk: Desk, words: (typeof pauseWords)['en']): string | null {
  const { paused } = desk.table;
  if (paused === undefined) return null;
  if (paused === desk.session.you.value?.person) return words.own;
  const name = nameAt(desk.table, paused);
  return name === null ? null : words.by(name);
}

/** Lies over the table while everybody has a break; whoever plays or hosts can go on. */
export function PauseLayer({ desk }: { desk: Desk }) {
  const words = useWords(pauseWords);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => layer.current?.querySelector('button')?.focus(), []);
  const { you } = desk.session;
  const mayGoOn = isHosting(desk) || (you.value !== null && you.value.seat !== null);
  return (
    <div class="pause-layer" ref={layer}>
      <section class="pause-card" role="status" aria-labelledby="pause-title">
        <Icon name="pause" size={40} />
        <h2 id="pause-title">{words.title}</h2>
        <p>{saidBy(desk, words)}</p>
        <p class="pause-still">{words.still}</p>
        {mayGoOn && (
          <div class="pause-ways">
            <Button kind="primary" size="l" icon="play" onClick={() => void desk.wish({ kind: 'resume' })}>
              {words.goOn}
            </Button>
            <Button icon="menu" onClick={() => desk.open('menu')}>
              {words.menu}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
