import { withSwiss } from '@rudel/kernel';
import { ambience, ambiences, awake, buzzes, volume } from '@rudel/ui/air-settings';
import { Segmented, Switch } from '@rudel/ui/fields';
import { sound } from '@rudel/ui/settings';
import { play } from '@rudel/ui/sound';
import type { ByLanguage } from '@rudel/ui/words';
import { useWords } from '@rudel/ui/words';

const en = {
  volume: 'Volume',
  ambience: 'Forest, village and shrine',
  ambiences: { screen: 'On big screens', always: 'Everywhere', never: 'Nowhere' },
  awake: 'Keep the screen on',
  awakeHint: 'While a match is on, this device does not go dark.',
  buzzes: 'Vibrate on my turn',
  buzzesHint: 'Never while anything is secret.',
};

const de: typeof en = {
  volume: 'Lautstärke',
  ambience: 'Wald, Dorf und Schrein',
  ambiences: { screen: 'Große Bildschirme', always: 'Überall', never: 'Nirgends' },
  awake: 'Bildschirm anlassen',
  awakeHint: 'Solange eine Partie läuft, wird dieses Gerät nicht dunkel.',
  buzzes: 'Vibrieren, wenn ich dran bin',
  buzzesHint: 'Nie, solange etwas geheim ist.',
};

const airWords: ByLanguage<typeof en> = withSwiss({ en, de });

function Volume() {
  const words = useWords(airWords);
  return (
    <label class="settings-volume">
      <span class="field-label">{words.volume}</span>
      <input
        type="range"
        min="5"
        max="100"
        step="5"
        value={volume.value}
        disabled={sound.value === 'off'}
        onInput={({ currentTarget }) => {
          volume.value = Number(currentTarget.value);
        }}
        onChange={() => play('stone')}
      />
    </label>
  );
}

/** What a device does by itself at a table: how loud it is, what else is heard, and what a phone does in a hand. */
export function AirSettings() {
  const words = useWords(airWords);
  return (
    <>
      <Volume />
      <Segmented
        label={words.ambience}
        value={ambience.value}
        options={ambiences.map((value) => ({ value, label: words.ambiences[value] }))}
        onChange={(value) => {
          ambience.value = value;
        }}
      />
      <Switch
        label={words.awake}
        note={words.awakeHint}
        on={awake.value}
        onChange={(on) => {
          awake.value = on;
        }}
      />
      {'vibrate' in navigator && (
        <Switch
          label={words.buzzes}
          note={words.buzzesHint}
          on={buzzes.value}
          onChange={(on) => {
            buzzes.value = on;
          }}
        />
      )}
    </>
  );
}
