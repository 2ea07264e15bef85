import type { Desk } from '../desk.ts';
import { hasListeners } from './has-listeners.ts';
import { useTalkBeside } from './talk-beside.tsx';
import { TalkField } from './talk-field.tsx';
import { whyNotTalk } from './why-not-talk.ts';

/** Where whoever may speak now can do so; nothing where nobody would hear it, or the talk stands beside the table. */
export function TalkHere({ desk }: { readonly desk: Desk }) {
  const isBeside = useTalkBeside();
  if (isBeside || !hasListeners(desk) || whyNotTalk(desk) !== null) return null;
  return <TalkField desk={desk} takesFocus={false} />;
}
