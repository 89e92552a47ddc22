import type { SoldApart } from '@cheese/domain/contract/learning/coursewareShapes';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import { seeCourse } from '../course/course.door';
import type { CourseSlides, SeenSlide } from '../course/course.slides';
import { selectSlideItems } from './study.detail.store';

interface Looking {
  db: Db;
  person: Asking['person'] | null;
  clock: Asking['clock'];
}

/**
 * The items whose slides stay locked to somebody although they have the course: those of the
 * platform are sold by their libraries, and a course lends none of them.
 */
export async function listSoldApart(
  asking: Looking,
  slides: CourseSlides,
  courseId: number,
): Promise<SoldApart[]> {
  await seeCourse(asking, courseId);
  const items = await selectSlideItems(asking.db, courseId);
  const seen = await slides.seenBy(asking, [...new Set(items.flatMap(({ slideIds }) => slideIds))]);
  return items.flatMap(({ id, slideIds }) => {
    const locked = slideIds.flatMap((slideId) => seen.get(slideId) ?? []).filter(isLocked);
    const libraries = new Map(locked.map((one) => [one.libraryId, one.libraryName]));
    if (libraries.size === 0) return [];
    return { coursewareId: id, libraries: [...libraries].map(([at, name]) => ({ id: at, name })) };
  });
}

const isLocked = ({ isOpen }: SeenSlide) => !isOpen;
