import {
  coursewareTypeCodes,
  type CoursewareType,
} from '@cheese/domain/codes/learning/coursewareTypes';
import type { PicturePoint } from '@cheese/domain/place/place';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import { texts } from './texts';

const two = (number: number) => String(number).padStart(2, '0');

interface Position {
  position: number | null;
  point: PicturePoint | null;
}

/** Place of a note: a time in a film, a page, or a point in a picture. */
export function placeText(type: CoursewareType, { position, point }: Position): string {
  if (position === null) return point ? texts.inPicture : '';
  if (type !== coursewareTypeCodes.video) return texts.page(position);
  const [hours, minutes] = [Math.floor(position / 3600), Math.floor(position / 60) % 60];
  const clock = `${two(minutes)}:${two(position % 60)}`;
  return hours === 0 ? clock : `${hours}:${clock}`;
}

interface Anchor extends Position {
  courseId: number;
  courseware: { id: number; type: CoursewareType } | null;
}

/** Address of the place where a note was written; null for a note about the course as a whole. */
export function anchorOf({ courseId, courseware, position, point }: Anchor): string | null {
  if (courseware === null) return null;
  const at = point && { point };
  const item = { kind: 'courseItem', courseId, itemId: courseware.id, ...at } as const;
  if (position === null) return placeAddress(item);
  return placeAddress(
    courseware.type === coursewareTypeCodes.video
      ? { ...item, second: position }
      : { ...item, page: position },
  );
}
