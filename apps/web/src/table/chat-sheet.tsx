import './players.css';
import { presets } from '@rudel/protocol';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';
import { MuteAll } from './mute-all.tsx';
import { LazyTalk } from './talk/lazy-talk.ts';
import { hasTalk } from './talk/why-not-talk.ts';
import { tableWords } from './words/table-words.ts';

/** A few sentences to be said with one tap, and where the game has it, talk in one's own words. */
export function Chat({ desk }: { desk: Desk }) {
  const words = useWords(tableWords).chat;
  if (hasTalk(desk)) return <LazyTalk desk={desk} isSheet />;
  return (
    <div class="chat">
      <ul class="chat-presets">
        {presets.map((what) => (
          <li key={what}>
            <Button
              wide
              onClick={() => {
                desk.open(null);
                void desk.wish({ kind: 'say', what });
              }}
            >
              {words.presets[what]}
            </Button>
          </li>
        ))}
      </ul>
      <MuteAll />
    </div>
  );
}
