import type { CourseQuestion } from '@cheese/domain/contract/learning/courseQuestion';
import { anchorOf, placeText } from './notePlace';

type Asked = Pick<CourseQuestion, 'courseId' | 'courseware' | 'position'>;

/** Where in a course a question came up, in words and as a way; null of one about the course as such. */
export function questionPlace({ courseId, courseware, position }: Asked) {
  if (!courseware) return null;
  const at = { position, point: null };
  const words = [courseware.title, placeText(courseware.type, at)].filter((part) => part !== '');
  return { words: words.join(' · '), href: anchorOf({ courseId, courseware, ...at }) ?? '' };
}
