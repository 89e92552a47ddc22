export { type FilmStop, keepFilmAnswer, requireFilmStop } from './film.stop';
export { takeEarned } from './study.exam';
export { isNamedByCourse, selectNamingExam } from './study.exam.store';
export { type LessonTest, requireLesson, takeTry } from './study.lesson';
export { recountStudied } from './study.learner.store';
export { findExtent } from './study.store';
