import type { Session } from '@rudel/session/session';
import { botPace } from '@rudel/ui/settings';
import { settingsOpen } from '../shell/settings-open.ts';

/** While the settings lie over a table, whoever hosts it changes there, too, how fast bots play. */
export function followPace(session: Session): void {
  const { table, you } = session;
  let isBefore = true;
  const stopFollowing = botPace.subscribe((pace) => {
    if (!isBefore && you.peek()?.person === table.peek()?.host) void session.wish({ kind: 'pace', pace });
  });
  isBefore = false;
  const stopWatching = settingsOpen.subscribe((isOpen) => {
    if (isOpen) return;
    stopFollowing();
    stopWatching();
  });
}
