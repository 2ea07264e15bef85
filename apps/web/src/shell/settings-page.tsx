import './settings-page.css';
import type { Signal } from '@preact/signals';
import { Button } from '@rudel/ui/button';
import { Segmented, Switch } from '@rudel/ui/fields';
import type { Option } from '@rudel/ui/fields';
import { lazyPart } from '@rudel/ui/lazy-part';
import {
  botPace,
  guestName,
  language,
  motion,
  motions,
  palette,
  palettes,
  sound,
  theme,
  themes,
} from '@rudel/ui/settings';
import { Sheet } from '@rudel/ui/sheet';
import { play } from '@rudel/ui/sound';
import { TextField } from '@rudel/ui/text-field';
import { useWords } from '@rudel/ui/words';
import { botsWords } from '../words/bots-words.ts';
import { doorWords } from '../words/door-words.ts';
import { shellWords } from '../words/shell-words.ts';
import { PaceField } from './pace-field.tsx';
import { PageHead } from './page-head.tsx';
import { privacyPath } from './route.ts';
import { settingsOpen } from './settings-open.ts';
import { SourceLink } from './source-link.tsx';

/** Only screens and whoever watches speak. */
const VoiceSettings = lazyPart(async () => (await import('../voice/voice-settings-part.tsx')).VoiceSettings);

/** What a device does by itself at a table. */
const AirSettings = lazyPart(async () => (await import('../atmosphere/air-settings-part.tsx')).AirSettings);

const themeIcons = { auto: 'device', light: 'sun', dark: 'crescent' } as const;

/** One setting with a few values, written at once. */
function Pick<T extends string>(props: { label: string; of: Signal<T>; options: readonly Option<T>[] }) {
  const { label, of, options } = props;
  return (
    <Segmented
      label={label}
      value={of.value}
      options={options}
      onChange={(value) => {
        of.value = value;
      }}
    />
  );
}

function SoundSetting() {
  const words = useWords(shellWords);
  return (
    <div class="settings-sound">
      <Switch
        label={words.sound}
        note={words.soundHint}
        on={sound.value === 'on'}
        onChange={(on) => {
          sound.value = on ? 'on' : 'off';
          if (on) play('stone');
        }}
      />
      <Button icon="sound-on" disabled={sound.value === 'off'} onClick={() => play('win')}>
        {words.soundTry}
      </Button>
    </div>
  );
}

function PaceSetting() {
  const { paceHere } = useWords(botsWords);
  return (
    <PaceField
      value={botPace.value}
      note={paceHere}
      onChange={(pace) => {
        botPace.value = pace;
      }}
    />
  );
}

function Settings() {
  const words = useWords(shellWords);
  const languages = [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'Deutsch' },
    { value: 'de-CH', label: 'Deutsch (Schweiz)' },
  ] as const;
  const lights = themes.map((value) => ({ value, label: words.themes[value], icon: themeIcons[value] }));
  return (
    <div class="settings">
      <Pick label={words.language} of={language} options={languages} />
      <Pick label={words.theme} of={theme} options={lights} />
      <Pick
        label={words.palette}
        of={palette}
        options={palettes.map((value) => ({ value, label: words.palettes[value] }))}
      />
      <Pick
        label={words.motion}
        of={motion}
        options={motions.map((value) => ({ value, label: words.motions[value] }))}
      />
      <SoundSetting />
      <AirSettings />
      <VoiceSettings />
      <PaceSetting />
      <TextField
        label={words.name}
        value={guestName.value}
        hint={words.nameHint}
        maxLength={24}
        autocomplete="nickname"
        autocapitalize="words"
        onInput={(name) => {
          guestName.value = name;
        }}
      />
      <a class="settings-privacy" href={privacyPath}>
        {words.privacy}
      </a>
      <p class="settings-about">
        {words.licence} <SourceLink />
      </p>
    </div>
  );
}

export function SettingsPage() {
  const words = useWords(doorWords);
  return (
    <>
      <PageHead />
      <main class="page settings-page" id="content">
        <h1 tabIndex={-1}>{words.settings}</h1>
        <div class="plank">
          <Settings />
        </div>
      </main>
    </>
  );
}

/** The settings over any page. */
export function SettingsSheet() {
  const words = useWords(doorWords);
  return (
    <Sheet
      open={settingsOpen.value}
      title={words.settings}
      onClose={() => {
        settingsOpen.value = false;
      }}
    >
      <Settings />
    </Sheet>
  );
}
