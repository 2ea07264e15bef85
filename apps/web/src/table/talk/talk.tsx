import './talk.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { presets } from '@rudel/protocol';
import { Button } from '@rudel/ui/button';
import { listed, useWords } from '@rudel/ui/words';
import type { Desk } from '../desk.ts';
import { MuteAll } from '../mute-all.tsx';
import { isMuted } from '../remarks.ts';
import { tableWords } from '../words/table-words.ts';
import { isCovered } from './is-covered.ts';
import { isPersonMuted, mutePerson } from './muted-people.ts';
import { ReportedLines } from './reported-lines.tsx';
import { spokenAt } from './spoken.ts';
import type { Spoken } from './spoken.ts';
import { TalkField } from './talk-field.tsx';
import { TalkLineRow } from './talk-line.tsx';
import { talkWords } from './talk-words.ts';
import { whyNotTalk } from './why-not-talk.ts';

/** So near to the end somebody who reads wants to see what comes next. */
const nearEnd = 80;

/** What was said, the newest at the end; it stays in sight unless somebody reads further up. */
function Lines({ desk, lines }: { readonly desk: Desk; readonly lines: readonly Spoken[] }) {
  const words = useWords(talkWords);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    // A sheet that opens has no height before the next frame.
    const frame = requestAnimationFrame(() => {
      if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    });
    return () => cancelAnimationFrame(frame);
  }, [lines.length]);
  return (
    <div
      class="talk-lines"
      ref={list}
      tabindex={0}
      role="log"
      aria-label={words.lines}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      {lines.length === 0 && <p class="talk-empty">{words.empty}</p>}
      <ol>
        {lines.map((spoken) => (
          <TalkLineRow
            key={spoken.key}
            desk={desk}
            spoken={spoken}
            isOpen={open === spoken.key}
            onOpen={(isOpen) => setOpen(isOpen ? spoken.key : null)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Whom this device hides, and the way back. */
function MutedPeople({ desk, spoken }: { readonly desk: Desk; readonly spoken: readonly Spoken[] }) {
  const words = useWords(talkWords);
  const muted = new Map(
    spoken.flatMap(({ person, name }) => (isPersonMuted(desk.table.id, person) ? [[person, name]] : [])),
  );
  if (muted.size === 0) return null;
  return (
    <div class="talk-muted">
      <span>{words.muted(listed([...muted.values()]))}</span>
      <Button
        icon="sound-on"
        onClick={() => {
          for (const person of muted.keys()) mutePerson(desk.table.id, person, false);
        }}
      >
        {words.unmute}
      </Button>
    </div>
  );
}

function Phrases({ desk }: { readonly desk: Desk }) {
  const words = useWords(talkWords);
  const { chat } = useWords(tableWords);
  if (whyNotTalk(desk) !== null) return null;
  return (
    <details class="talk-phrases">
      <summary>{words.phrases}</summary>
      <ul class="chat-presets">
        {presets.map((what) => (
          <li key={what}>
            <Button wide onClick={() => void desk.wish({ kind: 'say', what })}>
              {chat.presets[what]}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `isSheet`: it lies over the table, and not beside it. */
export type TalkProps = { readonly desk: Desk; readonly isSheet: boolean };

/** The talk of a game in which people speak in their own words: what was said, and what one says to it. */
export function Talk({ desk, isSheet }: TalkProps) {
  const { chat } = useWords(tableWords);
  const { session, table, unread } = desk;
  const [talk, remarks] = [session.talk.value, session.remarks.value];
  const spoken = useMemo(
    () => spokenAt(table, talk, remarks, chat.presets),
    [table, talk, remarks, chat.presets],
  );
  useEffect(() => {
    if (isSheet || !isCovered()) unread.read();
  }, [unread, talk]);
  const own = session.you.value?.person;
  const lines = spoken.filter(
    ({ person }) => person === own || (!isMuted.value && !isPersonMuted(table.id, person)),
  );
  return (
    <div class="talk">
      <ReportedLines desk={desk} />
      <Lines desk={desk} lines={lines} />
      <MutedPeople desk={desk} spoken={spoken} />
      <TalkField desk={desk} takesFocus={isSheet} />
      <Phrases desk={desk} />
      <MuteAll />
    </div>
  );
}
