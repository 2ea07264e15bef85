import { useEffect, useState } from 'preact/hooks';
import { withSwiss } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { deviceShelf } from '@rudel/ui/device-shelf';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';

const offerWords = withSwiss({ en: 'New here?', de: 'Neu hier?' });

const keyOf = (ui: AnyGameUi): string => `rudel.${ui.game.id}.known`;

/** Whether somebody has moved in this game on this device, or let it explain itself; where nothing can be kept, nobody is bothered. */
function isKnown(ui: AnyGameUi): boolean {
  try {
    return deviceShelf()?.getItem(keyOf(ui)) !== null;
  } catch {
    return true;
  }
}

function remember(ui: AnyGameUi): void {
  try {
    deviceShelf()?.setItem(keyOf(ui), 'yes');
  } catch {
    // Without room to keep it nothing is kept.
  }
}

type HowItGoesProps = { readonly desk: Desk; readonly isMoving: boolean };

/** The way to the game on one screen, for whoever plays it here for the first time; the table waits meanwhile. */
export function HowItGoes({ desk, isMoving }: HowItGoesProps) {
  const offer = useWords(offerWords);
  const [isNew, setNew] = useState(() => !isKnown(desk.ui));
  const end = (): void => {
    remember(desk.ui);
    setNew(false);
  };
  useEffect(() => {
    if (isMoving && isNew) end();
  }, [isMoving]);
  if (!isNew) return null;
  const open = (): void => {
    end();
    desk.openRule(null);
  };
  return (
    <Button icon="book" onClick={open}>
      {offer}
    </Button>
  );
}
