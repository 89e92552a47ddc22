import type { Answers } from '@cheese/domain/contract/call';
import type { LuoheContract as C } from '@cheese/domain/contract/front/luohe';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { cardsOf } from '../../shop/commodity/commodity.service';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import type { LuoheEntryRow } from './luohe.tables';
import {
  countEntries,
  selectCourses,
  selectEntries,
  selectEntry,
  selectZones,
} from './luohe.store';

export async function readZone(db: Db, viewer: Viewer): Promise<Answers<C['zone']>> {
  const rows = await selectZones(db);
  const { id, school, logo, banner, html } = rows[0] ?? refuse('luohe.noZone');
  return { school, logo, banner, html, courses: await listCourses(db, viewer, id) };
}

/** In the school's order; what is no longer on sale drops out. */
async function listCourses(db: Db, viewer: Viewer, zoneId: number) {
  const chosen = await selectCourses(db, zoneId);
  const ids = chosen.map(({ id }) => id);
  return cardsOf(db, viewer, ids);
}

export async function listEntries(
  db: Db,
  { page, pageCnt }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const rows = await selectEntries(db, pageCnt, page);
  return { list: rows.map(toEntry), total: await countEntries(db) };
}

export async function readEntry(db: Db, id: number): Promise<Answers<C['detail']>> {
  const rows = await selectEntry(db, id);
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
