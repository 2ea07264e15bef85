export type * from './port.ts';
export { StoreFault, storeFaultCauses, storeFaults } from './port.ts';
export { replacedAtMost } from './replaced.ts';
export { memoryStore } from './memory.ts';
export type {
  EarlierTable,
  KeptTable,
  MemoryStore,
  MemoryStoreOptions,
  TableChange,
  TableHead,
} from './memory.ts';
export { SharedMemory } from './shared/memory.ts';
export type * from './shared-port.ts';
