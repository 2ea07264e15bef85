import type { DeckCard } from '../deck-types.ts';

export const crime: readonly DeckCard[] = [
  {
    id: 'bank-job',
    black: false,
    en: {
      scene: 'Midnight, the vault of the savings bank. Your crew wears masks of very different quality.',
      questions: [
        'Who cracks the safe?',
        'How do you get away, since the car will not start?',
        'Who tells all in the first five minutes of questioning?',
      ],
    },
    de: {
      scene: 'Mitternacht, der Tresor der Sparkasse. Deine Bande trägt Masken von sehr ungleicher Güte.',
      questions: [
        'Wer knackt den Tresor?',
        'Wie kommst du davon, weil das Auto nicht anspringt?',
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
        'Where do you look for it first?',
        'What do you hang in the frame so that nobody notices?',
      ],
    },
    de: {
      scene: 'Das kostbarste Bild des Museums ist weg, der Rahmen noch warm.',
      questions: [
        'Was war auf dem Bild, für das die halbe Welt anreiste?',
        'Wo suchst du es als Erstes?',
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
        'How do you shadow somebody without being seen?',
        'Where is the clue that you alone have noticed?',
      ],
    },
    de: {
      scene: 'Du führst eine Detektei. Regen, Neonlicht, eine Flasche in der Schublade. Es klopft.',
      questions: [
        'Wer kommt herein, in Trauer und auf hohen Absätzen?',
        'Wie beschattest du jemanden, ohne aufzufallen?',
        'Wo liegt die Spur, die nur du bemerkt hast?',
      ],
    },
  },
  {
    id: 'alibi',
    black: false,
    en: {
      scene: 'The inspector would like to know where you were on Friday. He has brought a folding chair.',
      questions: [
        'Where do you claim to have been?',
        'What is discovered on your coat?',
        'What do you offer the inspector with a smile, far too soon?',
      ],
    },
    de: {
      scene: 'Die Kommissarin möchte wissen, wo du am Freitag warst. Sie hat einen Klappstuhl mitgebracht.',
      questions: [
        'Wo willst du da gewesen sein?',
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
        'How do you dig the tunnel?',
        'Where does your tunnel come out?',
      ],
    },
    de: {
      scene: 'Erste Nacht im Gefängnis. Die Tür fällt zu, und im Dunkeln räuspert sich jemand.',
      questions: ['Wer hat das obere Bett?', 'Wie gräbst du den Tunnel?', 'Wo kommt dein Tunnel heraus?'],
    },
  },
  {
    id: 'gnome-thief',
    black: false,
    en: {
      scene: 'Somebody is stealing the village’s garden gnomes, one a night. The mayor has called a meeting.',
      questions: [
        'What do you wear, to keep watch among the gnomes?',
        'Whose tracks are in the flower bed in the morning?',
        'What stands where the last gnome stood?',
      ],
    },
    de: {
      scene: 'Jemand stiehlt im Dorf die Gartenzwerge, jede Nacht einen. Die Gemeinde tagt.',
      questions: [
        'Was ziehst du an, um zwischen den Zwergen Wache zu halten?',
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
        'Where do you hand it over, in dark glasses?',
      ],
    },
    de: {
      scene: 'Ein Brief aus Zeitungsbuchstaben: „Wir haben ihn. Gehorcht, sonst bekommt ihr ihn zurück.“',
      questions: [
        'Wer ist entführt worden, ohne dass es jemand bemerkt hat?',
        'Was wollen sie haben, in kleinen, nicht markierten Portionen?',
        'Wo findet die Übergabe statt, du mit Sonnenbrille?',
      ],
    },
  },
  {
    id: 'surprise-witness',
    black: false,
    en: {
      scene: 'The trial of the year. The doors of the courtroom fly open, and everyone turns round.',
      questions: [
        'How do you enter, as the surprise witness?',
        'What lies on the table as exhibit A?',
        'Who is the judge, and has had a very good lunch?',
      ],
    },
    de: {
      scene: 'Der Prozess des Jahres. Die Saaltür fliegt auf, und alle drehen sich um.',
      questions: [
        'Wie trittst du auf, als Überraschung der Anklage?',
        'Was liegt als Beweisstück A auf dem Tisch?',
        'Wer sitzt dem Gericht vor und hat sehr gut zu Mittag gegessen?',
      ],
    },
  },
];
