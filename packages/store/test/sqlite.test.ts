import { storeSuite } from '@rudel/store/contract';
import { sqliteTrial } from './temporary-store.ts';

storeSuite('SQLite store', sqliteTrial);
