import type { Words, WordsByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { isAsked } from './player.ts';
import type { Fingers } from './types.ts';

const en: Words<Fingers> = {
  name: 'Fingers',
  blurb: 'All show fingers at once; a die decides.',
  refusals: {
    'not-asked': () => 'You are not asked now.',
    'too-many': ([fingers]) => `You do not have ${fingers} fingers.`,
    'own-card': () => 'You may not show the number of your own card.',
  },
  glimpses: {
    dealt: ({ card }) => (card === null ? 'The cards are dealt.' : `You are dealt ${card}.`),
    showed: ({ fingers }) => `You show ${fingers}.`,
    lapsed: () => 'Too late: you show no finger.',
    revealed: ({ fingers, die }) => `Fingers: ${fingers.join(', ')}. The die shows ${die}.`,
  },
  options: {
    rounds: { label: 'Rounds', values: (rounds) => `${rounds} rounds` },
    hands: { label: 'Hands', values: { one: 'one hand', two: 'both hands' } },
  },
  status: (view) => (isAsked(view) ? 'Show some fingers.' : `Round ${view.round}. Wait.`),
  move: ({ hand, fingers }) => `Show ${fingers} with the ${hand === 'L' ? 'left' : 'right'}`,
};

const de: Words<Fingers> = {
  name: 'Finger',
  blurb: 'Alle zeigen zugleich Finger; ein Würfel entscheidet.',
  refusals: {
    'not-asked': () => 'Du bist gerade nicht gefragt.',
    'too-many': ([fingers]) => `Du hast keine ${fingers} Finger.`,
    'own-card': () => 'Die Zahl der eigenen Karte darfst du nicht zeigen.',
  },
  glimpses: {
    dealt: ({ card }) => (card === null ? 'Die Karten sind ausgeteilt.' : `Du bekommst die ${card}.`),
    showed: ({ fingers }) => `Du zeigst ${fingers}.`,
    lapsed: () => 'Zu spät: Du zeigst keinen Finger.',
    revealed: ({ fingers, die }) => `Finger: ${fingers.join(', ')}. Der Würfel zeigt ${die}.`,
  },
  options: {
    rounds: { label: 'Runden', values: (rounds) => `${rounds} Runden` },
    hands: { label: 'Hände', values: { one: 'eine Hand', two: 'beide Hände' } },
  },
  status: (view) => (isAsked(view) ? 'Zeig Finger.' : `Runde ${view.round}. Warte.`),
  move: ({ hand, fingers }) => `${fingers} mit ${hand === 'L' ? 'links' : 'rechts'} zeigen`,
};

export const words: WordsByLanguage<Fingers> = withSwiss({ en, de });
