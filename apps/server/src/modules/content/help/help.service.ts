import type { Answers } from '@cheese/domain/contract/call';
import type { HelpContract as C } from '@cheese/domain/contract/content/help';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { find } from '../../base/findable/findable.service';
import { helpArticle, type HelpRow } from './help.tables';

type ListAsked = Static<C['list']['query']>;

const { html, place, ...itemColumns } = getTableColumns(helpArticle);

export async function listHelp(
  db: Db,
  { page, pageCnt, ...narrowing }: ListAsked,
): Promise<Answers<C['list']>> {
  const found = await findHelp(db, narrowing);
  const chosen = narrowed(narrowing, found);
  const rows = await db
    .select(itemColumns)
    .from(helpArticle)
    .where(chosen)
    .orderBy(...orderOf(found))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { list: rows.map(toItem), total: await db.$count(helpArticle, chosen) };
}

/** The articles that a keyword finds, the best first; null where none is asked for. */
async function findHelp(db: Db, { keyword = '' }: Pick<ListAsked, 'keyword'>) {
  const found = await find(db, { shelf: 'catalogue', kinds: ['help'], keyword });
  return found && found.first(found.total).map(({ item }) => item.id);
}

type FoundIds = readonly number[] | null;

const narrowed = ({ showType }: Pick<ListAsked, 'showType'>, found: FoundIds) =>
  and(
    showType && eq(helpArticle.showType, showType),
    found ? inArray(helpArticle.id, [...found]) : undefined,
  );

const inPlace = [asc(helpArticle.showType), asc(helpArticle.place), asc(helpArticle.id)];

const orderOf = (found: FoundIds) =>
  found ? [sql`array_position(${`{${found.join(',')}}`}::int[], ${helpArticle.id})`] : inPlace;

export async function readHelp(db: Db, id: number): Promise<Answers<C['detail']>> {
  const rows = await db.select().from(helpArticle).where(eq(helpArticle.id, id));
  const row = rows[0] ?? refuse('help.notFound');
  return { ...toItem(row), html: row.html };
}

type ItemRow = Omit<HelpRow, 'html' | 'place'>;

const toItem = ({ id, showType, category, title, summary, updatedAt }: ItemRow) => ({
  id,
  showType,
  category,
  title,
  summary,
  updatedAt: updatedAt.getTime(),
});
