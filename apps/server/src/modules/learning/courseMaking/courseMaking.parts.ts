import type { CourseSlides } from '../course/course.slides';
import type { LessonQuestions } from './courseMaking.questions';

/** What lessons are made of that stands above this wing. */
export interface LessonParts {
  questions: LessonQuestions;
  slides: CourseSlides;
}
