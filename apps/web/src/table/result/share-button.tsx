import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { NameOf } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { listed, useWords } from '@rudel/ui/words';
import { saveFile } from '../../verify/record-file.ts';
import type { Desk } from '../desk.ts';
import type { Placing } from './placing.ts';
import { scoreInWords } from './ranking.tsx';
import { resultWords } from './result-words.ts';
import type { ShareCard } from './share-card.ts';

type ShareButtonProps = {
  readonly desk: Desk;
  readonly toOthers: string;
  readonly placings: readonly Placing[];
  readonly moment: string | null;
  readonly nameOf: NameOf;
  readonly picture: RefObject<HTMLDivElement | null>;
};

function cardOf({ desk, toOthers, placings, moment, nameOf }: ShareButtonProps): ShareCard {
  const practice = resultWords[language.peek()].practiceShort;
  const day = new Date().toLocaleDateString(language.peek(), { dateStyle: 'long' });
  return {
    game: desk.ui.game.words[language.peek()].name,
    headline: toOthers,
    rows: placings.map(({ place, seats, score }) => ({
      place,
      seats,
      names: listed(seats.map(nameOf)),
      score: scoreInWords(desk, score),
    })),
    moment,
    foot:
      desk.table.takenBack === undefined && desk.table.playsOn !== true
        ? `Rudel · ${day}`
        : `Rudel · ${practice} · ${day}`,
  };
}

/** Hands the picture to whatever the device shares with, or saves it. */
async function share(props: ShareButtonProps): Promise<void> {
  const { drawCard } = await import('./share-card.ts');
  const picture = await drawCard(cardOf(props), props.picture.current?.querySelector('svg') ?? null);
  const name = `rudel-${props.desk.ui.game.id}.png`;
  const file = new File([picture], name, { type: picture.type });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  saveFile(picture, name);
}

/** A picture of the result, drawn on this device, to be sent to friends. */
export function ShareButton(props: ShareButtonProps) {
  const words = useWords(resultWords);
  const [isDrawing, setDrawing] = useState(false);
  const run = async (): Promise<void> => {
    setDrawing(true);
    await share(props).catch(() => showToast({ text: words.noPicture, tone: 'warn' }));
    setDrawing(false);
  };
  return (
    <Button icon="share" busy={isDrawing} onClick={() => void run()}>
      {words.share}
    </Button>
  );
}
