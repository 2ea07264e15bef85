import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Language } from '@rudel/kernel';
import { writtenFor } from '@rudel/kernel';
import { language } from '@rudel/ui/settings';
import { speed, voiceName, volume } from './voice-settings.ts';
import type { Said, Voice } from './voice.ts';

/** How fast each speed is beside the voice's own: a host slows down by a sixth for a crowd, and is still understood a quarter faster. */
const rates = { calm: 0.85, usual: 1, brisk: 1.25 } as const;

/** Ears hear steps of loudness as equal when each is a little more than twice as strong as the one before. */
const loudness = { off: 0, low: 0.12, half: 0.3, high: 0.6, full: 1 } as const;

/** In milliseconds: browsers bring their voices late, and say nothing where they bring none. */
const untilVoicesCome = 2_500;

const synthesis = (): SpeechSynthesis | null =>
  typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

const voices = signal<readonly SpeechSynthesisVoice[]>([]);
const isSearching = signal(true);
const isBlocked = signal(false);

const isFor = ({ lang }: Pick<SpeechSynthesisVoice, 'lang'>, tongue: Language): boolean =>
  lang.toLowerCase().startsWith(writtenFor(tongue));

/** The voices that speak a language, those of the device itself first: they need no network. */
export const voicesFor = (
  all: readonly SpeechSynthesisVoice[],
  tongue: Language,
): readonly SpeechSynthesisVoice[] =>
  all
    .filter((voice) => isFor(voice, tongue))
    .toSorted((one, other) => Number(other.localService) - Number(one.localService));

/** The voices for whatever language is read here. */
export const voicesHere: ReadonlySignal<readonly SpeechSynthesisVoice[]> = computed(() =>
  voicesFor(voices.value, language.value),
);

/** How it stands with this device's voice: nobody knows yet, it may speak, it needs a touch first, it has none for this language. */
export const voiceState: ReadonlySignal<'searching' | 'ready' | 'blocked' | 'none'> = computed(() => {
  if (voicesHere.value.length === 0) return isSearching.value ? 'searching' : 'none';
  return isBlocked.value ? 'blocked' : 'ready';
});

let isFollowing = false;

const unblock = (): void => {
  isBlocked.value = false;
};

/** Asks the device for its voices, once; some browsers bring them later. */
export function findVoices(): void {
  const device = synthesis();
  if (isFollowing) return;
  isFollowing = true;
  const look = (): void => {
    voices.value = device?.getVoices() ?? [];
  };
  look();
  device?.addEventListener?.('voiceschanged', look);
  addEventListener('pointerdown', unblock, { capture: true });
  addEventListener('keydown', unblock, { capture: true });
  if (device === null) isSearching.value = false;
  else setTimeout(() => (isSearching.value = false), untilVoicesCome);
}

function utteranceOf(text: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const own = voiceName(language.peek()).peek();
  const voice = voicesHere.peek().find(({ name }) => name === own) ?? voicesHere.peek()[0];
  utterance.voice = voice ?? null;
  utterance.lang = voice?.lang ?? language.peek();
  utterance.volume = loudness[volume.peek()];
  utterance.rate = rates[speed.peek()];
  return utterance;
}

/** The voice of this device, through the Web Speech API. */
export const deviceVoice: Voice = {
  say(text, ended) {
    const device = synthesis();
    if (device === null || voiceState.peek() !== 'ready') {
      ended('unsaid');
      return;
    }
    const utterance = utteranceOf(text);
    const over = (said: Said) => (): void => ended(said);
    utterance.addEventListener('end', over('said'));
    utterance.addEventListener('error', ({ error }) => {
      if (error === 'not-allowed') isBlocked.value = true;
      ended('unsaid');
    });
    device.speak(utterance);
  },
  hush() {
    synthesis()?.cancel();
  },
};
