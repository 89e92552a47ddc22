import type { SharedCallContext } from '../../../calls/shared';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { numbersIn, batched } from '../../../db/batched';
import { visibleTo } from '../../base/ownership/visibleTo';
import { and, asc, desc, eq, getTableColumns, isNotNull, max, sql } from 'drizzle-orm';
import type { DrillContract as C } from '@cheese/domain/contract/training/drill';
import { drill, drillRun } from './drill.tables';

const { placeholder } = sql;

const { graph, best, ...card } = getTableColumns(drill);

export const bestOf = batched<{ drillId: number; personId: number }, number | null>(
  async (db, all) => {
    const plan = prepared(db, 'drill_best_of', () =>
      db
        .select({
          score: sql<number | null>`(select max(run.score) from ${drillRun} run
          where run.drill_id = asked.drill_id and run.person_id = asked.person_id
            and run.mode = 'test' and run.finished_at is not null)`,
        })
        .from(
          sql`unnest(${placeholder('drills')}::int[], ${placeholder('people')}::int[])
          with ordinality as asked (drill_id, person_id, nth)`,
        )
        .orderBy(sql`asked.nth`)
        .prepare('drill_best_of'),
    );
    const rows = await plan.execute({
      drills: numbersIn(all.map(({ drillId }) => drillId)),
      people: numbersIn(all.map(({ personId }) => personId)),
    });
    return rows.map(({ score }) => score);
  },
);

const ways = {
  topic: eq(drill.topic, placeholder('topic')),
  difficulty: eq(drill.difficulty, placeholder('difficulty')),
  keyword: sql`(${drill.title} ilike ${placeholder('pattern')} or ${drill.summary} ilike ${placeholder('pattern')})`,
};

export function selectBestScores(db: Db, personId: number) {
  const plan = prepared(db, 'drill_best', () =>
    db
      .select({ drillId: drillRun.drillId, best: max(drillRun.score) })
      .from(drillRun)
      .where(
        and(
          eq(drillRun.personId, placeholder('personId')),
          sql`${drillRun.mode} = 'test'`,
          isNotNull(drillRun.finishedAt),
        ),
      )
      .groupBy(drillRun.drillId)
      .prepare('drill_best'),
  );
  return plan.execute({ personId });
}

export function selectDrills(
  db: Db,
  query: SharedCallContext<C['scenarios']>['query'],
  school: number | null,
) {
  const chosen = filtersOf(ways, query);
  const name = ['drills', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    db
      .select({ ...card, total: sql<number>`(count(*) over ())::int` })
      .from(drill)
      .where(and(visibleTo(drill, sql.placeholder('school')), chosen.where))
      .orderBy(asc(drill.place), desc(drill.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(name),
  );
  const { topic, difficulty, keyword } = query;
  const pattern = keyword && likePattern(keyword);
  const facts = { topic, difficulty, pattern, school };
  return pageBy(plan, facts, query);
}

export function selectCard(db: Db, id: number) {
  const plan = prepared(db, 'drill_card', () =>
    db
      .select(card)
      .from(drill)
      .where(eq(drill.id, placeholder('id')))
      .prepare('drill_card'),
  );
  return plan.execute({ id });
}
