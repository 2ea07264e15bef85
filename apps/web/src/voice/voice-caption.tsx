import './voice.css';
import { useEffect } from 'preact/hooks';
import type { TablePlay } from '@rudel/session/table-play';
import { IconButton } from '@rudel/ui/button';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import type { Desk } from '../table/desk.ts';
import { voiceState } from './device-voice.ts';
import { useVoice } from './use-voice.ts';
import { isExcused, isSpeaking, speak } from './voice-settings.ts';
import { voiceWords } from './voice-words.ts';

export type VoiceCaptionProps = {
  readonly desk: Desk;
  readonly driven: TablePlay;
  /** The newest line of the log, for where nothing is said. */
  readonly last: string | undefined;
};

/** From this many letters on, captions are written smaller, and smaller still. */
const [long, longest] = [80, 150] as const;

function sizeOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length > longest) return 'longest';
  return length > long ? 'long' : 'short';
}

/** What is said aloud, in writing; where nothing is, what happened last. One tap turns the voice off. */
export function VoiceCaption({ desk, driven, last }: VoiceCaptionProps) {
  const words = useWords(voiceWords);
  const said = useVoice(desk, driven);
  const text = said ?? last ?? '';
  const isOn = isSpeaking();
  const state = voiceState.value;
  useEffect(() => {
    if (!isOn || state !== 'none' || isExcused.peek() === 'yes') return;
    isExcused.value = 'yes';
    showToast({ text: words.none, topic: 'voice' });
  }, [isOn, state]);
  return (
    <div class="voice">
      <p class="caption" data-said={said !== null} data-size={sizeOf(text)}>
        {text}
        {isOn && state === 'blocked' && <small class="voice-blocked">{words.blocked}</small>}
      </p>
      {desk.ui.script !== undefined && (
        <IconButton
          icon={isOn ? 'sound-on' : 'sound-off'}
          kind="plain"
          label={isOn ? words.off : words.on}
          onClick={() => speak(!isOn)}
        />
      )}
    </div>
  );
}
