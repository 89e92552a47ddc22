import { exam } from '@cheese/server/modules/exam/exam/exam.tables';
import { questionAttempt } from '@cheese/server/modules/exam/attempt/attempt.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { and, eq, isNull } from 'drizzle-orm';
import { seedPeople } from '../people/person.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedSchoolExams } from './schoolExams.seed';

const test = useTestApp();

it('a school has an exam in each state, one of them written by all, one under way', async () => {
  await plantAreas(test, [seedPeople, seedSchoolExams]);
  const { db } = test.database;
  const exams = await db.select().from(exam);
  expect(exams.map(({ title }) => title)).toHaveLength(4);
  for (const { questionCount } of exams) expect(questionCount).toBeGreaterThanOrEqual(10);
  const ofExam = (title: string) =>
    eq(questionAttempt.sourceId, exams.find((one) => one.title === title)?.id ?? 0);
  expect(await db.$count(questionAttempt, ofExam('病理学期中考试'))).toBe(120);
  const isOpen = and(ofExam('病理学期中补考'), isNull(questionAttempt.submittedAt));
  expect(await db.$count(questionAttempt, isOpen)).toBe(42);
});
