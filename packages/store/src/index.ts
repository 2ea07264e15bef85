export type * from './port.ts';
export { StoreFault } from './port.ts';
