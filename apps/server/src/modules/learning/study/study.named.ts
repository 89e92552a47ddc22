import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { CoursewareContent } from '../course/courseware.content';

interface Named {
  /** As what they are sold. */
  type: CommodityType;
  ids: readonly number[];
}

/** The things with pages of their own that an item names; null of items that show what is theirs. */
export function namedIn(content: CoursewareContent): Named | null {
  switch (content.type) {
    case 16:
      return { type: 8, ids: content.simulationId > 0 ? [content.simulationId] : [] };
    case 48:
      return { type: 2, ids: content.specimenIds };
    default:
      return null;
  }
}
