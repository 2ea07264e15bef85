export { bareText } from './bare-text.ts';
export { coloured, plain } from './paint.ts';
export type { Paint } from './paint.ts';
export type { Drawing, Intro, Scene } from './text-ui.ts';
export { hanging, lineWidth, wrapped } from './wrapped.ts';
