import '../tofugott.css';
import './summary.css';
import { silhouettes } from '@rudel/tofugott/page';
import { Icon } from '@rudel/ui/icon';
import { Summary as OneScreen } from '@rudel/ui/summary';
import { useWords } from '@rudel/ui/words';
import { TofuFace } from '../board/tofu.tsx';
import { Silhouette } from '../silhouettes/silhouette.tsx';
import { summaryWords } from './summary-words.ts';

const pictures = [
  <>
    <Icon name="book" size={30} />
    <Silhouette name="elephant" size={44} />
  </>,
  <>
    <TofuFace mood="happy" size={38} />
    <TofuFace mood="sad" size={38} />
  </>,
  <>
    <Silhouette name="rat" size={40} />
    <Silhouette name="bird" size={40} />
  </>,
  <>
    <Silhouette name="dolphin" size={40} />
    <TofuFace mood="happy" size={34} />
  </>,
];

/** Tofugott on one screen. */
export function Summary() {
  const words = useWords(summaryWords);
  return (
    <OneScreen
      steps={words.steps.map((step, nth) => ({
        ...step,
        picture: pictures[nth] ?? <Silhouette name="tofu" />,
      }))}
      legend={words.legend}
      entries={silhouettes.map((of) => {
        const [name, text] = words.silhouettes[of];
        return { picture: <Silhouette name={of} size={36} />, name, text };
      })}
    />
  );
}
