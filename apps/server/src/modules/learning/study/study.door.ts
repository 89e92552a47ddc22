export { type FilmStop, keepFilmAnswer, requireFilmStop } from './film.stop';
export { takeEarned } from './study.exam';
export { isNamedByCourse, selectNamingExam } from './study.exam.store';
export { type LessonTest, requireLesson, takeTry } from './study.lesson';
export { findExtent, recountStudied } from './study.store';
