import type { CourseSlides } from '../../learning/course/lent/course.slides';
import { seeSlides } from './slide.access';
import { selectNameable } from './slide.courses.store';

export const courseSlides: CourseSlides = {
  async selectNameable(db, owner, ids) {
    if (ids.length === 0) return new Map();
    const rows = await selectNameable(db, owner, ids);
    return new Map(rows.map((row) => [row.id, row]));
  },
  async seenBy(who, ids) {
    const seen = await seeSlides(who, ids);
    return new Map(
      [...seen].map(([at, { slide: row, isOpen, library }]) => [
        at,
        {
          id: at,
          title: row.title,
          thumbnail: row.thumbnail,
          isOpen,
          libraryId: library.id,
          libraryName: library.name,
        },
      ]),
    );
  },
};
