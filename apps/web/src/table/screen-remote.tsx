import './screen-remote.css';
import { withSwiss } from '@rudel/kernel';
import type { ScreenKey, TableDoc } from '@rudel/protocol';
import type { IconName } from '@rudel/ui/icon';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';

const en = {
  hint: 'Works every screen that shows this table.',
  keys: { softer: 'Quieter', voice: 'Voice on or off', louder: 'Louder', next: 'Skip' },
  pause: 'Break',
  resume: 'Go on',
};
const de: typeof en = {
  hint: 'Bedient jeden Bildschirm, der diesen Tisch zeigt.',
  keys: { softer: 'Leiser', voice: 'Stimme an oder aus', louder: 'Lauter', next: 'Weiter' },
  pause: 'Pause',
  resume: 'Weiterspielen',
};
const remoteWords = withSwiss({ en, de });

const icons: { readonly [K in ScreenKey]: IconName } = {
  softer: 'minus',
  voice: 'sound-on',
  louder: 'plus',
  next: 'forward',
};

/** Whether there may be a screen in the room: somebody watches. */
export const mayHaveScreen = ({ watchers }: TableDoc): boolean => watchers.some(({ away }) => !away);

/** The host's phone as the remote control of the screens in the room. */
export function ScreenRemote({ desk }: { readonly desk: Desk }) {
  const words = useWords(remoteWords);
  const isPaused = desk.table.paused !== undefined;
  const keys = ['softer', 'voice', 'louder', 'next'] as const satisfies readonly ScreenKey[];
  return (
    <div class="remote">
      <p>{words.hint}</p>
      <div class="remote-keys">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            class="remote-key"
            onClick={() => void desk.wish({ kind: 'screen', key })}
          >
            <Icon name={icons[key]} size={30} />
            {words.keys[key]}
          </button>
        ))}
        {desk.table.phase === 'playing' && (
          <button
            type="button"
            class="remote-key remote-wide"
            onClick={() => void desk.wish({ kind: isPaused ? 'resume' : 'pause' })}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={30} />
            {isPaused ? words.resume : words.pause}
          </button>
        )}
      </div>
    </div>
  );
}
