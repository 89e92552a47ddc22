import { type RehearsalType, rehearsalTypes } from '@cheese/domain/codes/front/searchTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { find } from '../../base/findable/findable.service';
import { shelfOf } from '../../base/findable/findable.shapes';
import type { Found } from '../../base/findable/query/find';
import { shown, titlesOf } from './search.hits';
import { type School, shelves } from './search.shelves.store';

const everyType = Object.keys(rehearsalTypes).map(Number) as RehearsalType[];

/** Number of words that had no match or were guessed. */
const guessed = ({ meant, leftOut }: Found) => leftOut.length + (meant === null ? 0 : 1);

interface RehearsalSearch {
  type: RehearsalType;
  keyword: string;
  school: School;
}

/** Results of the user's school, then the public ones. Null without a keyword. */
async function findOf(db: Db, { type, keyword, school }: RehearsalSearch): Promise<Found[] | null> {
  const { kind } = shelves[type];
  const [all, own] = await Promise.all([
    find(db, { shelf: shelfOf(null), kinds: [kind], keyword }),
    school === null ? null : find(db, { shelf: shelfOf(school), kinds: [kind], keyword }),
  ]);
  return all && besides(own, all);
}

/** Joins both results; if only one had to guess words, keeps the other. */
export function besides(own: Found | null, all: Found): Found[] {
  if (!own || own.total === 0) return [all];
  if (all.total === 0 || guessed(own) < guessed(all)) return [own];
  return guessed(own) > guessed(all) ? [all] : [own, all];
}

const totalOf = (found: readonly Found[]) => found.reduce((sum, { total }) => sum + total, 0);

/** The first of all of them, each beside what found it. */
const firstOf = (found: readonly Found[], count: number) =>
  found.flatMap((one) => one.first(count).map((hit) => ({ one, hit }))).slice(0, count);

export async function searchRehearsals(
  db: Db,
  school: School,
  { keyword = '', type, ...paged }: Static<C['rehearsals']['query']>,
): Promise<Answers<C['rehearsals']>> {
  const shelf = shelves[type];
  const found = await findOf(db, { type, keyword, school });
  if (!found) {
    const rows = await shelf.select(db, school, paged);
    const unmarked = { titleMarks: [], textMarks: [], missed: [] };
    const list = rows.map((row) => ({ ...row, ...unmarked }));
    return { list, total: await shelf.count(db, school), meant: null, leftOut: [] };
  }
  const { limit, offset } = rowsOf(paged);
  const hits = firstOf(found, offset + limit).slice(offset);
  const ids = hits.map(({ hit }) => hit.item.id);
  const rows = new Map((await shelf.select(db, school, { ids })).map((row) => [row.id, row]));
  const list = hits.flatMap(({ one, hit }) => {
    const row = rows.get(hit.item.id);
    if (!row) return [];
    const { title, text, missed } = shown(one, hit, row.text);
    return { ...row, titleMarks: title, textMarks: text, missed };
  });
  const [{ meant, leftOut } = { meant: null, leftOut: [] }] = found;
  return { list, total: totalOf(found), meant, leftOut: [...leftOut] };
}

export async function countRehearsals(db: Db, school: School, keyword: string) {
  const counts = everyType.map(async (type) => {
    const found = await findOf(db, { type, keyword, school });
    return [type, found ? totalOf(found) : await shelves[type].count(db, school)] as const;
  });
  return Promise.all(counts);
}

/** So many of each leave room for what is on sale. */
const SUGGESTED = 2;

export async function suggestRehearsals(
  db: Db,
  school: School,
  keyword: string,
): Promise<Answers<C['suggestions']>> {
  const suggested = everyType.map(async (type) => {
    const found = (await findOf(db, { type, keyword, school })) ?? [];
    return firstOf(found, SUGGESTED).flatMap(({ one, hit }) => titlesOf(one, [hit]));
  });
  return (await Promise.all(suggested)).flat();
}
