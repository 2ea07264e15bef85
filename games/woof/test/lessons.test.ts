import { lessonSuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';

lessonSuite(woof, import.meta.glob('../lessons/*.txt', { query: '?raw', import: 'default', eager: true }));
