/** What neighbours ask of what is learnt. */
export { type LessonTest, requireLesson, takeTry } from './study.lesson';
export { recountStudied } from './study.store';
