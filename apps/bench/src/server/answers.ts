/** A question of the bench to one of its processes, and the answer with the same number. */
export type Asked = { readonly number: number; readonly question: unknown };
export type Answered = { readonly number: number; readonly value?: unknown; readonly error?: string };

function reply(answered: Answered): void {
  process.send?.(answered);
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Answers the questions of the bench in this process. */
export function answerWith(answer: (question: unknown) => unknown): void {
  process.on('message', ({ number, question }: Asked) => {
    Promise.resolve(question)
      .then(answer)
      .then(
        (value) => reply({ number, value }),
        (error: unknown) => reply({ number, error: textOf(error) }),
      );
  });
  process.on('disconnect', () => process.exit());
}
