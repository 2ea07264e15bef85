import type { DeckCard } from '../deck-types.ts';

export const crime: readonly DeckCard[] = [
  {
    id: 'bank-job',
    black: false,
    en: {
      scene: 'Midnight, the vault of the savings bank. Your crew wears masks of very different quality.',
      questions: [
        'Who cracks the safe?',
        'Who sits in the getaway car with the engine running?',
        'Who tells all in the first five minutes of questioning?',
      ],
    },
    de: {
      scene: 'Mitternacht, der Tresor der Sparkasse. Deine Bande trägt Masken von sehr ungleicher Güte.',
      questions: [
        'Wer knackt den Tresor?',
        'Wer sitzt bei laufendem Motor im Fluchtwagen?',
        'Wer packt im Verhör nach fünf Minuten aus?',
      ],
    },
  },
  {
    id: 'stolen-picture',
    black: false,
    en: {
      scene: 'The museum’s most precious picture is gone, and the frame is still warm.',
      questions: [
        'What was in the picture that half the world came to see?',
        'Who was on guard and heard nothing at all?',
        'What do you hang in the frame so that nobody notices?',
      ],
    },
    de: {
      scene: 'Das kostbarste Bild des Museums ist weg, der Rahmen noch warm.',
      questions: [
        'Was war auf dem Bild, für das die halbe Welt anreiste?',
        'Wer hatte Wache und hat nicht das Geringste gehört?',
        'Was hängst du in den Rahmen, damit es keiner merkt?',
      ],
    },
  },
  {
    id: 'private-eye',
    black: false,
    en: {
      scene: 'You are a private detective. Rain, neon light, a bottle in the drawer. A knock at the door.',
      questions: [
        'Who is the client, in mourning and in high heels?',
        'Who is your sidekick and does the real work?',
        'What clue has everybody overlooked?',
      ],
    },
    de: {
      scene: 'Du führst eine Detektei. Regen, Neonlicht, eine Flasche in der Schublade. Es klopft.',
      questions: [
        'Wer kommt herein, in Trauer und auf hohen Absätzen?',
        'Wer ist dein Gehilfe und macht die eigentliche Arbeit?',
        'Welche Spur haben alle übersehen?',
      ],
    },
  },
  {
    id: 'alibi',
    black: false,
    en: {
      scene: 'The inspector would like to know where you were on Friday. He has brought a folding chair.',
      questions: [
        'With whom do you claim to have been?',
        'What is discovered on your coat?',
        'What do you offer the inspector with a smile, far too soon?',
      ],
    },
    de: {
      scene: 'Die Kommissarin möchte wissen, wo du am Freitag warst. Sie hat einen Klappstuhl mitgebracht.',
      questions: [
        'Mit wem willst du zusammen gewesen sein?',
        'Was findet man an deinem Mantel?',
        'Was bietest du der Kommissarin mit einem Lächeln an, viel zu früh?',
      ],
    },
  },
  {
    id: 'first-night-inside',
    black: false,
    en: {
      scene: 'First night in prison. The door falls shut, and in the dark somebody clears their throat.',
      questions: [
        'Who has the upper bunk?',
        'With what do you start on the tunnel?',
        'What do you run into at the end of the tunnel?',
      ],
    },
    de: {
      scene: 'Erste Nacht im Gefängnis. Die Tür fällt zu, und im Dunkeln räuspert sich jemand.',
      questions: [
        'Wer hat das obere Bett?',
        'Womit gräbst du am Tunnel?',
        'Worauf stösst du am Ende des Tunnels?',
      ],
    },
  },
  {
    id: 'gnome-thief',
    black: false,
    en: {
      scene: 'Somebody is stealing the village’s garden gnomes, one a night. The mayor has called a meeting.',
      questions: [
        'Who keeps watch tonight?',
        'Whose tracks are in the flower bed in the morning?',
        'What stands where the last gnome stood?',
      ],
    },
    de: {
      scene: 'Jemand stiehlt im Dorf die Gartenzwerge, jede Nacht einen. Die Gemeinde tagt.',
      questions: [
        'Wer hält heute Nacht Wache?',
        'Wessen Spuren sind am Morgen im Blumenbeet?',
        'Was steht dort, wo der letzte Zwerg stand?',
      ],
    },
  },
  {
    id: 'ransom',
    black: false,
    en: {
      scene: 'A letter made of cut-out newsprint: “We have him. Do as we say, or you get him back.”',
      questions: [
        'Who has been kidnapped, without anybody noticing?',
        'What do they want, in small unmarked portions?',
        'Who does the handover, in dark glasses, at the swan pond?',
      ],
    },
    de: {
      scene: 'Ein Brief aus Zeitungsbuchstaben: «Wir haben ihn. Gehorcht, sonst bekommt ihr ihn zurück.»',
      questions: [
        'Wer ist entführt worden, ohne dass es jemand bemerkt hat?',
        'Was wollen sie haben, in kleinen, nicht markierten Portionen?',
        'Wer macht die Übergabe, mit Sonnenbrille, am Schwanenteich?',
      ],
    },
  },
  {
    id: 'surprise-witness',
    black: false,
    en: {
      scene: 'The trial of the year. The doors of the courtroom fly open, and everyone turns round.',
      questions: [
        'Who comes in to testify, fashionably late?',
        'What lies on the table as exhibit A?',
        'Who is the judge, and has had a very good lunch?',
      ],
    },
    de: {
      scene: 'Der Prozess des Jahres. Die Saaltür fliegt auf, und alle drehen sich um.',
      questions: [
        'Wer betritt den Zeugenstand, mit Verspätung?',
        'Was liegt als Beweisstück A auf dem Tisch?',
        'Wer sitzt dem Gericht vor und hat sehr gut zu Mittag gegessen?',
      ],
    },
  },
];
