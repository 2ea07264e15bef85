import type { Language } from '@rudel/kernel';
import { callText, closingText, narrations, variant } from '@rudel/lupus/page';
import type { Glimpse } from '@rudel/lupus/page';
import { forNights } from '@rudel/ui/script';
import type { Line } from '@rudel/ui/script';

type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;

/** In milliseconds: eyes need a moment to close, and a hand one to rise. */
const pauses = { asEyesClose: 900, asHandsRise: 400 } as const;

/** What is said to closed eyes: the words of the log, so that whoever reads along reads what is heard. */
export type NightLines = {
  readonly nightfall: (glimpse: GlimpseOf<'nightfall'>) => Line;
  readonly called: (glimpse: GlimpseOf<'called'>) => Line;
  readonly asleep: (glimpse: GlimpseOf<'asleep'>) => Line;
};

export const nightLines = (language: Language): NightLines => ({
  nightfall: ({ night }) => forNights([variant(narrations[language].nightfall, night)], pauses.asEyesClose),
  called: ({ call, night, round }) =>
    forNights([callText(narrations[language], call, night, round)], pauses.asHandsRise),
  asleep: ({ call, night }) =>
    forNights([closingText(narrations[language], call, night)], pauses.asEyesClose),
});
