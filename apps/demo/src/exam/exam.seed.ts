import type { Db } from '@cheese/server/db/database';
import { writeAsked } from '@cheese/server/modules/exam/exam/exam.door';
import { exam } from '@cheese/server/modules/exam/exam/exam.tables';
import { question, questionVersion } from '@cheese/server/modules/exam/bank/question.tables';
import { audience } from '@cheese/server/modules/school/audience/audience.tables';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Seed, SeedContext } from '../planting/seed';
import { bankIdOf } from './bank/bankIdOf';
import { plantExaminees } from './examinees';
import { markedTypes, type SeedExam, seedExams } from './exams';

const HOUR_MS = 3_600_000;

/** Mock exams of the platform for everybody: one that is over, one under way, one to come. */
export const seedMockExams: Seed = {
  area: 'mockExams',
  async plant(soil) {
    const [everybody] = await soil.db
      .insert(audience)
      .values({ kind: 'everybody', createdAt: soil.clock.now() })
      .returning();
    for (const one of seedExams) await plantExam(soil, one, everybody?.id ?? 0);
    await plantExaminees(soil);
  },
};

async function plantExam({ db, clock }: SeedContext, one: SeedExam, audienceId: number) {
  const now = clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const bankId = bankIdOf(one.bank);
  const sections = await sectionsOf(db, bankId, one);
  const items = sections.flatMap((section) => section.items);
  const totalScore = items.reduce((sum, { score }) => sum + score, 0);
  const [held] = await db
    .insert(exam)
    .values({
      audienceId,
      bankId,
      title: one.title,
      html: one.html,
      plan: { sections },
      questionCount: items.length,
      totalScore,
      passScore: Math.round(totalScore * 0.6),
      rule: 'shareUntilWrong',
      durationS: one.minutes * 60,
      attempts: one.attempts,
      startsAt: at(one.fromHours),
      endsAt: at(one.untilHours),
      createdAt: at(-48),
      publishedAt: at(-48),
      // A mock exam is for learning: marks and keys as soon as it is handed in.
      resultFrom: at(one.fromHours),
      reviewFrom: at(one.fromHours),
    })
    .returning();
  if (held) await writeAsked(db, held.id, items);
}

/** The first questions of each kind, a part for each. */
export async function sectionsOf(db: Db, bankId: number, { parts }: Pick<SeedExam, 'parts'>) {
  const rows = await db
    .select({
      questionId: question.id,
      version: question.version,
      groupId: question.groupId,
      type: questionVersion.type,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.questionId, question.id))
    .where(and(eq(question.bankId, bankId), inArray(questionVersion.type, markedTypes)))
    .orderBy(asc(question.id));
  return parts.map(({ title, note, type, count, score }) => ({
    title,
    note,
    draws: [],
    items: rows
      .filter((row) => row.type === type)
      .slice(0, count)
      .map(({ type: _type, ...ref }) => ({ ...ref, score: score * 100 })),
  }));
}
