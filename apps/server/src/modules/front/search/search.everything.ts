import {
  searchTypeCodes,
  type FoundKind,
  foundKinds,
  type SearchType,
} from '@cheese/domain/codes/front/searchTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { EverythingHit, SearchContract as C } from '@cheese/domain/contract/front/search';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { find } from '../../base/findable/findable.service';
import { shelfOf } from '../../base/findable/findable.shapes';
import type { Found, Hit } from '../../base/findable/query/find';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { describe } from './search.described';
import { shown } from './search.hits';
import { besides } from './search.rehearsals';
import { type School, shelves } from './search.shelves.store';
import * as store from './search.store';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';
import { selectOffered } from '../../slides/slide/slide.door';

const every = Object.keys(foundKinds) as FoundKind[];
const helping: readonly FoundKind[] = ['help', 'page'];
/** Kinds that schools make for their own members. */
const made = Object.values(shelves).map(({ kind }) => kind);

/** The searching user with their school. */
export interface Looker extends Viewer {
  school: School;
}

/** Something found, beside what found it. */
interface Among {
  one: Found;
  hit: Hit;
}

type EverythingQuery = Static<C['everything']['query']>;

/** Hits of every kind; those with all words come first. */
export async function searchEverything(
  db: Db,
  looker: Looker,
  { keyword, type, tagId, ...paged }: EverythingQuery,
): Promise<Answers<C['everything']>> {
  const kinds = type === searchTypeCodes.help ? helping : every;
  const founds = await findEverywhere(db, { kinds, keyword, school: looker.school });
  const all = await thoseOffered(db, inOneOrder(founds), tagId);
  const { limit, offset } = rowsOf(paged);
  const page = all.slice(offset, offset + limit);
  const [{ meant, leftOut } = nothingFound] = founds;
  return {
    list: await shownTo(db, looker, page),
    total: all.length,
    meant: all.length > 0 ? meant : null,
    leftOut: [...leftOut],
  };
}

const nothingFound = { meant: null, leftOut: [] };

interface Sought {
  kinds: readonly FoundKind[];
  keyword: string;
  school: School;
}

async function findEverywhere(db: Db, { kinds, keyword, school }: Sought): Promise<Found[]> {
  const [all, own] = await Promise.all([
    find(db, { shelf: 'catalogue', kinds, keyword }),
    school === null || kinds === helping
      ? null
      : find(db, { shelf: shelfOf(school), kinds: made, keyword }),
  ]);
  return all ? besides(own, all) : [];
}

/** Each is in order by itself; of two the better ones come first, of equals one's school's. */
function inOneOrder(founds: readonly Found[]): Among[] {
  const all = founds.flatMap((one) => one.first(one.total).map((hit) => ({ one, hit })));
  if (founds.length < 2) return all;
  return all.sort(({ hit: a }, { hit: b }) => b.met - a.met || b.score - a.score);
}

const idsOf = (all: readonly Among[], kind: FoundKind) =>
  all.flatMap(({ hit: { item } }) => (item.kind === kind ? [item.id] : []));

/** Without slides whose library is off sale, and without goods of other subjects. */
async function thoseOffered(db: Db, all: readonly Among[], tagId: number | undefined) {
  const [slides, goods] = [idsOf(all, 'slide'), idsOf(all, 'commodity')];
  const [offered, ofSubject] = await Promise.all([
    slides.length > 0 ? selectOffered(db, slides) : null,
    tagId && goods.length > 0 ? store.selectAmong(db, goods, await narrowed(db, { tagId })) : null,
  ]);
  const isThere = ({ hit: { item } }: Among) =>
    item.kind === 'slide'
      ? offered?.has(item.id)
      : item.kind !== 'commodity' || !ofSubject || ofSubject.has(item.id);
  return all.filter(isThere);
}

/** Counts help pages that match; all of them without a keyword. */
export async function countHelp(db: Db, keyword: string): Promise<number> {
  const found = await find(db, { shelf: 'catalogue', kinds: helping, keyword });
  return found ? found.total : store.countHelp(db);
}

async function shownTo(db: Db, looker: Looker, page: readonly Among[]): Promise<EverythingHit[]> {
  const described = await describe(db, looker, (kind) => idsOf(page, kind));
  return page.flatMap(({ one, hit }) => {
    const { item } = hit;
    const kind = item.kind as FoundKind;
    const about = described.get(`${kind}/${item.id}`);
    if (!about) return [];
    const { title, text, missed } = shown(one, hit, about.text);
    const type = item.type as SearchType;
    return { kind, id: item.id, type, ...about, titleMarks: title, textMarks: text, missed };
  });
}
