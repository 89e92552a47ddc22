/** What neighbours ask of what is learnt. */
export { type FilmStop, keepFilmAnswer, requireFilmStop } from './film.stop';
export { takeHandedIn } from './study.exam';
export { type LessonTest, requireLesson, takeTry } from './study.lesson';
export { findExtent, recountStudied } from './study.store';
