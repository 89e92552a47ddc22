import {
  drillSearchType,
  patientSearchType,
  type RehearsalType,
  rehearsalTypes,
} from '@cheese/domain/codes/front/searchTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import { and, asc, desc, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf, type Paged } from '../../../db/paged';
import { find } from '../../base/findable/findable.service';
import { isForAll as isCaseForAll } from '../../viewers/clinic/clinic.access';
import { clinicCase } from '../../viewers/clinic/clinic.tables';
import { isForAll } from '../../viewers/drill/drill.access';
import { drill } from '../../viewers/drill/drill.tables';
import { shown, titlesOf } from './search.hits';

interface Row {
  id: number;
  title: string;
  text: string;
  minutes: number;
}

interface Shelf {
  kind: string;
  count(db: Db): Promise<number>;
  /** In the order of their list: these, or a page of all. */
  select(db: Db, asked: { ids: number[] } | Paged): Promise<Row[]>;
}

/** Two that are kept apart and found alike: by a name, a sentence, and how long they take. */
const shelves: Record<RehearsalType, Shelf> = {
  [drillSearchType]: {
    kind: 'drill',
    count: (db) => db.$count(drill, isForAll),
    select(db, asked) {
      const { id, title, summary: text, minutes, place } = drill;
      const query = db
        .select({ id, title, text, minutes })
        .from(drill)
        .where(and(isForAll, 'ids' in asked ? inArray(id, asked.ids) : undefined))
        .orderBy(asc(place), desc(id));
      if ('ids' in asked) return query;
      const { limit, offset } = rowsOf(asked);
      return query.limit(limit).offset(offset);
    },
  },
  [patientSearchType]: {
    kind: 'patient',
    count: (db) => db.$count(clinicCase, isCaseForAll),
    select(db, asked) {
      const { id, title, complaint: text, minutes } = clinicCase;
      const query = db
        .select({ id, title, text, minutes })
        .from(clinicCase)
        .where(and(isCaseForAll, 'ids' in asked ? inArray(id, asked.ids) : undefined))
        .orderBy(asc(id));
      if ('ids' in asked) return query;
      const { limit, offset } = rowsOf(asked);
      return query.limit(limit).offset(offset);
    },
  },
};

const everyType = Object.keys(rehearsalTypes).map(Number) as RehearsalType[];

const findOf = (db: Db, type: RehearsalType, keyword: string) =>
  find(db, { shelf: 'catalogue', kind: shelves[type].kind, keyword });

export async function searchRehearsals(
  db: Db,
  { keyword = '', type, ...paged }: Static<C['rehearsals']['query']>,
): Promise<Answers<C['rehearsals']>> {
  const shelf = shelves[type];
  const found = await findOf(db, type, keyword);
  if (!found) {
    const rows = await shelf.select(db, paged);
    const unmarked = { titleMarks: [], textMarks: [], missed: [] };
    const list = rows.map((row) => ({ ...row, ...unmarked }));
    return { list, total: await shelf.count(db), meant: null, leftOut: [] };
  }
  const { limit, offset } = rowsOf(paged);
  const hits = found.first(offset + limit).slice(offset);
  const ids = hits.map(({ item }) => item.id);
  const rows = new Map((await shelf.select(db, { ids })).map((row) => [row.id, row]));
  const list = hits.flatMap((hit) => {
    const row = rows.get(hit.item.id);
    if (!row) return [];
    const { title, text, missed } = shown(found, hit, row.text);
    return { ...row, titleMarks: title, textMarks: text, missed };
  });
  return { list, total: found.total, meant: found.meant, leftOut: [...found.leftOut] };
}

/** How many of each a keyword finds. */
export async function countRehearsals(db: Db, keyword: string) {
  const counts = new Map<RehearsalType, number>();
  for (const type of everyType) {
    const found = await findOf(db, type, keyword);
    counts.set(type, found ? found.total : await shelves[type].count(db));
  }
  return counts;
}

/** So many of each leave room for what is on sale. */
const SUGGESTED = 2;

export async function suggestRehearsals(
  db: Db,
  keyword: string,
): Promise<Answers<C['suggestions']>> {
  const suggested: Answers<C['suggestions']> = [];
  for (const type of everyType) {
    const found = await findOf(db, type, keyword);
    suggested.push(...titlesOf(found, found?.first(SUGGESTED)));
  }
  return suggested;
}
