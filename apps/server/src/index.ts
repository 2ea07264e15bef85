export type { Config, ConfigRead, Environment } from './config.ts';
export { readConfig } from './config.ts';
export type { Limits, Rate } from './limits.ts';
export { usualLimits } from './limits.ts';
export type { Details, Log, LogLevel } from './logging.ts';
export { openLog } from './logging.ts';
export type { Overrides, RunningServer } from './server.ts';
export { startServer } from './server.ts';
export type { SocketTimes } from './socket/sockets.ts';
