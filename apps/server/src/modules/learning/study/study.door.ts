/** What neighbours ask of what is learnt. */
export { type LessonTest, requireLesson, takeTry } from './study.lesson';
