import { asc } from 'drizzle-orm';
import { useCentre } from '../../../testing/useCentre';
import { at } from '../../../testing/given/giveStudy';
import {
  emergencyCentreDay,
  emergencyLearner,
  emergencyLearnerDay,
  emergencyLearnerMonth,
} from '../totals/totals.tables';
import { studyRoutes } from '../study/study.routes';
import { quizRoutes } from '../quiz/quiz.routes';
import { rebuildTotals } from './totals.rebuild.store';

const test = useCentre({ emergency: [quizRoutes, studyRoutes] });

describe('the sums', () => {
  const all = async () => {
    const { db } = test.database;
    return {
      days: await db
        .select()
        .from(emergencyLearnerDay)
        .orderBy(asc(emergencyLearnerDay.day), asc(emergencyLearnerDay.personId)),
      months: await db
        .select()
        .from(emergencyLearnerMonth)
        .orderBy(asc(emergencyLearnerMonth.month), asc(emergencyLearnerMonth.personId)),
      learners: await db.select().from(emergencyLearner).orderBy(asc(emergencyLearner.personId)),
      centres: await db
        .select()
        .from(emergencyCentreDay)
        .orderBy(asc(emergencyCentreDay.day), asc(emergencyCentreDay.topic)),
    };
  };

  async function visit(who: 'trainee' | 'manager', resourceId: number, seconds: number[]) {
    const { body } = await test.as(who, 'POST smreds/study/v1/start', { resourceId });
    for (const some of seconds) {
      test.clock.pass(some);
      await test.as(who, 'POST smreds/study/v1/end', body.data as object);
    }
  }

  it('that grow with each report and quiz are those that are made anew from the facts', async () => {
    await test.given({
      resources: [{}, { topic: 1 }],
      questions: [{}],
      quizzes: [{ personId: 2, questionIds: [1] }],
    });
    await visit('trainee', 1, [30, 30, 200]);
    await visit('trainee', 2, [15]);
    await visit('manager', 2, [20, 0]);
    await visit('manager', 1, [300]);
    const answers = [{ questionId: 1, option: 'B' }];
    await test.as('trainee', 'POST smreds/quiz/v1/submit', { quizId: 1, answers });
    test.clock.time = at('2026-11-20T23:59:50');
    await visit('trainee', 1, [30]);
    const grown = await all();
    expect(grown.days).toHaveLength(2);
    expect(grown.months).toMatchObject([
      { month: '2026-11-01', studiedMs: 20_000 },
      { month: '2026-11-01', studiedMs: 105_000, quizzes: 1, scoreSum: 100 },
    ]);
    expect(grown.learners).toMatchObject([
      { studiedMs: 20_000 },
      { studiedMs: 105_000, quizzes: 1, scoreSum: 100 },
    ]);
    await rebuildTotals(test.database.db);
    expect(await all()).toEqual(grown);
  });
});
