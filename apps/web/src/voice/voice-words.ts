import { withSwiss } from '@rudel/kernel';
import type { Amount } from '@rudel/ui/script';
import type { ByLanguage } from '@rudel/ui/words';
import type { Speed } from './voice-settings.ts';

type VoiceWords = {
  readonly title: string;
  readonly hint: string;
  readonly on: string;
  readonly off: string;
  readonly amount: string;
  readonly amounts: { readonly [A in Amount]: string };
  readonly speed: string;
  readonly speeds: { readonly [S in Speed]: string };
  readonly voice: string;
  readonly anyVoice: string;
  readonly tryIt: string;
  readonly sample: string;
  readonly none: string;
  readonly blocked: string;
};

const en: VoiceWords = {
  title: 'A voice tells what happens',
  hint: 'On big screens it speaks unless you turn it off. Elsewhere it speaks while you watch.',
  on: 'Turn the voice on',
  off: 'Turn the voice off',
  amount: 'How much it says',
  amounts: { nights: 'Only the nights of Lupus', moments: 'The moments', everything: 'Everything' },
  speed: 'How fast it speaks',
  speeds: { calm: 'Calm', usual: 'Usual', brisk: 'Brisk' },
  voice: 'Whose voice',
  anyVoice: 'The device’s own',
  tryIt: 'Listen',
  sample: 'Night falls. The village closes its eyes.',
  none: 'This device has no English voice. That’s fine: you can read along down here.',
  blocked: 'Press any key or tap once, and the voice may speak.',
};

const de: VoiceWords = {
  title: 'Eine Stimme erzählt mit',
  hint: 'Auf großen Bildschirmen spricht sie, bis du sie ausschaltest. Sonst spricht sie, während du zuschaust.',
  on: 'Stimme einschalten',
  off: 'Stimme ausschalten',
  amount: 'Wie viel sie sagt',
  amounts: { nights: 'Nur die Nächte von Lupus', moments: 'Die großen Momente', everything: 'Alles' },
  speed: 'Wie schnell sie spricht',
  speeds: { calm: 'Ruhig', usual: 'Normal', brisk: 'Flott' },
  voice: 'Welche Stimme',
  anyVoice: 'Die des Geräts',
  tryIt: 'Anhören',
  sample: 'Die Nacht bricht herein. Das Dorf schließt die Augen.',
  none: 'Dieses Gerät hat keine deutsche Stimme. Macht nichts: Hier unten kannst du mitlesen.',
  blocked: 'Drück eine Taste oder tippe einmal, dann darf die Stimme sprechen.',
};

export const voiceWords: ByLanguage<VoiceWords> = withSwiss({ en, de });
