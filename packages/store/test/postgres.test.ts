import { describe } from 'vitest';
import { storeSuite } from '@rudel/store/contract';
import { postgresTrial, testDatabase } from './postgres-trial.ts';

describe.skipIf(testDatabase === null)('in a real database', () => storeSuite('Postgres', postgresTrial));
