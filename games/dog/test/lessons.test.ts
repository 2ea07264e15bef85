import { lessonSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';

lessonSuite(dog, import.meta.glob('../lessons/*.txt', { query: '?raw', import: 'default', eager: true }));
