import './stage-keys.css';
import { useState } from 'preact/hooks';
import type { TableDoc } from '@rudel/protocol';
import { screenBook } from '@rudel/session/seat-book';
import type { Session } from '@rudel/session/session';
import { IconButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { screensPath } from '../shell/route.ts';
import { go } from '../shell/router.ts';
import { stageWords } from './stage-words.ts';
import { isAwake, loudness, useStageKeys, workScreen } from './use-stage-keys.ts';

export type StageKeysProps = {
  readonly session: Session;
  readonly table: TableDoc;
  /** Leaves out what is being shown. */
  readonly skip: () => void;
};

async function fillScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}

/** Stops showing this table; the place of the screen among the watchers is given back. */
async function stop(session: Session, { id }: TableDoc): Promise<void> {
  await session.wish({ kind: 'leave' });
  screenBook.forget(id);
  session.close();
  go(screensPath, 'replace');
}

/** The buttons of a screen, seen only while somebody uses its keys or its pointer; and how loud it is, when that changes. */
export function StageKeys({ session, table, skip }: StageKeysProps) {
  const words = useWords(stageWords);
  const [isLeaving, setLeaving] = useState(false);
  useStageKeys(session, skip);
  const percent = loudness.value;
  return (
    <>
      <div class="stage-keys" role="toolbar" aria-label={words.keys} data-awake={isAwake.value}>
        <IconButton icon="minus" label={words.softer} onClick={() => workScreen('softer', skip)} />
        <IconButton icon="plus" label={words.louder} onClick={() => workScreen('louder', skip)} />
        <IconButton icon="forward" label={words.next} onClick={() => workScreen('next', skip)} />
        <IconButton
          icon="screen"
          label={words.wholeScreen}
          onClick={() => void fillScreen().catch(() => {})}
        />
        <IconButton
          icon="door"
          label={isLeaving ? words.leaveAsk : words.leave}
          aria-pressed={isLeaving}
          onBlur={() => setLeaving(false)}
          onClick={() => (isLeaving ? void stop(session, table) : setLeaving(true))}
        />
        {isLeaving && <span role="status">{words.leaveAsk}</span>}
      </div>
      {percent !== null && (
        <p class="stage-loudness" role="status">
          <Icon name={percent === 0 ? 'sound-off' : 'sound-on'} />
          <span class="stage-loudness-bar" style={{ '--loud': `${percent}%` }} />
          <span class="visually-hidden">{words.volume(percent)}</span>
        </p>
      )}
    </>
  );
}
