import type { Answers } from '@cheese/domain/contract/call';
import type { HelpContract as C } from '@cheese/domain/contract/content/help';
import { and, asc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { helpArticle, type HelpRow } from './help.tables';

type ListAsked = Static<C['list']['query']>;

const { html, place, ...itemColumns } = getTableColumns(helpArticle);

export async function listHelp(
  db: Db,
  { page, pageCnt, ...narrowing }: ListAsked,
): Promise<Answers<C['list']>> {
  const chosen = narrowed(narrowing);
  const rows = await db
    .select(itemColumns)
    .from(helpArticle)
    .where(chosen)
    .orderBy(asc(helpArticle.showType), asc(helpArticle.place), asc(helpArticle.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { list: rows.map(toItem), total: await db.$count(helpArticle, chosen) };
}

/** Markup is no text: nobody looks for the name of a tag. */
const words = sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`;

const narrowed = ({ keyword = '', showType }: Pick<ListAsked, 'keyword' | 'showType'>) =>
  and(
    showType && eq(helpArticle.showType, showType),
    ...keyword.split(/\s+/).filter(Boolean).map(mentions),
  );

function mentions(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const { title, summary, category } = helpArticle;
  return or(
    ...[title, summary, category, words].map((text) => ilike(text as typeof title, pattern)),
  );
}

export async function readHelp(db: Db, id: number): Promise<Answers<C['detail']>> {
  const rows = await db.select().from(helpArticle).where(eq(helpArticle.id, id));
  const row = rows[0] ?? refuse('help.notFound');
  return { ...toItem(row), html: row.html };
}

type ItemRow = Omit<HelpRow, 'html' | 'place'>;

const toItem = ({ id, showType, category, title, summary, updatedAt }: ItemRow) => ({
  ...{ id, showType, category, title, summary },
  updatedAt: updatedAt.getTime(),
});
