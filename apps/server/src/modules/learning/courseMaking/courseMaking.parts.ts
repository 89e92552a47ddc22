import type { CourseSlides } from '../course/course.slides';
import type { CourseThings } from '../course/course.things';
import type { LessonQuestions } from './courseMaking.questions';

/** What lessons are made of that stands above this wing. */
export interface LessonParts {
  questions: LessonQuestions;
  slides: CourseSlides;
  things: CourseThings;
}
