export type * from './port.ts';
export { StoreFault, storeFaults } from './port.ts';
export { memoryStore } from './memory.ts';
export type { KeptTable, MemoryStore, MemoryStoreOptions, TableChange, TableHead } from './memory.ts';
