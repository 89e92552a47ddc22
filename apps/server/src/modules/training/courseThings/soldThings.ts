import type { Db } from '../../../db/database';
import type { CourseThings, NamedThing, SeenThing } from '../../learning/course/lent/course.things';
import { listCards } from '../../shop/commodity/commodity.cards';
import { viewerOf } from '../../shop/commodity/viewer';
import { areSeen, type Ids, pagesOf, selectOffered, type SoldType } from './soldThings.store';
type Looking = Parameters<CourseThings['seenBy']>[0];

/** Things no longer on sale are included only for users who hold them. */
export async function seenOnShelf(who: Looking, type: SoldType, ids: Ids) {
  if (ids.length === 0) return [];
  const viewer = await viewerOf(who.db, who);
  const held = [...viewer.held.commodities.keys()];
  const where = areSeen({ type, ids, held });
  const [cards, pages] = await Promise.all([
    listCards(who.db, viewer, { where, limit: ids.length, withdrawnToo: true }),
    pagesOf(who.db, type, ids),
  ]);
  return cards.flatMap(({ productId: id, title: name, cover, isLocked }): SeenThing[] => {
    const page = pages.get(id);
    return page ? [{ id, name, picture: cover || null, page, isOpen: !isLocked }] : [];
  });
}

/** Only things that are on sale and have a page. */
export async function offeredOnShelf(db: Db, type: SoldType, ids: Ids): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  const [rows, pages] = await Promise.all([selectOffered(db, type, ids), pagesOf(db, type, ids)]);
  return rows.filter(({ id }) => pages.has(id));
}
