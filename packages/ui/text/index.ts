export { bareText } from './bare-text.ts';
export { coloured, plain } from './paint.ts';
export type { Paint } from './paint.ts';
export { sealText } from './text-ui.ts';
export type { AnyTextUi, Intro, Primer, Subject, TextUi } from './text-ui.ts';
export { hanging, lineWidth, wrapped } from './wrapped.ts';
