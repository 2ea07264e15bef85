import { useEffect } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { Segmented, Select, Switch } from '@rudel/ui/fields';
import { amounts } from '@rudel/ui/script';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { deviceVoice, findVoices, voiceState, voicesHere } from './device-voice.ts';
import { amount, isSpeaking, speak, speed, speeds, voiceName } from './voice-settings.ts';
import { voiceWords } from './voice-words.ts';

function WhichVoice() {
  const words = useWords(voiceWords);
  const chosen = voiceName(language.value);
  const own = { value: '', label: words.anyVoice };
  return (
    <Select
      label={words.voice}
      value={chosen.value}
      options={[own, ...voicesHere.value.map(({ name }) => ({ value: name, label: name }))]}
      onChange={(name) => {
        chosen.value = name;
      }}
    />
  );
}

/** How the voice speaks: whether, how much, how fast, and whose it is. */
export function VoiceSettings() {
  const words = useWords(voiceWords);
  useEffect(findVoices, []);
  return (
    <>
      <Switch label={words.title} note={words.hint} on={isSpeaking()} onChange={speak} />
      <Segmented
        label={words.amount}
        value={amount.value}
        options={amounts.map((value) => ({ value, label: words.amounts[value] }))}
        onChange={(value) => {
          amount.value = value;
        }}
      />
      <Segmented
        label={words.speed}
        value={speed.value}
        options={speeds.map((value) => ({ value, label: words.speeds[value] }))}
        onChange={(value) => {
          speed.value = value;
        }}
      />
      {voicesHere.value.length > 1 && <WhichVoice />}
      {voiceState.value === 'none' ? (
        <p class="settings-about">{words.none}</p>
      ) : (
        <Button
          icon="sound-on"
          onClick={() => {
            deviceVoice.hush();
            deviceVoice.say(words.sample, () => {});
          }}
        >
          {words.tryIt}
        </Button>
      )}
    </>
  );
}
