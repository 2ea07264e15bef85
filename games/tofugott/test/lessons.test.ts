import { lessonSuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';

lessonSuite(
  tofugott,
  import.meta.glob('../lessons/*.txt', { query: '?raw', import: 'default', eager: true }),
);
