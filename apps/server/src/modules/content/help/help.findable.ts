import { rowsAsked } from '../../base/findable/findable.asked';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { helpArticle } from './help.tables';

const HELP = 0;
const typeNames = ['帮助'];

/** Markup is no text: nobody looks for the name of a tag. */
const words = (html: string) => html.replace(/<[^>]*>/g, ' ');

export const helpFindable: FindableSource = {
  kind: 'help',
  shelf: 'help',
  async select(db, asked) {
    const { id, title, category, summary, html, place } = helpArticle;
    const { isAsked, inOrder, most } = rowsAsked(id, asked);
    const rows = await db
      .select({ id, title, category, summary, html, place })
      .from(helpArticle)
      .where(isAsked)
      .orderBy(inOrder)
      .limit(most);
    return rows.map((row) => ({
      ...{ id: row.id, type: HELP, title: row.title, tags: [row.category], typeNames },
      // As they stand in the list.
      weight: -row.place,
      text: `${row.summary}\n${words(row.html)}`,
    }));
  },
};
