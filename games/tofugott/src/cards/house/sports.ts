import type { DeckCard } from '../deck-types.ts';

export const sports: readonly DeckCard[] = [
  {
    id: 'new-discipline',
    black: false,
    en: {
      scene: 'To win something at last, your country has invented an Olympic discipline of its own.',
      questions: [
        'What is thrown, stacked or ridden in it?',
        'Who is the big favourite, with a sponsor on the forehead?',
        'Who wins by accident?',
      ],
    },
    de: {
      scene: 'Um endlich etwas zu gewinnen, hat dein Land eine eigene olympische Disziplin erfunden.',
      questions: [
        'Was wird dabei geworfen, gestapelt oder geritten?',
        'Wer ist haushoher Favorit, mit Werbung auf der Stirn?',
        'Wer gewinnt aus Versehen?',
      ],
    },
  },
  {
    id: 'january-gym',
    black: false,
    en: {
      scene: 'January. You have a gym membership, new shoes and a bottle with a straw.',
      questions: [
        'Who is the trainer and calls you “champion”?',
        'Who does pull-ups beside you, with one arm, yawning?',
        'What has moved into your locker by the time you return in November?',
      ],
    },
    de: {
      scene: 'Januar. Du hast ein Fitnessabo, neue Schuhe und eine Flasche mit Trinkhalm.',
      questions: [
        'Wer trainiert dich und nennt dich «Champion»?',
        'Wer macht neben dir Klimmzüge, einarmig und gähnend?',
        'Was ist in deinen Spind eingezogen, bis du im November wiederkommst?',
      ],
    },
  },
  {
    id: 'kilometre-38',
    black: false,
    en: {
      scene: 'A marathon, kilometre 38. Your legs have stopped replying to messages.',
      questions: [
        'Who overtakes you, whistling?',
        'What do you see at the roadside that is certainly not there?',
        'What carries you over the line?',
      ],
    },
    de: {
      scene: 'Marathon, Kilometer 38. Deine Beine antworten nicht mehr auf Nachrichten.',
      questions: [
        'Wer überholt dich pfeifend?',
        'Was siehst du am Strassenrand, obwohl es ganz sicher nicht dort ist?',
        'Was trägt dich ins Ziel?',
      ],
    },
  },
  {
    id: 'penalty',
    black: false,
    en: {
      scene: 'Cup final, minute 94, penalty. A whole village holds its breath and its sausages.',
      questions: [
        'Who stands in goal, chewing gum?',
        'Who takes the kick, though nobody asked?',
        'What runs on to the pitch and decides the match?',
      ],
    },
    de: {
      scene: 'Pokalfinale, 94. Minute, Elfmeter. Ein ganzes Dorf hält den Atem an und die Bratwurst fest.',
      questions: [
        'Wer steht im Tor und kaut Kaugummi?',
        'Wer läuft an, obwohl niemand gefragt hat?',
        'Was rennt aufs Feld und entscheidet das Spiel?',
      ],
    },
  },
  {
    id: 'grandmaster',
    black: false,
    en: {
      scene: 'The chess final. Your opponent has not blinked for an hour.',
      questions: [
        'Who sits across the board?',
        'What is your queen carved to look like?',
        'What do you drop on the board when the game is lost?',
      ],
    },
    de: {
      scene: 'Das Schachfinale. Dein Gegenüber hat seit einer Stunde nicht geblinzelt.',
      questions: [
        'Wer sitzt auf der anderen Seite?',
        'Welche Gestalt hat deine geschnitzte Dame?',
        'Was lässt du aufs Brett fallen, als die Partie verloren ist?',
      ],
    },
  },
  {
    id: 'armbands',
    black: false,
    en: {
      scene: 'Swimming lessons for grown-ups. Lane one, water to the hips, armbands are compulsory.',
      questions: [
        'Who is the instructor, whistle in mouth?',
        'What is your rubber ring meant to be?',
        'What touches your foot in the deep end?',
      ],
    },
    de: {
      scene: 'Schwimmkurs für Erwachsene. Bahn eins, hüfttiefes Wasser, Schwimmflügel sind Pflicht.',
      questions: [
        'Wer leitet den Kurs, die Pfeife im Mund?',
        'Welche Form hat dein Schwimmring?',
        'Was berührt im tiefen Becken deinen Fuss?',
      ],
    },
  },
  {
    id: 'mascot',
    black: false,
    en: {
      scene: 'Last place in the third division. The board decides that a new mascot will save the club.',
      questions: [
        'What is it to be, after nine hours of meeting?',
        'Who sweats inside the costume?',
        'What do the rival fans bring along, just to provoke you?',
      ],
    },
    de: {
      scene:
        'Letzter Platz in der dritten Liga. Der Vorstand beschliesst: Nur ein neues Maskottchen kann den Verein retten.',
      questions: [
        'Was soll es werden, nach neun Stunden Sitzung?',
        'Wer schwitzt im Kostüm?',
        'Was bringen die gegnerischen Fans mit, nur um euch zu reizen?',
      ],
    },
  },
  {
    id: 'chairlift',
    black: false,
    en: {
      scene: 'The chairlift has stopped. Thirty metres below you there is nothing but snow and opinions.',
      questions: [
        'Who is stuck on the chair with you?',
        'What do you sing a song about, to keep warm?',
        'What comes along the cable to rescue you?',
      ],
    },
    de: {
      scene: 'Der Sessellift steht. Dreissig Meter unter euch gibt es nur Schnee und gute Ratschläge.',
      questions: [
        'Wer sitzt mit dir auf dem Sessel fest?',
        'Wovon handelt das Lied, das ihr gegen die Kälte singt?',
        'Was kommt das Seil entlang, um euch zu retten?',
      ],
    },
  },
];
