import type { Seed } from '../planting/seed';
import { helpArticle } from '@cheese/server/modules/content/help/help.tables';
import { makeFindable } from '@cheese/server/modules/base/findable/findable.service';
import { helpFindable } from '@cheese/server/modules/content/help/help.findable';
import { idsOf } from '../planting/idsOf';
import { accountHelp } from './help/account';
import { learningHelp } from './help/learning';
import { morphologyHelp } from './help/morphology';
import { paymentHelp } from './help/payment';
import { schoolHelp } from './help/school';
import { testingHelp } from './help/testing';

export const helpShelves = [
  accountHelp,
  paymentHelp,
  learningHelp,
  schoolHelp,
  morphologyHelp,
  testingHelp,
] as const;

export const seedHelp: Seed = {
  area: 'help',
  async plant({ db, clock }) {
    const updatedAt = clock.now();
    const articles = helpShelves.flatMap(({ articles: those, ...shelf }) =>
      those.map((article) => ({ ...shelf, ...article })),
    );
    const rows = articles.map((article, place) => ({ ...article, place, updatedAt }));
    const planted = await db.insert(helpArticle).values(rows).returning({ id: helpArticle.id });
    await makeFindable(db, helpFindable, idsOf(planted));
  },
};
