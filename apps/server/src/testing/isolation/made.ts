import { eq } from 'drizzle-orm';
import { questionReport } from '../../modules/exam/bank/question.tables';
import { bankChapter, questionBank } from '../../modules/exam/bank/bank.tables';
import { saveChange } from '../../modules/exam/change/change.service';
import type { TestApp } from '../useTestApp';
import { askers, OWN_BANK, SCHOOL } from './row';
import { writeQuestion } from '../../modules/exam/question/writing/question.write.store';

/** A new one for each caller, so that they do not interfere. */

export async function chapterOf({ database }: TestApp, bankId: number = OWN_BANK): Promise<number> {
  const [row] = await database.db
    .insert(bankChapter)
    .values({ bankId, place: 9, name: '为此而设' })
    .returning();
  return row?.id ?? 0;
}

export async function archivedAtOf({ database }: TestApp) {
  const rows = await database.db.select().from(questionBank).where(eq(questionBank.id, OWN_BANK));
  return rows[0]?.archivedAt ?? null;
}

export const words = {
  type: 1,
  difficulty: 1,
  context: '',
  group: null,
  stem: '题干',
  pictures: [],
  options: ['甲', '乙'].map((text, at) => ({ key: 'AB'[at]!, text, picture: null })),
  prompts: [],
  key: [['B']],
  analysis: '解析',
  tags: [],
  source: '',
} as const;

export async function questionOf(test: TestApp, bankId: number = OWN_BANK): Promise<number> {
  const chapterId = await chapterOf(test, bankId);
  return writeQuestion(test.database.db, {
    bankId,
    chapterId,
    place: 0,
    groupId: null,
    startsGroup: false,
    draft: structuredClone(words) as never,
    writtenBy: null,
    now: test.clock.time,
  });
}

export async function reportOf(test: TestApp): Promise<number> {
  const questionId = await questionOf(test);
  const said = { version: 1, text: '答案有误', reportedAt: test.clock.time };
  const [row] = await test.database.db
    .insert(questionReport)
    .values({ questionId, personId: askers.learner, ...said })
    .returning();
  return row?.id ?? 0;
}

/** A step of the teacher's. */
export async function changeOf(test: TestApp): Promise<number> {
  const person = { id: askers.teacher, sessionId: 1, roles: [], organisationId: SCHOOL };
  const context = { person, clock: test.clock };
  return saveChange(test.database.db, context, OWN_BANK, { kind: 'remove', ids: [], at: 0 });
}
