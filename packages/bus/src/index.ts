export type * from './port.ts';
export { localBus } from './local.ts';
export type { LocalBusOptions } from './local.ts';
