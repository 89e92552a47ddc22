import { questionBank } from '@cheese/server/modules/exam/bank/bank.tables';
import { questionReport, questionVersion } from '@cheese/server/modules/exam/bank/question.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedPeople } from '../people/person.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedSchoolBanks } from './schoolBanks.seed';

const test = useTestApp();

it('gives the teacher two banks, with a history, a report, and two questions that say the same', async () => {
  await plantAreas(test, [seedPeople, seedSchoolBanks]);
  const { db } = test.database;
  const banks = await db.select().from(questionBank);
  expect(banks.map(({ isShared }) => isShared)).toEqual([true, false]);
  const versions = await db.select().from(questionVersion);
  expect(versions.filter(({ nth }) => nth === 2)).toHaveLength(1);
  const first = versions.filter(({ nth }) => nth === 1).map(({ fingerprint }) => fingerprint);
  expect(first.length - new Set(first).size).toBe(1);
  const reports = await db.select().from(questionReport);
  expect(reports.map(({ settledAt }) => settledAt === null)).toEqual([true, false]);
});
