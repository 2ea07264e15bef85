import { run } from './run.ts';
import { terminal } from './terminal.ts';

/** Whoever reads our output may have read enough, as `head` does; a full disk is worth a sentence. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written (${code ?? 'unknown error'}).\n`);
  process.exit(1);
});
process.stderr.on('error', () => process.exit(1));

const { io, close } = terminal();
process.exitCode = await run(process.argv.slice(2), io);
close();
