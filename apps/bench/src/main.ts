import { benchNamed, isFlag, listOfBenches, settingsOf } from './benches.ts';

/** Peers check themselves at every step unless they are told that they are in production. */
process.env['NODE_ENV'] = 'production';

async function main([name = '', ...flags]: readonly string[]): Promise<number> {
  const bench = benchNamed(name);
  const unknown = flags.filter((flag) => !isFlag(flag));
  if (bench === undefined || unknown.length > 0) {
    process.stderr.write(listOfBenches(name, unknown));
    return 2;
  }
  const run = await bench.load();
  process.stderr.write(`Measuring ${bench.about} …\n\n`);
  const report = await run(settingsOf(flags));
  process.stdout.write(
    flags.includes('--json') ? `${JSON.stringify(report.data, null, 2)}\n` : `${report.text}\n`,
  );
  return report.hasFailed === true ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
