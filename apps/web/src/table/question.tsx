import './question.css';
import { Button } from '@rudel/ui/button';

export type QuestionProps = {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks once before what cannot be taken back. */
export function Question({ text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <div class="question">
      <p>{text}</p>
      <div class="question-answers">
        <Button onClick={onNo}>{no}</Button>
        <Button kind="danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
