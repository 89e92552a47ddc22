/** What neighbours ask of what is learnt. */
export { type LessonTest, passLesson, requireLesson } from './study.lesson';
