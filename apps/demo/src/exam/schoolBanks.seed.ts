import type { Db } from '@cheese/server/db/database';
import { bankChapter, questionBank } from '@cheese/server/modules/exam/bank/bank.tables';
import {
  question,
  questionReport,
  questionVersion,
} from '@cheese/server/modules/exam/bank/question.tables';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { toWords } from '@cheese/server/modules/exam/question/question.rows';
import { and, asc, eq } from 'drizzle-orm';
import type { Seed } from '../planting/seed';
import { plantQuestions } from './bank.seed';
import { schoolBanks } from './bank/schoolBanks';
import { writeNext } from '@cheese/server/modules/exam/question/writing/question.write.store';

const [TEACHER, LEARNER] = ['13800000003', '13800000001'] as const;
const DAY_MS = 86_400_000;

/** The banks of the demo school's teacher, with a history, and with what learners say of them. */
export const seedSchoolBanks: Seed = {
  area: 'schoolBanks',
  async plant(soil) {
    const { db, clock } = soil;
    const now = clock.now();
    const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
    const teacher = await teacherOf(db);
    if (!teacher) return;
    for (const { title, summary, isShared, chapters } of schoolBanks) {
      const moments = { createdAt: at(30), updatedAt: at(2) };
      const [bank] = await db
        .insert(questionBank)
        .values({ ...teacher, name: title, summary, isShared, ...moments })
        .returning();
      const bankId = bank?.id ?? 0;
      for (const [place, chapter] of chapters.entries()) {
        const [row] = await db
          .insert(bankChapter)
          .values({ bankId, place, name: chapter.name })
          .returning();
        await plantQuestions(
          soil,
          { bankId, chapterId: row?.id ?? 0, now: at(30) },
          chapter.questions,
        );
      }
      if (isShared) await plantTalk(db, bankId, { writtenBy: teacher.createdBy, at });
    }
  },
};

async function teacherOf(db: Db) {
  const [row] = await db
    .select({ createdBy: person.id, organisationId: membership.organisationId })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .where(and(eq(person.service, 'main'), eq(person.phone, TEACHER)));
  return row;
}

interface Talk {
  writtenBy: number;
  at: (daysAgo: number) => Date;
}

/** A learner has found fault with the first question, which has been worded anew since. */
async function plantTalk(db: Db, bankId: number, { writtenBy, at }: Talk) {
  const [learner] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.service, 'main'), eq(person.phone, LEARNER)));
  const rows = await db
    .select({ words: questionVersion })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.questionId, question.id))
    .where(eq(question.bankId, bankId))
    .orderBy(asc(question.id))
    .limit(3);
  const [first, , third] = rows.map(({ words }) => words);
  if (!first || !third) return;
  const draft = { ...toWords(first), difficulty: 2 as const, source: '内科学教研室' };
  await writeNext(db, { questionId: first.questionId, draft, writtenBy, now: at(2) });
  const said = { personId: learner?.id ?? null, version: 1 };
  await db.insert(questionReport).values([
    { ...said, questionId: third.questionId, text: '第三个选项的说法容易误解', reportedAt: at(1) },
    {
      ...said,
      questionId: first.questionId,
      text: '解析里没有说明依据',
      reportedAt: at(5),
      settledAt: at(2),
      settledBy: writtenBy,
      answer: '已补充来源，感谢您的反馈',
    },
  ]);
}
