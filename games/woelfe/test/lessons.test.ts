import { lessonSuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';

lessonSuite(woelfe, import.meta.glob('../lessons/*.txt', { query: '?raw', import: 'default', eager: true }));
