export type * from './ports.ts';
export type * from './rooms-port.ts';
export { openRooms } from './rooms.ts';
export { defaultPace } from './pace.ts';
export { codeLength, codeSymbols } from './keys.ts';
export type { RoomReason } from './table/refusals.ts';
export { roomReasons, roomRefusalSentence, tableSentences } from './table/refusals.ts';
