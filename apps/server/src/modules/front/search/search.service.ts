import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import {
  searchTypeCodes,
  searchTypes,
  type SearchType,
} from '@cheese/domain/codes/front/searchTypes';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { find } from '../../base/findable/findable.service';
import type { Found } from '../../base/findable/query/find';
import { listNews, toItem } from '../../content/news/news.service';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { cardsOf, onePage } from '../../shop/commodity/commodity.service';
import { countHelp } from './search.everything';
import { isNarrowed, shown, titlesOf } from './search.hits';
import { countRehearsals, suggestRehearsals } from './search.rehearsals';
import type { School } from './search.shelves.store';
import { countSlides, suggestSlides } from './search.slides';
import * as store from './search.store';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';

const SUGGESTED = 10;

type CommoditiesAsked = Static<C['commodities']['query']>;

const findAmong = (db: Db, kind: 'commodity' | 'news' | 'slide', keyword: string) =>
  find(db, { shelf: 'catalogue', kinds: [kind], keyword });

const saidOf = ({ meant, leftOut }: Pick<Found, 'meant' | 'leftOut'>) => ({
  meant,
  leftOut: [...leftOut],
});

const nothingSaid = saidOf({ meant: null, leftOut: [] });

export async function searchCommodities(
  db: Db,
  viewer: Viewer,
  asked: CommoditiesAsked,
): Promise<Answers<C['commodities']>> {
  const { keyword = '', type, ...others } = asked;
  const found = await findAmong(db, 'commodity', keyword);
  if (!found) {
    const { page, pageCnt, sort, ...narrowing } = others;
    const where = await narrowed(db, { ...narrowing, type });
    const { list, total } = await onePage(db, viewer, { where, sort, page, pageCnt });
    const unmarked = { titleMarks: [], descriptionMarks: [], missed: [] };
    return { list: list.map((card) => ({ ...card, ...unmarked })), total, ...nothingSaid };
  }
  const { hits, total } = await pageOf(db, viewer, found, asked);
  const byId = new Map(hits.map((hit) => [hit.item.id, hit]));
  const cards = await cardsOf(db, viewer, [...byId.keys()]);
  const list = cards.map((card) => {
    const { title, text, missed } = shown(found, byId.get(card.id), card.description);
    return { ...card, titleMarks: title, descriptionMarks: text, missed };
  });
  return { list, total, ...saidOf(found) };
}

/** Without filters the index alone gives the page, so no query is needed. */
async function pageOf(
  db: Db,
  { now }: Viewer,
  found: Found,
  { page, pageCnt, keyword: _keyword, type, sort, ...narrowing }: CommoditiesAsked,
) {
  const { limit, offset } = rowsOf({ page, pageCnt });
  if (!isNarrowed({ sort, ...narrowing })) {
    const total = type ? (found.types.get(type) ?? 0) : found.total;
    return { hits: found.first(offset + limit, type).slice(offset), total };
  }
  const all = found.first(found.total, type);
  const byId = new Map(all.map((hit) => [hit.item.id, hit]));
  const where = await narrowed(db, narrowing);
  const asked = { ids: [...byId.keys()], now, narrowing: where, sort, limit, offset };
  const { ids, total } = await store.selectPage(db, asked);
  return { hits: ids.flatMap((id) => byId.get(id) ?? []), total };
}

export async function searchNews(
  db: Db,
  { page, pageCnt, keyword = '' }: Static<C['news']['query']>,
): Promise<Answers<C['news']>> {
  const found = await findAmong(db, 'news', keyword);
  if (!found) {
    const { list, total } = await listNews(db, { page, pageCnt });
    const unmarked = { titleMarks: [], summaryMarks: [], missed: [] };
    return { list: list.map((item) => ({ ...item, ...unmarked })), total, ...nothingSaid };
  }
  const { limit, offset } = rowsOf({ page, pageCnt });
  const hits = found.first(offset + limit).slice(offset);
  const rows = await store.selectNews(
    db,
    hits.map(({ item }) => item.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const list = hits.flatMap((hit) => {
    const row = byId.get(hit.item.id);
    if (!row) return [];
    const { title, text, missed } = shown(found, hit, row.summary);
    return { ...toItem(row), titleMarks: title, summaryMarks: text, missed };
  });
  return { list, total: found.total, ...saidOf(found) };
}

/** Number of hits for each tab. Commodity filters do not apply to things that are not sold. */
export async function countHits(
  db: Db,
  school: School,
  { keyword = '', ...asked }: Static<C['counts']['query']>,
): Promise<Answers<C['counts']>> {
  // Asked for together, they look once for what has changed.
  const [found, foundNews, rehearsals, slides, help] = await Promise.all([
    findAmong(db, 'commodity', keyword),
    findAmong(db, 'news', keyword),
    countRehearsals(db, school, keyword),
    countSlides(db, keyword),
    countHelp(db, keyword),
  ]);
  const counts = new Map<number, number>();
  if (found && !isNarrowed({ ...asked, sort: undefined })) {
    for (const [type, count] of found.types) counts.set(type, count);
  } else {
    const ids = found && found.first(found.total).map(({ item }) => item.id);
    const rows = await store.countByType(db, ids, await narrowed(db, asked));
    for (const { type, count } of rows) counts.set(type, count);
  }
  for (const [type, count] of rehearsals) counts.set(type, count);
  counts.set(searchTypeCodes.slide, slides);
  counts.set(searchTypeCodes.help, help);
  counts.set(searchTypeCodes.news, foundNews ? foundNews.total : await store.countNews(db));
  const types = Object.keys(searchTypes).map(Number) as SearchType[];
  return types.map((type) => ({ type, count: counts.get(type) ?? 0 }));
}

/** Titles to complete a keyword with, in the order in which a search would show them. */
export async function suggest(
  db: Db,
  school: School,
  keyword: string,
): Promise<Answers<C['suggestions']>> {
  const [found, news, slides, rehearsals] = await Promise.all([
    findAmong(db, 'commodity', keyword),
    findAmong(db, 'news', keyword),
    suggestSlides(db, keyword),
    suggestRehearsals(db, school, keyword),
  ]);
  const unsold = [...slides, ...rehearsals];
  // Products on sale come first, with some room left for other hits.
  const sold = titlesOf(found, found?.first(SUGGESTED - unsold.length));
  return [...sold, ...unsold, ...titlesOf(news, news?.first(SUGGESTED))].slice(0, SUGGESTED);
}
