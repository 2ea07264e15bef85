import { hallSuite } from '../hall/hall-suite.ts';
import { Several, mixed } from './several.ts';

hallSuite('tables of two servers', async () => {
  const several = new Several();
  await several.join();
  await several.join();
  return { hall: mixed(several.halls), close: () => several.close() };
});
