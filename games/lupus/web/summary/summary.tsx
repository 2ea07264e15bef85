import './summary.css';
import { Summary as OneScreen } from '@rudel/ui/summary';
import { useWords } from '@rudel/ui/words';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import { summaryWords, told } from './summary-words.ts';

const pictures = [
  <span key="card" class="lupus-summary-card">
    <Emblem of="seer" size={30} />
  </span>,
  <>
    <Emblem of="wolf" size={40} />
    <SignShape of="finger" size={28} />
  </>,
  <>
    <SignShape of="paw" size={38} />
    <SignShape of="tuft" size={38} />
  </>,
  <>
    <Emblem of="villager" size={38} />
    <Emblem of="wolf" size={38} />
  </>,
];

/** Lupus in Tabula on one screen. */
export function Summary() {
  const words = useWords(summaryWords);
  return (
    <div class="lupus-summary">
      <OneScreen
        steps={words.steps.map((step, nth) => ({
          ...step,
          picture: pictures[nth] ?? <Emblem of="wolf" />,
        }))}
        legend={words.legend}
        entries={told.map((of) => {
          const [name, text] = words.roles[of];
          return { picture: <Emblem of={of} size={32} />, name, text };
        })}
      />
      <h3 class="lupus-summary-title">{words.hints.title}</h3>
      <ul class="lupus-summary-hints">
        {words.hints.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
