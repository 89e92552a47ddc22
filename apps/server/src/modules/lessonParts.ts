import { lessonQuestions } from './exam/lessonQuestions/lessonQuestions.service';
import type { LessonParts } from './learning/courseMaking/courseMaking.parts';
import { courseThings } from './training/courseThings/courseThings';
import { courseSlides } from './slides/slide/slide.courses';

export const lessonParts: LessonParts = {
  questions: lessonQuestions,
  slides: courseSlides,
  things: courseThings,
};
