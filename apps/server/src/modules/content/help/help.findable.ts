import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { requestedRows } from '../../base/findable/findable.asked';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { withoutMarkup } from '../../base/findable/reading/plain';
import { helpArticle } from './help.tables';
import { helpTexts } from './help.texts';

const typeNames = [helpTexts.findableName];

export const helpFindable: FindableSource = {
  kind: 'help',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, title, category, summary, html, place } = helpArticle;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
    const rows = await db
      .select({ id, title, category, summary, html, place })
      .from(helpArticle)
      .where(isAsked)
      .orderBy(inOrder)
      .limit(most);
    return rows.map((row) => ({
      id: row.id,
      type: searchTypeCodes.help,
      title: row.title,
      tags: [row.category],
      typeNames,
      // As they stand in the list.
      weight: -row.place,
      text: `${row.summary}\n${withoutMarkup(row.html)}`,
    }));
  },
};
