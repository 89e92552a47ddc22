import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import type { Db } from '@cheese/server/db/database';
import type { Seed } from '../planting/seed';
import { seedOptionGroups } from './tag/optionGroups';
import { type SeedSubject, seedSubjects } from './tag/subjects';
import { tag } from '@cheese/server/modules/content/tag/tag.tables';
import { optionUses } from '@cheese/server/modules/content/tag/tag.uses';

export const seedTags: Seed = {
  area: 'tags',
  async plant({ db }) {
    await plantSubjects(db, seedSubjects, 0);
    for (const [place, { productType, use, name, options }] of seedOptionGroups.entries()) {
      const kind = { type: optionUses[use], productType };
      const pid = await plantTag(db, { ...kind, name, place });
      const rows = options.map((option, at) => ({ ...kind, pid, name: option, place: at }));
      await db.insert(tag).values(rows);
    }
  },
};

async function plantSubjects(db: Db, subjects: readonly SeedSubject[], pid: number) {
  for (const [place, subject] of subjects.entries()) {
    const { name, children } =
      typeof subject === 'string' ? { name: subject, children: [] } : subject;
    await plantSubjects(
      db,
      children,
      await plantTag(db, { type: tagTypeCodes.subject, pid, name, place }),
    );
  }
}

async function plantTag(db: Db, row: typeof tag.$inferInsert): Promise<number> {
  const [planted] = await db.insert(tag).values(row).returning({ id: tag.id });
  return planted?.id ?? 0;
}
