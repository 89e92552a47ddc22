import { lessonQuestions } from './exam/lessonQuestions/lessonQuestions.service';
import type { LessonParts } from './learning/courseMaking/courseMaking.parts';
import { courseThings } from './training/courseThings/courseThings';
import { courseSlides } from './slides/slide/slide.courses';

/** The parts of courses that wings above them implement. */
export const lessonParts: LessonParts = {
  questions: lessonQuestions,
  slides: courseSlides,
  things: courseThings,
};
