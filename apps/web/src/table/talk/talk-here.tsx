import type { Desk } from '../desk.ts';
import { useTalkBeside } from './talk-beside.tsx';
import { TalkField } from './talk-field.tsx';
import { whyNotTalk } from './why-not-talk.ts';

/** Whether anybody else could read it. */
function hasListeners({ table, session }: Desk): boolean {
  const own = session.you.value?.person;
  return [...table.seats, ...table.watchers].some((one) => 'person' in one && one.person !== own);
}

/** Where whoever may speak now can do so; nothing where nobody would hear it, or the talk stands beside the table. */
export function TalkHere({ desk }: { readonly desk: Desk }) {
  const isBeside = useTalkBeside();
  if (isBeside || !hasListeners(desk) || whyNotTalk(desk) !== null) return null;
  return <TalkField desk={desk} takesFocus={false} />;
}
