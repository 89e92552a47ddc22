import { pictureWords } from '@cheese/drills/graph/picture';
import type { Answers } from '@cheese/domain/contract/call';
import type { DrillScenario, DrillContract as C } from '@cheese/domain/contract/training/drill';
import { and, asc, desc, eq, getTableColumns, isNotNull, max, sql } from 'drizzle-orm';
import type { SharedCallContext } from '../../../calls/alike';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { narrowedBy } from '../../../db/narrowed';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { numbersIn, together } from '../../../db/together';
import type { CallContext } from '../../../calls/call';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { type Eyes, shownTo } from '../../base/ownership/shownTo';
import { seeDrill } from './drill.graphs';
import { drill, type DrillRow, drillRun } from './drill.tables';

const { placeholder } = sql;
const { graph, best, ...card } = getTableColumns(drill);

/** The user's best test scores by drill; empty for a visitor. */
export async function bestScores({ db, person }: { db: Db; person: Person | null }) {
  if (!person) return new Map<number, number | null>();
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
  const rows = await plan.execute({ personId: person.id });
  return new Map(rows.map(({ drillId, best: score }) => [drillId, score]));
}

const bestOf = together<{ drillId: number; personId: number }, number | null>(async (db, all) => {
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
});

/** The best test of one drill; null for a guest. */
export const bestScore = async ({
  db,
  person,
  query,
}: Pick<CallContext<C['scenario']>, 'db' | 'person' | 'query'>): Promise<number | null> =>
  person ? bestOf(db, { drillId: query.id, personId: person.id }) : null;

const ways = {
  topic: eq(drill.topic, placeholder('topic')),
  difficulty: eq(drill.difficulty, placeholder('difficulty')),
  keyword: sql`(${drill.title} ilike ${placeholder('pattern')} or ${drill.summary} ilike ${placeholder('pattern')})`,
};

type Found = Omit<DrillRow, 'graph' | 'best'>;

const toScenario = (row: Found): DrillScenario => {
  const { id, title, summary, picture, topic, difficulty, minutes, sceneCount } = row;
  return {
    id,
    title,
    summary,
    picture,
    topic,
    difficulty,
    minutes,
    sceneCount,
    pictureWords: pictureWords(picture as Parameters<typeof pictureWords>[0]),
    bestScore: null,
    isOfSchool: row.organisationId !== null,
  };
};

/** The same for all of a school: what is one's own comes in afterwards. */
export async function listDrills(
  { db, query }: Pick<SharedCallContext<C['scenarios']>, 'db' | 'query'>,
  { school }: Eyes,
): Promise<Answers<C['scenarios']>> {
  const chosen = narrowedBy(ways, query);
  const name = ['drills', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    db
      .select({ ...card, total: sql<number>`(count(*) over ())::int` })
      .from(drill)
      .where(and(shownTo(drill, sql.placeholder('school')), chosen.where))
      .orderBy(asc(drill.place), desc(drill.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(name),
  );
  const { topic, difficulty, keyword } = query;
  const pattern = keyword && containing(keyword);
  const facts = { topic, difficulty, pattern, school };
  const { rows, total } = await pageBy(plan, facts, query);
  return { list: rows.map(toScenario), total };
}

export async function readDrill(
  { db, query: { id } }: Pick<SharedCallContext<C['scenario']>, 'db' | 'query'>,
  eyes: Eyes,
): Promise<Answers<C['scenario']>> {
  const { aims, references } = (await seeDrill(db, id, eyes)).graph;
  const plan = prepared(db, 'drill_card', () =>
    db
      .select(card)
      .from(drill)
      .where(eq(drill.id, placeholder('id')))
      .prepare('drill_card'),
  );
  const [row] = await plan.execute({ id });
  const found = row ?? refuse('drill.notFound');
  return {
    ...toScenario(found),
    aims: [...aims],
    references: references.map(({ name, year }) => `${name}（${year}）`),
  };
}
