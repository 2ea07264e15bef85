import './summary.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '@rudel/ui/icon';
import { Summary as OneScreen } from '@rudel/ui/summary';
import { useWords } from '@rudel/ui/words';
import { characters } from '@rudel/woof/page';
import type { Character } from '@rudel/woof/page';
import { Emblem } from '../cards/emblems.tsx';
import { summaryWords } from './summary-words.ts';

/** Something that lies on the table. */
function Lying({ children }: { readonly children: ComponentChildren }) {
  return <span class="woof-summary-card">{children}</span>;
}

const card = (of: Character | '?') => (
  <Lying>
    <Emblem of={of} />
  </Lying>
);

/** Woof!! on one screen. */
export function Summary() {
  const words = useWords(summaryWords);
  const pictures = [
    <>
      {card('S')}
      {card('W')}
    </>,
    <>
      <Icon name="eye" size={34} />
      {card('?')}
    </>,
    <>
      <Icon name="chat" size={34} />
      {card('D')}
    </>,
    <>
      <Icon name="flag" size={34} />
      {card('W')}
    </>,
  ];
  return (
    <OneScreen
      steps={words.steps.map((step, nth) => ({ ...step, picture: pictures[nth] ?? card('?') }))}
      legend={words.legend}
      entries={characters.map((of) => ({
        picture: (
          <span class="woof-summary-sign">
            <Emblem of={of} />
          </span>
        ),
        ...words.characters[of],
      }))}
    />
  );
}
