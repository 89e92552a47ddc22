import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { CourseSlides } from '../../learning/course/lent/course.slides';
import { onSale } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/goods/commodity.tables';
import { seeSlides } from './slide.access';
import { isSoldAs } from './slide.standing';
import { slide, slideLibrary } from './slide.tables';

const { id, title, thumbnail } = slide;

export const courseSlides: CourseSlides = {
  async selectNameable(db, owner, ids) {
    if (ids.length === 0) return new Map();
    const isKept = owner === null ? undefined : eq(slideLibrary.organisationId, owner);
    const isOffered = and(isNotNull(commodity.id), onSale, slide.isShown);
    const rows = await db
      .select({ id, title, thumbnail })
      .from(slide)
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .leftJoin(commodity, isSoldAs)
      .where(and(inArray(id, [...new Set(ids)]), or(isKept, isOffered)));
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
