import type { Narration } from './narration.ts';

/** Die Erzählung auf Deutsch. */
export const narrationDe: Narration = {
  nightfall: [
    'Die Nacht bricht herein. Das Dorf schließt die Augen.',
    'Das letzte Licht geht aus. Alle Augen sind zu.',
    'Der Mond steigt über die Dächer. Alles schläft.',
    'Nebel kriecht vom Fluss herauf. Das Dorf schläft.',
  ],
  calls: {
    freemason: {
      opens: [
        'Die Freimaurer öffnen die Augen und erkennen einander.',
        'Ein geheimes Zeichen im Dunkeln: Die Freimaurer blicken auf.',
        'Freimaurer, erwacht. Seht, wer euren Schwur teilt.',
      ],
      again: ['Freimaurer, noch einmal.'],
      closes: [
        'Die Freimaurer schließen die Augen.',
        'Der Schwur gilt; die Freimaurer schlafen.',
        'Das Geheimnis ist gewahrt. Die Freimaurer schlafen.',
      ],
    },
    medium: {
      opens: [
        'Das Medium erwacht und lauscht den Toten.',
        'Ein kalter Hauch am Fenster: Das Medium öffnet die Augen.',
        'Medium, befrage die zuletzt gelynchte Seele.',
      ],
      again: ['Medium, noch einmal.'],
      closes: [
        'Die Stimmen verklingen; das Medium schläft.',
        'Das Medium schließt die Augen.',
        'Die Toten schweigen wieder. Das Medium schläft.',
      ],
    },
    seer: {
      opens: [
        'Die Stunde der Wahrheit: Wer Seher ist, öffnet die Augen.',
        'Das zweite Gesicht erwacht. Wer Seher ist, zeigt auf jemanden.',
        'Wer Seher ist, durchschaut heute Nacht ein Gesicht.',
        'Ein Spiegel, eine Kerze, eine Frage: Wer Seher ist, zeigt.',
      ],
      again: [
        'Das Bild flackert. Wer Seher ist, zeigt noch einmal.',
        'Der Spiegel ist noch trüb. Wer Seher ist, zeigt erneut.',
        'Die Flamme lodert noch einmal auf. Wer Seher ist, zeigt wieder.',
      ],
      closes: [
        'Das Bild verblasst; alles schläft.',
        'Das zweite Gesicht schließt die Augen.',
        'Die Kerze ist erloschen.',
      ],
    },
    bodyguard: {
      opens: [
        'Der Leibwächter erwacht. Wessen Tür soll bewacht sein?',
        'Leibwächter, an welcher Schwelle stehst du heute Nacht?',
        'Stiefel im Kies: Der Leibwächter wählt ein Haus.',
      ],
      again: ['Leibwächter, noch einmal.'],
      closes: [
        'Der Leibwächter hält Wache, und wir sehen weg.',
        'Der Leibwächter steht auf Posten.',
        'Eine Tür ist heute Nacht bewacht. Mehr verrät der Leibwächter nicht.',
      ],
    },
    owl: {
      opens: [
        'Die Nachteule öffnet die großen Augen und zeigt.',
        'Ein Ruf aus der Scheune: Wen fasst die Nachteule ins Auge?',
        'Nachteule, zeige, über wen morgen geredet wird.',
      ],
      again: ['Nachteule, noch einmal.'],
      closes: [
        'Die Nachteule wendet den Kopf ab.',
        'Flügelschlag, dann Stille: Die Nachteule ist fort.',
        'Die Scheune ist wieder dunkel. Die Nachteule hat genug gesehen.',
      ],
    },
    wolf: {
      opens: [
        'Die Werwölfe öffnen die Augen: Wer ist noch wach?',
        'Ein Heulen am Waldrand. Werwölfe, zeigt.',
        'Fell, Zähne, Geduld: Die Werwölfe erwachen.',
        'Etwas kratzt an den Türen. Werwölfe, wählt.',
      ],
      again: [
        'Der Mond tritt hinter einer Wolke hervor. Werwölfe, zeigt noch einmal.',
        'Nicht so hastig, Werwölfe. Zeigt noch einmal.',
        'Noch einmal, Werwölfe: Wer soll es sein?',
      ],
      closes: [
        'Die Werwölfe schließen die Augen.',
        'Der Wald ist wieder still; die Werwölfe schlafen.',
        'Spuren im Schlamm, sonst nichts. Die Werwölfe sind fort.',
      ],
    },
    mythomaniac: {
      opens: [
        'Der Mythomane erwacht und zeigt auf ein anderes Leben.',
        'Mythomane, wessen Leben hättest du lieber?',
        'Jemand träumt von einer anderen Haut: Der Mythomane zeigt.',
      ],
      again: ['Mythomane, noch einmal.'],
      closes: [
        'Der Mythomane schläft, als wer auch immer.',
        'Der Mythomane schließt die Augen.',
        'Der Traum geht weiter. Der Mythomane schläft.',
      ],
    },
  },
  mourning: [
    'Der Tag bricht an, und die Glocke läutet.',
    'Der Hahn kräht. Nicht alle stehen auf.',
    'Morgenlicht, und eine Tür steht offen.',
  ],
  quiet: [
    'Der Tag bricht an, und alle sind da.',
    'Der Hahn kräht, und alle stehen auf.',
    'Eine stille Nacht: Niemand fehlt.',
  ],
  day: [
    'Das Dorf trifft sich am Brunnen. Wer ist ein Werwolf?',
    'Alle reden durcheinander: Wer war es?',
    'Auf dem Platz schauen sich alle an. Sprecht.',
  ],
  polling: [
    'Genug geredet. Alle legen ein Plättchen, auch die Geister.',
    'Nun die Plättchen: Auf wen fällt der Verdacht?',
    'Das Gespräch ist zu Ende. Alle benennen jemanden.',
  ],
  judging: [
    'Pfote oder Fell: Die Lebenden richten im Geheimen.',
    'Zwei sind angeklagt. Die anderen entscheiden, ungesehen.',
    'Der Strick ist bereit. Pfote oder Fell?',
  ],
  spared: [
    'Das Dorf kann sich nicht entscheiden. Niemand wird gelyncht.',
    'Der Strick bleibt heute unbenutzt.',
    'Heute hängt niemand. Das Dorf geht nach Hause.',
  ],
};
