import './guide.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { narratorSeat } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { Sheet } from '@rudel/ui/sheet';
import { CardBack } from '../art/card-back.tsx';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import { guideWords } from './guide-words.ts';
import type { GuideWords } from './guide-words.ts';
import { hasReadGuide, rememberGuide } from './has-read-guide.ts';

type PageName = keyof GuideWords['pages'];

const order: readonly PageName[] = ['card', 'night', 'day', 'end', 'hints'];

const pictures: { readonly [P in PageName]: JSX.Element } = {
  card: (
    <>
      <CardBack />
      <SignShape of="finger" size={44} />
    </>
  ),
  night: (
    <>
      {(['seer', 'wolf', 'villager'] as const).map((role) => (
        <span key={role}>
          <Emblem of={role} size={40} />
          <SignShape of="finger" size={24} />
        </span>
      ))}
    </>
  ),
  day: (
    <>
      <SignShape of="paw" size={56} />
      <SignShape of="tuft" size={56} />
    </>
  ),
  end: (
    <>
      <Emblem of="villager" size={56} />
      <Emblem of="wolf" size={56} />
    </>
  ),
  hints: (
    <>
      <Emblem of="seer" size={56} />
      <SignShape of="mark" size={48} />
    </>
  ),
};

/** How the game goes, in four short pages: it opens by itself for who plays here for the first time. */
export function Guide({ drawing }: { readonly drawing: Drawing }) {
  const { play, sheet } = drawing;
  const words = guideWords[play.language.value];
  useEffect(() => {
    if (play.eye !== 'table' && play.eye !== narratorSeat(drawing.view.peek().shown) && !hasReadGuide())
      sheet.value = 'guide';
  }, [play]);
  const close = (): void => {
    rememberGuide();
    sheet.value = null;
  };
  return (
    <Sheet open={sheet.value === 'guide'} title={words.title} onClose={close}>
      <Pages drawing={drawing} close={close} />
    </Sheet>
  );
}

type PagesProps = { readonly drawing: Drawing; readonly close: () => void };

function Pages({ drawing, close }: PagesProps) {
  const [nth, setNth] = useState(0);
  const words = guideWords[drawing.play.language.value];
  const name = order[nth] ?? 'card';
  const { title, lines } = words.pages[name];
  const isLast = nth === order.length - 1;
  return (
    <div class="lupus-guide">
      <div class="lupus-guide-picture" data-of={name} aria-hidden="true">
        {pictures[name]}
      </div>
      <div class="lupus-guide-page" aria-live="polite">
        <h3>{title}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p class="lupus-guide-asked" role="status">
        {drawing.legal.value.length > 0 && drawing.play.match.lapsesAt.value !== null && words.asked}
      </p>
      <p class="lupus-guide-dots">
        <span class="visually-hidden">{words.page(nth + 1, order.length)}</span>
        {order.map((one) => (
          <i key={one} data-now={one === name} aria-hidden="true" />
        ))}
      </p>
      <footer>
        {nth === 0 ? (
          <Button class="lupus-guide-skip" onClick={close}>
            {words.skip}
          </Button>
        ) : (
          <Button onClick={() => setNth(nth - 1)}>{words.back}</Button>
        )}
        <Button kind="primary" class="lupus-guide-next" onClick={() => (isLast ? close() : setNth(nth + 1))}>
          {isLast ? words.done : words.next}
        </Button>
      </footer>
    </div>
  );
}
