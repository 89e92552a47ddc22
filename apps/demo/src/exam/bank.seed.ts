import type { Murmur } from '@cheese/generators/sounds/heart';
import { bankChapter, questionBank } from '@cheese/server/modules/exam/bank/bank.tables';
import { writeQuestion } from '@cheese/server/modules/exam/question/question.write';
import { sql } from 'drizzle-orm';
import type { Seed, Soil } from '../planting/seed';
import { heartSlug } from './bank.files';
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

/** Under its number, or as the bank of a school. */
export async function plantBank(
  soil: Soil,
  { title, chapters }: WrittenBank,
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
    await plantQuestions(soil, { bankId: id, chapterId: row?.id ?? 0, now: createdAt }, chapter);
  }
  return id;
}

interface Place {
  bankId: number;
  chapterId: number;
  now: Date;
}

export async function plantQuestions(
  soil: Pick<Soil, 'db' | 'bring'>,
  at: Place,
  chapter: WrittenChapter,
) {
  let group: { name: string; id: number } | null = null;
  for (const [place, drafted] of draftsOf(chapter).entries()) {
    group = await plantOne(soil, { ...at, place }, { drafted, group });
  }
}

type Group = { name: string; id: number } | null;

/** The first of a group names it. */
async function plantOne(
  { db, bring }: Pick<Soil, 'db' | 'bring'>,
  place: Place & { place: number },
  { drafted, group }: { drafted: DraftedQuestion; group: Group },
): Promise<Group> {
  const isSame = drafted.group !== null && group?.name === drafted.group;
  const groupId = isSame ? (group?.id ?? null) : null;
  const { sound, ...draft } = drafted;
  if (sound) draft.stem += await heard(bring, sound);
  const id = await writeQuestion(db, {
    ...place,
    groupId,
    startsGroup: drafted.group !== null && !isSame,
    draft,
    writtenBy: null,
  });
  if (drafted.group === null) return null;
  return isSame ? group : { name: drafted.group, id };
}

const heard = async (bring: Soil['bring'], sound: Murmur) =>
  `<audio controls src="/storage/${(await bring(heartSlug(sound))).key}"></audio>`;
