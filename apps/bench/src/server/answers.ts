function reply(answer: { readonly value: unknown } | { readonly error: string }): void {
  process.send?.(answer);
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Answers the questions of the bench in this process, one at a time. */
export function answerWith(answer: (question: unknown) => unknown): void {
  process.on('message', (question: unknown) => {
    Promise.resolve(question)
      .then(answer)
      .then(
        (value) => reply({ value }),
        (error: unknown) => reply({ error: textOf(error) }),
      );
  });
  process.on('disconnect', () => process.exit());
}
