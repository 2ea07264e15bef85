import { run } from './run.ts';
import { terminal } from './terminal.ts';

/** Whoever reads our output may have read enough, as `head` does. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { io, close } = terminal();
process.exitCode = await run(process.argv.slice(2), io);
close();
