import type { Db } from '@cheese/server/db/database';
import { bankChapter, questionBank } from '@cheese/server/modules/exam/bank/bank.tables';
import { writeQuestion } from '@cheese/server/modules/exam/question/question.write';
import { sql } from 'drizzle-orm';
import type { Seed, Soil } from '../planting/seed';
import { bankIdOf } from './bank/bankIdOf';
import { seedBanks } from './bank/banks';
import { type DraftedQuestion, draftsOf } from './bank/drafts';
import type { WrittenBank, WrittenChapter } from './bank/written';

const DAY_MS = 86_400_000;
/** They were there before the calendar of daily questions that is looked at. */
const DAYS_AGO = 60;

/** Each bank that is on sale is the product of a commodity. */
export const seedQuestionBanks: Seed = {
  area: 'questionBanks',
  async plant(soil) {
    const { db } = soil;
    for (const bank of seedBanks) await plantBank(soil, bank, bankIdOf(bank.title));
    // Their numbers were given: the next one that somebody makes comes after them.
    await db.execute(sql`select setval(pg_get_serial_sequence('question_bank', 'id'),
      (select max(id) from question_bank))`);
  },
};

async function plantBank({ db, clock }: Soil, { title, chapters }: WrittenBank, id: number) {
  const now = clock.now();
  const createdAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  await db.insert(questionBank).values({ id, name: title, createdAt, updatedAt: now });
  for (const [place, chapter] of chapters.entries()) {
    const [row] = await db
      .insert(bankChapter)
      .values({ bankId: id, place, name: chapter.name })
      .returning();
    await plantQuestions(db, { bankId: id, chapterId: row?.id ?? 0, now: createdAt }, chapter);
  }
}

interface Place {
  bankId: number;
  chapterId: number;
  now: Date;
}

async function plantQuestions(db: Db, at: Place, chapter: WrittenChapter) {
  let group: { name: string; id: number } | null = null;
  for (const [place, drafted] of draftsOf(chapter).entries()) {
    group = await plantOne(db, { ...at, place }, { drafted, group });
  }
}

type Group = { name: string; id: number } | null;

/** The first of a group names it. */
async function plantOne(
  db: Db,
  place: Place & { place: number },
  { drafted, group }: { drafted: DraftedQuestion; group: Group },
): Promise<Group> {
  const isSame = drafted.group !== null && group?.name === drafted.group;
  const groupId = isSame ? (group?.id ?? null) : null;
  const id = await writeQuestion(db, {
    ...place,
    groupId,
    startsGroup: drafted.group !== null && !isSame,
    draft: drafted,
    writtenBy: null,
  });
  if (drafted.group === null) return null;
  return isSame ? group : { name: drafted.group, id };
}
