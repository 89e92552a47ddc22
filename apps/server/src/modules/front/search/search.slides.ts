import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { find } from '../../base/findable/findable.service';
import type { Found } from '../../base/findable/query/find';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { foundSlides } from '../../slides/slide/slide.found';
import { listSlides } from '../../slides/slide/slide.list';
import { titlesOf } from './search.hits';
import { countOffered, selectOffered } from '../../slides/slide/slide.door';

const findSlides = (db: Db, keyword: string) =>
  find(db, { shelf: 'catalogue', kinds: ['slide'], keyword });

const idsOf = (found: Found) => found.first(found.total).map(({ item }) => item.id);

/** The platform's slides that a keyword finds; what is off sale is not there. */
export async function searchSlides(
  db: Db,
  viewer: Viewer,
  { keyword = '', ...paged }: Static<C['slides']['query']>,
): Promise<Answers<C['slides']>> {
  const found = await findSlides(db, keyword);
  if (!found) {
    const { list, total } = await listSlides(db, viewer, paged);
    return { list: list.map((one) => ({ ...one, missed: [] })), total, ...nothingSaid };
  }
  const hits = new Map(found.first(found.total).map((hit) => [hit.item.id, hit]));
  const ids = [...hits.keys()];
  const rows = await foundSlides(db, viewer, { ids, ...rowsOf(paged) });
  const list = rows.map((one) => {
    const hit = hits.get(one.id);
    return { ...one, missed: hit ? found.missed(hit) : [] };
  });
  const said = { meant: found.meant, leftOut: [...found.leftOut] };
  return { list, total: await countOffered(db, ids), ...said };
}

const nothingSaid = { meant: null, leftOut: [] };

export async function countSlides(db: Db, keyword: string): Promise<number> {
  const found = await findSlides(db, keyword);
  return countOffered(db, found && idsOf(found));
}

/** So many of the first are looked at for some that are on offer. */
const [LOOKED_AT, SUGGESTED] = [20, 3];

export async function suggestSlides(db: Db, keyword: string): Promise<Answers<C['suggestions']>> {
  const found = await findSlides(db, keyword);
  const hits = found?.first(LOOKED_AT) ?? [];
  if (hits.length === 0) return [];
  const ids = await selectOffered(
    db,
    hits.map(({ item }) => item.id),
  );
  return titlesOf(found, hits.filter(({ item }) => ids.has(item.id)).slice(0, SUGGESTED));
}
