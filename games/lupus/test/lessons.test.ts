import { lessonSuite } from '@rudel/testkit/suite';
import { lupus } from '../src/index.ts';

lessonSuite(lupus, import.meta.glob('../lessons/*.txt', { query: '?raw', import: 'default', eager: true }));
