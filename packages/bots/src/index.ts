export type { AnyBot, Bot, Budget } from './bot.ts';
export { sealBot } from './bot.ts';
export { randomBot } from './random.ts';
