import type { Answers } from '@cheese/domain/contract/call';
import type { LuoheContract as C } from '@cheese/domain/contract/front/luohe';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { listCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/goods/commodity.tables';
import { luoheCourse, luoheEntry, type LuoheEntryRow, luoheZone } from './luohe.tables';

export async function readZone(db: Db, viewer: Viewer): Promise<Answers<C['zone']>> {
  const rows = await db.select().from(luoheZone).orderBy(asc(luoheZone.id)).limit(1);
  const { id, school, logo, banner, html } = rows[0] ?? refuse('luohe.noZone');
  return { school, logo, banner, html, courses: await listCourses(db, viewer, id) };
}

/** In the school's order; what is no longer on sale drops out. */
async function listCourses(db: Db, viewer: Viewer, zoneId: number) {
  const chosen = await db
    .select({ id: luoheCourse.commodityId })
    .from(luoheCourse)
    .where(eq(luoheCourse.zoneId, zoneId))
    .orderBy(asc(luoheCourse.place));
  const ids = chosen.map(({ id }) => id);
  const where = inArray(commodity.id, ids);
  const cards = ids.length > 0 ? await listCards(db, viewer, { where, limit: ids.length }) : [];
  return cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function listEntries(
  db: Db,
  { page, pageCnt }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const rows = await db
    .select()
    .from(luoheEntry)
    .orderBy(desc(luoheEntry.publishedAt), desc(luoheEntry.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { list: rows.map(toEntry), total: await db.$count(luoheEntry) };
}

export async function readEntry(db: Db, id: number): Promise<Answers<C['detail']>> {
  const rows = await db.select().from(luoheEntry).where(eq(luoheEntry.id, id));
  const row = rows[0] ?? refuse('luohe.notFound');
  return { ...toEntry(row), html: row.html };
}

const toEntry = ({ id, title, summary, cover, publishedAt }: LuoheEntryRow) => ({
  id,
  title,
  summary,
  cover,
  publishedAt: publishedAt.getTime(),
});
