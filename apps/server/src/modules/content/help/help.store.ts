import type { Db } from '../../../db/database';
import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { HelpContract as C } from '@cheese/domain/contract/content/help';
import { helpArticle } from './help.tables';

export type ListAsked = Static<C['list']['query']>;

const { html, place, ...itemColumns } = getTableColumns(helpArticle);

type FoundIds = readonly number[] | null;

export const narrowed = ({ showType }: Pick<ListAsked, 'showType'>, found: FoundIds) =>
  and(
    showType && eq(helpArticle.showType, showType),
    found ? inArray(helpArticle.id, [...found]) : undefined,
  );

const inPlace = [asc(helpArticle.showType), asc(helpArticle.place), asc(helpArticle.id)];

const orderOf = (found: FoundIds) =>
  found ? [sql`array_position(${`{${found.join(',')}}`}::int[], ${helpArticle.id})`] : inPlace;

export const selectPage = (
  db: Db,
  {
    chosen,
    found,
    pageCnt,
    page,
  }: { chosen: SQL<unknown> | undefined; found: FoundIds; pageCnt: number; page: number },
) =>
  db
    .select(itemColumns)
    .from(helpArticle)
    .where(chosen)
    .orderBy(...orderOf(found))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);

export const countChosen = (db: Db, chosen: SQL<unknown> | undefined) =>
  db.$count(helpArticle, chosen);

export const selectArticle = (db: Db, id: number) =>
  db.select().from(helpArticle).where(eq(helpArticle.id, id));
