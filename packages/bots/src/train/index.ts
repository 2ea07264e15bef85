export { LeastSquares } from './least-squares.ts';
export { Events, fitLogistic } from './logistic.ts';
export { NetExamples } from './net-examples.ts';
export { LearningNet, lossOfNet } from './net.ts';
export type { Lessons, NetShape } from './net.ts';
export { learnedTable, printConstant, rounded } from './table.ts';
export type { Constant, LearnedTable, Made, Numbers, Recipe, Score, Training } from './table.ts';
