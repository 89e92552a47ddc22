import type { Seed } from '../planting/seed';
import { helpArticle } from '@cheese/server/modules/content/help/help.tables';
import { indexForSearch } from '@cheese/server/modules/base/findable/findable.service';
import { helpFindable } from '@cheese/server/modules/content/help/help.findable';
import { idsOf } from '../planting/idsOf';
import { helpShelves } from './help/helpShelves';

export const seedHelp: Seed = {
  area: 'help',
  async plant({ db, clock }) {
    const updatedAt = clock.now();
    const articles = helpShelves.flatMap(({ articles: those, ...shelf }) =>
      those.map((article) => ({ ...shelf, ...article })),
    );
    const rows = articles.map((article, place) => ({ ...article, place, updatedAt }));
    const planted = await db.insert(helpArticle).values(rows).returning({ id: helpArticle.id });
    await indexForSearch(db, helpFindable, idsOf(planted));
  },
};
