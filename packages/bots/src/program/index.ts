export type { Fault } from './fault.ts';
export { faultSentence } from './fault.ts';
export type { Greeting } from './lines.ts';
export type { Heard, OrFault, Pipe } from './program-talk.ts';
export { ProgramTalk } from './program-talk.ts';
export { Teller } from './teller.ts';
