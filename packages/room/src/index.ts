export type * from './ports.ts';
export type * from './rooms-port.ts';
