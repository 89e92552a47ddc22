import type { CourseSlides } from '../course/lent/course.slides';
import type { CourseThings } from '../course/lent/course.things';
import type { LessonQuestions } from './courseMaking.questions';

/** Parts of lessons that wings above this one provide. */
export interface LessonParts {
  questions: LessonQuestions;
  slides: CourseSlides;
  things: CourseThings;
}
