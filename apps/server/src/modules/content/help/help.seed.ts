import type { Seed } from '../../../seed/seed';
import { helpArticle } from './help.tables';
import { accountHelp } from './seed/account';
import { learningHelp } from './seed/learning';
import { morphologyHelp } from './seed/morphology';
import { paymentHelp } from './seed/payment';
import { schoolHelp } from './seed/school';
import { testingHelp } from './seed/testing';

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
    await db.insert(helpArticle).values(rows);
  },
};
