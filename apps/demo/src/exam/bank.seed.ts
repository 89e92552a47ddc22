import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { bankChapter, questionBank } from '@cheese/server/modules/exam/bank/bank.tables';
import { sql } from 'drizzle-orm';
import type { Seed, SeedContext } from '../planting/seed';
import { bankIdOf } from './bank/bankIdOf';
import { seedBanks } from './bank/banks';
import type { SeedBank } from './bank/readBank';
import { withSound } from './bank/sounds';
import { writeQuestions } from '@cheese/server/modules/exam/question/writing/question.writeMany.store';

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

/** Under its number, or as the bank of a school. */
export async function plantBank(
  soil: SeedContext,
  { title, chapters }: SeedBank,
  whose: number | { organisationId: number; createdBy: number; name: string },
): Promise<number> {
  const { db, clock } = soil;
  const now = clock.now();
  const createdAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  const named = typeof whose === 'number' ? { id: whose, name: title } : whose;
  const [bank] = await db
    .insert(questionBank)
    .values({ ...named, createdAt, updatedAt: now })
    .returning();
  const id = bank?.id ?? 0;
  for (const [place, chapter] of chapters.entries()) {
    const [row] = await db
      .insert(bankChapter)
      .values({ bankId: id, place, name: chapter.name })
      .returning();
    await plantQuestions(
      soil,
      { bankId: id, chapterId: row?.id ?? 0, now: createdAt },
      chapter.questions,
    );
  }
  return id;
}

interface Place {
  bankId: number;
  chapterId: number;
  now: Date;
}

/** Written by the statement that an import writes by. */
export async function plantQuestions(
  { db, bring }: Pick<SeedContext, 'db' | 'bring'>,
  { bankId, chapterId, now }: Place,
  questions: readonly QuestionDraft[],
) {
  const drafts = await Promise.all(questions.map((draft) => withSound(draft, bring)));
  const placed = drafts.map((draft, place) => ({ chapterId, place, draft }));
  await writeQuestions(db, { bankId, writtenBy: null, now }, placed);
}
