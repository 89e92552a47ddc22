import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { emergencyQuiz } from '../modules/emergency/quiz/quiz.tables';
import {
  emergencyCentreDay,
  emergencyLearner,
  emergencyLearnerDay,
  emergencyLearnerMonth,
} from '../modules/emergency/totals/totals.tables';
import { migrationsFolder } from '../testing/migrationsFolder';
import { useCentre } from '../testing/useCentre';
import { rebuildTotals } from '../modules/emergency/situation/totals.rebuild.store';

const test = useCentre({});
const sums = [emergencyLearnerDay, emergencyLearnerMonth, emergencyLearner, emergencyCentreDay];

const rowsOf = async () => {
  const { db } = test.database;
  return Promise.all(
    sums.map((table) => db.select().from(table).orderBy(asc(table.organisationId))),
  );
};

it('of the quizzes that all counted, the update keeps those of full length at first sight', async () => {
  const { db } = test.database;
  const paper = (from: number, count: number) =>
    Array.from({ length: count }, (_, nth) => from + nth);
  const taken = { personId: 2, isTest: true, submittedAt: new Date('2026-11-12T08:00:00+08:00') };
  await test.given({
    questions: paper(1, 30).map((nth) => ({ stem: `第 ${nth} 题` })),
    quizzes: [
      { ...taken, total: 10, score: 40, questionIds: paper(1, 10) },
      { ...taken, total: 10, score: 100, questionIds: paper(10, 10) },
      { ...taken, total: 5, score: 100, questionIds: paper(20, 5) },
      { ...taken, total: 10, score: 80, personId: 4, organisationId: 2, questionIds: paper(1, 10) },
    ],
  });
  await rebuildTotals(db);
  const migration = readFileSync(join(migrationsFolder, '0014_tests_and_practice.sql'), 'utf8');
  const changes = migration
    .split('--> statement-breakpoint')
    .filter((statement) => /^(?:--.*|\s)*UPDATE/.test(statement));
  expect(changes).toHaveLength(5);
  for (const change of changes) await db.execute(sql.raw(change));
  const quizzes = await db.select().from(emergencyQuiz).orderBy(asc(emergencyQuiz.id));
  expect(quizzes.map(({ isTest }) => isTest)).toEqual([true, false, false, true]);
  const counted = await rowsOf();
  for (const rows of counted) {
    expect(rows).toHaveLength(2);
    expect(rows.map(({ quizzes: all, scoreSum }) => [all, scoreSum]).sort()).toEqual([
      [1, 40],
      [1, 80],
    ]);
  }
  await rebuildTotals(db);
  expect(await rowsOf()).toEqual(counted);
});
