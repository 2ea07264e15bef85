export type { Lesson, LessonStep, Said } from './lesson.ts';
export { courseOf } from './course.ts';
export { parseLesson } from './lesson-file.ts';
export { lessonFaults } from './lesson-faults.ts';
export { isMeant } from './meant.ts';
export { begin, goOn, judge, stepAt } from './taking.ts';
export type { Judgement, Progress, Standing } from './taking.ts';
export { saidTo } from './said-to.ts';
