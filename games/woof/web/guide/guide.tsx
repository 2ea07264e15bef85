import './guide.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '@rudel/ui/button';
import { deviceShelf } from '@rudel/ui/device-shelf';
import { Icon } from '@rudel/ui/icon';
import { Sheet } from '@rudel/ui/sheet';
import { useReading } from '@rudel/ui/use-reading';
import { listed } from '@rudel/ui/words';
import { characters, earlyNeeded, goalsOf, ownCharacter, valueOf } from '@rudel/woof/page';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import { Example } from './example.tsx';

const key = 'rudel.woof.guide';

/** Whether the guide opens by itself: for somebody who plays here for the first time on this device. */
const isFirstTime = ({ play }: Drawing): boolean => {
  if (play.eye === 'table' || play.vantage.kind === 'replay') return false;
  try {
    return deviceShelf()?.getItem(key) === null;
  } catch {
    return false;
  }
};

function remember(): void {
  try {
    deviceShelf()?.setItem(key, 'read');
  } catch {
    // Without storage it is offered again next time.
  }
}

/** The button that tells how the game goes, and what it tells. */
export function Guide({ drawing }: { readonly drawing: Drawing }) {
  const { guide } = drawing.words.value;
  const [isOpen, setOpen] = useState(() => isFirstTime(drawing));
  useReading(drawing.play, isOpen);
  const close = (): void => {
    remember();
    setOpen(false);
  };
  return (
    <>
      <IconButton kind="plain" icon="info" label={guide.open} onClick={() => setOpen(true)} />
      <Sheet open={isOpen} title={guide.title} onClose={close}>
        <div class="woof-guide">
          <p>{guide.aim}</p>
          <Ladder drawing={drawing} />
          <Ways drawing={drawing} />
          <Signs drawing={drawing} />
          <h3>{guide.scoring}</h3>
          <ul class="woof-guide-points">
            {guide.points.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button kind="primary" wide onClick={close}>
            {guide.close}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

type PartProps = { readonly drawing: Drawing };

/** The characters by value, and whom each of them looks for. */
function Ladder({ drawing }: PartProps) {
  const view = drawing.view.value;
  const { guide, characters: named } = drawing.words.value;
  const { eye } = view;
  const own = eye !== 'table' && view.pairs[eye]?.length === 2 ? ownCharacter(view, eye) : null;
  return (
    <>
      <h3>{guide.who}</h3>
      <ol class="woof-ladder">
        {characters.map((character) => {
          const goals = goalsOf(character, view.shown.options);
          return (
            <li key={character} data-own={character === own}>
              <b aria-hidden="true" data-of={character}>
                {valueOf(character)} <Emblem of={character} />
              </b>
              <span>
                {guide.seeks(named[character], listed(goals.map((goal) => named[goal])))}
                {character === own && <em> ({guide.you})</em>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Ways({ drawing }: PartProps) {
  const { guide } = drawing.words.value;
  return (
    <>
      <h3>{guide.turn}</h3>
      <ul class="woof-legend">
        <Entry sign={<Icon name="eye" size={26} />}>{guide.look}</Entry>
        <Entry sign={<Icon name="chat" size={26} />}>{guide.ask}</Entry>
        <Entry sign={<Icon name="flag" size={26} />}>{guide.suspect}</Entry>
      </ul>
    </>
  );
}

/** Everything that may lie at a place, as it looks there. */
function Signs({ drawing }: PartProps) {
  const { guide } = drawing.words.value;
  const { options, seats } = drawing.view.value.shown;
  const needed = earlyNeeded(seats);
  return (
    <>
      <h3>{guide.signs}</h3>
      <ul class="woof-legend">
        <Entry sign={<Example drawing={drawing} of="wolf" />}>{guide.token}</Entry>
        {options.expert === 'no' && (
          <Entry sign={<Example drawing={drawing} of="unknown" />}>{guide.unknown}</Entry>
        )}
        <Entry sign={<Example drawing={drawing} of="answer" />}>{guide.answer}</Entry>
        <Entry sign={<Example drawing={drawing} of="suspected" />}>{guide.suspected}</Entry>
        <Entry sign={<Example drawing={drawing} of="early" />}>{guide.early(needed)}</Entry>
        <Entry sign={<Example drawing={drawing} of="errors" />}>{guide.errors}</Entry>
      </ul>
    </>
  );
}

function Entry({ sign, children }: { readonly sign: ComponentChildren; readonly children: string }) {
  return (
    <li>
      <span class="woof-legend-sign" aria-hidden="true">
        {sign}
      </span>
      <span>{children}</span>
    </li>
  );
}
