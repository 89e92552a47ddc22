import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { and, eq, isNull } from 'drizzle-orm';
import { requestedRows } from '../../base/findable/findable.asked';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { slide, slideLibrary } from './slide.tables';
import { slideTexts } from './slide.texts';

/**
 * Indexes platform slides only; slides of schools are not searchable. `slide.found` checks
 * afterwards that the library is on sale.
 */
export const slideFindable: FindableSource = {
  kind: 'slide',
  shelf: 'catalogue',
  async select(db, asked) {
    const { isAsked, inOrder, most } = requestedRows(slide.id, asked);
    const rows = await db
      .select({ slide, library: slideLibrary.name })
      .from(slide)
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .where(and(isAsked, isNull(slideLibrary.organisationId), eq(slide.isShown, true)))
      .orderBy(inOrder)
      .limit(most);
    return rows.map(({ slide: row, library }) => ({
      id: row.id,
      type: searchTypeCodes.slide,
      title: row.title,
      weight: row.viewCount,
      typeNames: [slideTexts.findableSlide, slideTexts.findableShort, slideStains[row.stain]],
      tags: [
        row.organ,
        row.titleEn,
        morphologyFields[row.field],
        library,
        row.system === null ? '' : bodySystems[row.system],
      ].filter(Boolean),
      text: `${row.summary}\n${row.material}`,
    }));
  },
};
