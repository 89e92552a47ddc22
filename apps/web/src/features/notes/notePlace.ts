import type { CoursewareType } from '@cheese/domain/codes/learning/coursewareTypes';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import { texts } from './texts';

const VIDEO: CoursewareType = 1;

const two = (number: number) => String(number).padStart(2, '0');

/** Where in an item a note stands: at a moment of a film, or on a page. */
export function placeText(type: CoursewareType, position: number): string {
  if (type !== VIDEO) return texts.page(position);
  const [hours, minutes] = [Math.floor(position / 3600), Math.floor(position / 60) % 60];
  const clock = `${two(minutes)}:${two(position % 60)}`;
  return hours === 0 ? clock : `${hours}:${clock}`;
}

interface Anchor {
  courseId: number;
  courseware: { id: number; type: CoursewareType } | null;
  position: number | null;
}

/** The way back to where a note was written; null for one about the course as such. */
export function anchorOf({ courseId, courseware, position }: Anchor): string | null {
  if (courseware === null) return null;
  const item = { kind: 'courseItem', courseId, itemId: courseware.id } as const;
  if (position === null) return placeAddress(item);
  return placeAddress(
    courseware.type === VIDEO ? { ...item, second: position } : { ...item, page: position },
  );
}
