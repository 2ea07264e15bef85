export type { AnyBot, Bot, Budget } from './bot.ts';
export { sealBot } from './bot.ts';
export { randomBot } from './random.ts';
export type { Bout, Played } from './arena.ts';
export { botAct, playMatch } from './arena.ts';
export type { Fixture } from './arena-lineup.ts';
export { fixtureOf, periodOf, rotated } from './arena-lineup.ts';
export type { Interval, Result, Standing, Tally } from './arena-tally.ts';
export { tally, wilson } from './arena-tally.ts';
