import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

type Step = { readonly title: string; readonly text: string };

/** The characters in the order in which they are told. */
export const told = [
  'wolf',
  'villager',
  'seer',
  'medium',
  'possessed',
  'bodyguard',
  'owl',
  'freemason',
  'werehamster',
  'mythomaniac',
] as const;

type Entries = { readonly [R in (typeof told)[number]]: readonly [name: string, text: string] };

type SummaryWords = {
  readonly steps: readonly Step[];
  readonly legend: string;
  readonly roles: Entries;
  readonly hints: { readonly title: string; readonly lines: readonly string[] };
};

const en: SummaryWords = {
  steps: [
    {
      title: 'Your card',
      text: 'You are a human or a werewolf, and only you know it. Nobody shows a card before the end.',
    },
    {
      title: 'Night',
      text: 'The narrator calls. Everybody points, and only those who are called do something by it: the werewolves choose a victim.',
    },
    {
      title: 'Day',
      text: 'Talk, then vote twice: two become suspects, and one of them is lynched. Ghosts vote in the first vote only.',
    },
    {
      title: 'The end',
      text: 'No werewolf left: the village wins. As many werewolves as all others: the pack wins. You win and lose with your side, even as a ghost.',
    },
  ],
  legend: 'Who may live in the village',
  roles: {
    wolf: ['Werewolf', 'Knows the other werewolves. Together they choose a victim each night.'],
    villager: ['Villager', 'Has nothing but eyes, ears and a vote.'],
    seer: ['Seer', 'Learns each night whether somebody is a werewolf.'],
    medium: ['Medium', 'Learns whether the one who was lynched was a werewolf.'],
    possessed: ['Possessed', 'A human who does not know the werewolves and wins with them.'],
    bodyguard: ['Bodyguard', 'Saves somebody from the werewolves each night.'],
    owl: ['Owl', 'Makes somebody a suspect of the next day.'],
    freemason: ['Freemasons', 'Two who know each other.'],
    werehamster: ['Werehamster', 'Wolves cannot harm it, the seer can. Alive at the end, it wins alone.'],
    mythomaniac: [
      'Mythomaniac',
      'Becomes in the second night what it points at, if that is a werewolf or the seer.',
    ],
  },
  hints: {
    title: 'A few hints',
    lines: [
      'A seer who has found a werewolf does well to say so. One who has not may wait: the werewolves listen, too.',
      'Watch who accuses whom, and who votes with whom: werewolves seldom lay a token at each other.',
      'Werewolves claim what they can keep up. Most villagers are just that.',
      'Ghosts still lay a token every day: go on reading.',
      'Whoever tells the story speaks of “the one who is called”, never of him or her: that would give somebody away.',
    ],
  },
};

const de: SummaryWords = {
  steps: [
    {
      title: 'Deine Karte',
      text: 'Du bist Mensch oder Werwolf, und nur du weißt es. Niemand zeigt seine Karte vor dem Ende.',
    },
    {
      title: 'Nacht',
      text: 'Die Erzählerstimme ruft. Alle zeigen auf jemanden, aber nur wer gerufen ist, bewirkt etwas: Die Werwölfe wählen ein Opfer.',
    },
    {
      title: 'Tag',
      text: 'Erst reden, dann zweimal abstimmen: Zwei geraten unter Verdacht, einer wird gelyncht. Geister stimmen nur beim ersten Mal mit.',
    },
    {
      title: 'Das Ende',
      text: 'Kein Werwolf mehr: Das Dorf gewinnt. So viele Werwölfe wie alle anderen: Das Rudel gewinnt. Du gewinnst und verlierst mit deiner Seite, auch als Geist.',
    },
  ],
  legend: 'Wer im Dorf wohnen kann',
  roles: {
    wolf: ['Werwolf', 'Kennt die anderen Werwölfe. Zusammen wählen sie jede Nacht ein Opfer.'],
    villager: ['Dorfbewohner', 'Hat nichts als Augen, Ohren und eine Stimme.'],
    seer: ['Seher', 'Erfährt jede Nacht von jemandem, ob es ein Werwolf ist.'],
    medium: ['Medium', 'Erfährt, ob der Gelynchte ein Werwolf war.'],
    possessed: ['Besessener', 'Ein Mensch, der die Werwölfe nicht kennt und mit ihnen gewinnt.'],
    bodyguard: ['Leibwächter', 'Rettet jede Nacht jemanden vor den Werwölfen.'],
    owl: ['Nachteule', 'Bringt jemanden für den nächsten Tag unter Verdacht.'],
    freemason: ['Freimaurer', 'Zwei, die einander kennen.'],
    werehamster: [
      'Werhamster',
      'Wölfe können ihm nichts tun, der Seher schon. Überlebt er, gewinnt er allein.',
    ],
    mythomaniac: [
      'Mythomane',
      'Wird in der zweiten Nacht, worauf er zeigt, falls das ein Werwolf oder der Seher ist.',
    ],
  },
  hints: {
    title: 'Ein paar Tipps',
    lines: [
      'Wer als Seher einen Werwolf gefunden hat, sagt es am besten. Wer noch keinen hat, darf warten: Die Werwölfe hören mit.',
      'Achte darauf, wer wen anklagt und wer mit wem stimmt: Werwölfe legen einander selten ein Plättchen hin.',
      'Werwölfe behaupten, was sie durchhalten können. Die meisten im Dorf sind einfach Dorfbewohner.',
      'Auch Geister legen jeden Tag ein Plättchen: Lies weiter mit.',
      'Wer erzählt, spricht von „der aufgerufenen Person“, nie von ihm oder ihr: Das würde jemanden verraten.',
    ],
  },
};

/** Lupus in Tabula in a few sentences. */
export const summaryWords: ByLanguage<SummaryWords> = withSwiss({ en, de });
