export { learnedTable, printConstant, rounded } from './table.ts';
export type { Constant, LearnedTable, Made, Numbers, Recipe, Score, Training } from './table.ts';
