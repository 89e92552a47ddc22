import { exam } from '@cheese/server/modules/exam/exam/exam.tables';
import { questionVersion } from '@cheese/server/modules/exam/bank/question.tables';
import { questionAttempt } from '@cheese/server/modules/exam/attempt/attempt.tables';
import { commodity } from '@cheese/server/modules/shop/goods/commodity.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedCommodities } from '../shop/commodity.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedQuestionBanks } from './bank.seed';
import { seedMockExams } from './exam.seed';

const test = useTestApp();

it('is planted also where titles were others before, and one exam has been written', async () => {
  await plantAreas(test, [seedCommodities]);
  await test.database.db.update(commodity).set({ title: '从前的名字' });
  await plantAreas(test, [seedQuestionBanks, seedMockExams]);
  const words = await test.database.db.select().from(questionVersion);
  const heard = words.filter(({ stem }) =>
    /<audio controls src="\/storage\/question\/heart-/.test(stem),
  );
  expect(heard).toHaveLength(3);
  const exams = await test.database.db.select().from(exam);
  expect(exams).toHaveLength(4);
  for (const { questionCount } of exams) expect(questionCount).toBeGreaterThan(20);
  const written = await test.database.db.select().from(questionAttempt);
  expect(written).toHaveLength(120);
  const gained = written.map((attempt) => attempt.gained ?? 0);
  expect(Math.max(...gained)).toBeGreaterThan(Math.min(...gained) + 1000);
});
