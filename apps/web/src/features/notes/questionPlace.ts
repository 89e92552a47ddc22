import type { CourseQuestion } from '@cheese/domain/contract/learning/courseQuestion';
import { anchorOf, placeText } from './notePlace';

type PlacedQuestion = Pick<CourseQuestion, 'courseId' | 'courseware' | 'position'>;

/**
 * Place in a course where a question was asked, with its link; null for a question about the course
 * as a whole.
 */
export function questionPlace({ courseId, courseware, position }: PlacedQuestion) {
  if (!courseware) return null;
  const at = { position, point: null };
  const words = [courseware.title, placeText(courseware.type, at)].filter((part) => part !== '');
  return { words: words.join(' · '), href: anchorOf({ courseId, courseware, ...at }) ?? '' };
}
