import type { Answers } from '@cheese/domain/contract/call';
import type { HelpContract as C } from '@cheese/domain/contract/content/help';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { find } from '../../base/findable/findable.service';
import type { HelpRow } from './help.tables';
import { countChosen, type ListAsked, narrowed, selectArticle, selectPage } from './help.store';

export async function listHelp(
  db: Db,
  { page, pageCnt, ...narrowing }: ListAsked,
): Promise<Answers<C['list']>> {
  const found = await findHelp(db, narrowing);
  const chosen = narrowed(narrowing, found);
  const rows = await selectPage(db, { chosen, found, pageCnt, page });
  return { list: rows.map(toItem), total: await countChosen(db, chosen) };
}

/** The articles that a keyword finds, the best first; null where none is asked for. */
async function findHelp(db: Db, { keyword = '' }: Pick<ListAsked, 'keyword'>) {
  const found = await find(db, { shelf: 'catalogue', kinds: ['help'], keyword });
  return found && found.first(found.total).map(({ item }) => item.id);
}

export async function readHelp(db: Db, id: number): Promise<Answers<C['detail']>> {
  const rows = await selectArticle(db, id);
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
