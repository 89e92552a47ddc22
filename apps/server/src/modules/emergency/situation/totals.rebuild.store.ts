import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { emergencyQuiz as quiz } from '../quiz/quiz.tables';
import { emergencyResource as resource } from '../resource/resource.tables';
import { emergencyStudy as study } from '../study/study.tables';
import {
  emergencyCentreDay as centreDay,
  emergencyLearner as learner,
  emergencyLearnerDay as learnerDay,
  emergencyLearnerMonth as learnerMonth,
} from '../totals/totals.tables';

const isStudy = sql`organisation_id is not null and studied_ms > 0`;
const dayOf = (moment: string) =>
  sql.raw(`((${moment} + interval '8 hours') at time zone 'UTC')::date`);

/**
 * Makes all sums anew from the visits and quizzes. Reports wait meanwhile, as
 * long as a call may: on much data stop the nodes first, or late reports are refused.
 */
export async function rebuildTotals(db: Db) {
  await db.transaction(async (inside) => {
    // Every update of the totals starts with this table, so one lock holds them all back.
    await inside.execute(sql`lock table ${learnerDay} in exclusive mode`);
    const sums = [learnerDay, learnerMonth, learner, centreDay];
    for (const table of sums) await inside.delete(table);
    await inside.execute(daysOfLearners);
    await inside.execute(monthsOfLearners);
    await inside.execute(learners);
    await inside.execute(topicsOfCentres);
    await inside.execute(restOfCentres);
  });
}

// In the order of the days, as they come by themselves: a period then lies together.
const daysOfLearners = sql`
  insert into ${learnerDay} (organisation_id, day, person_id, studied_ms, quizzes, score_sum)
  select organisation_id, day, person_id, sum(studied_ms), sum(quizzes), sum(score) from (
    select organisation_id, ${dayOf('started_at')} as day, person_id, studied_ms, 0 as quizzes, 0 as score
    from ${study} where ${isStudy}
    union all
    select organisation_id, ${dayOf('submitted_at')}, person_id, 0, 1, score
    from ${quiz} where submitted_at is not null and is_test
  ) as deeds
  group by organisation_id, day, person_id
  order by organisation_id, day, person_id`;

const monthsOfLearners = sql`
  insert into ${learnerMonth}
    (organisation_id, month, person_id, studied_ms, quizzes, score_sum)
  select organisation_id, date_trunc('month', day)::date as month, person_id,
    sum(studied_ms), sum(quizzes), sum(score_sum)
  from ${learnerDay} group by organisation_id, month, person_id
  order by organisation_id, month, person_id`;

const learners = sql`
  insert into ${learner}
    (organisation_id, person_id, studied_ms, quizzes, score_sum, last_studied_at)
  select days.*, (
    select max(ended_at) from ${study} as visit
    where visit.person_id = days.person_id and visit.organisation_id = days.organisation_id
      and studied_ms > 0
  )
  from (
    select organisation_id, person_id, sum(studied_ms), sum(quizzes), sum(score_sum)
    from ${learnerDay} group by organisation_id, person_id
  ) as days`;

const topicsOfCentres = sql`
  insert into ${centreDay} (organisation_id, day, topic, studied_ms)
  select visit.organisation_id, ${dayOf('visit.started_at')}, topic, sum(studied_ms)
  from ${study} as visit join ${resource} as studied on studied.id = visit.resource_id
  where visit.organisation_id is not null and studied_ms > 0
  group by 1, 2, 3`;

const restOfCentres = sql`
  insert into ${centreDay} (organisation_id, day, topic, quizzes, score_sum, learners)
  select organisation_id, day, 0, sum(quizzes), sum(score_sum),
    count(*) filter (where studied_ms > 0)
  from ${learnerDay} group by organisation_id, day`;
