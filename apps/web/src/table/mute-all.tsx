import { useWords } from '@rudel/ui/words';
import { isMuted, mute } from './remarks.ts';
import { tableWords } from './words/table-words.ts';

/** Hides on this device what others say, whoever it is. */
export function MuteAll() {
  const words = useWords(tableWords).chat;
  return (
    <label class="chat-mute">
      <input
        type="checkbox"
        checked={isMuted.value}
        onChange={({ currentTarget }) => mute(currentTarget.checked)}
      />
      {words.mute}
    </label>
  );
}
