import type { CardTexts } from '@rudel/tofugott/page';

/** What stands on a question card: the scene and three questions. */
export function CardText({ text }: { readonly text: CardTexts['en'] }) {
  return (
    <>
      <span class="tofu-scene">{text.scene}</span>
      {text.questions.map((question, at) => (
        <span key={question} class="tofu-question-line">
          <span class="tofu-number">{at + 1}</span>
          <span>{question}</span>
        </span>
      ))}
    </>
  );
}
