import { pictureWords } from '@cheese/drills/graph/picture';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  DrillScenario,
  FirstAidDrillContract as C,
} from '@cheese/domain/contract/viewers/firstAidDrill';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { narrowedBy } from '../../../db/narrowed';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { graphOf } from './drill.graphs';
import { drill, type DrillRow } from './drill.tables';

const { placeholder } = sql;
const { graph, best, ...card } = getTableColumns(drill);

/** The best test of who asks; nobody has the number 0. Drizzle names no tables where there is one. */
const bestScore = sql<number | null>`(select max(run.score) from drill_run run
  where run.drill_id = drill.id and run.person_id = ${placeholder('personId')}
    and run.mode = 'test' and run.finished_at is not null)`;

const ways = {
  topic: eq(drill.topic, placeholder('topic')),
  difficulty: eq(drill.difficulty, placeholder('difficulty')),
  keyword: sql`(${drill.title} ilike ${placeholder('pattern')} or ${drill.summary} ilike ${placeholder('pattern')})`,
};

type Found = Omit<DrillRow, 'graph' | 'best'> & { bestScore: number | null };

const toScenario = (row: Found): DrillScenario => {
  const { id, title, summary, picture, topic, difficulty, minutes, sceneCount } = row;
  return {
    ...{ id, title, summary, picture, topic, difficulty, minutes, sceneCount },
    pictureWords: pictureWords(picture as Parameters<typeof pictureWords>[0]),
    bestScore: row.bestScore,
  };
};

const personIdOf = (person: Person | null) => person?.id ?? 0;

export async function listDrills(
  { db, person }: { db: Db; person: Person | null },
  query: Static<C['scenarios']['query']>,
): Promise<Answers<C['scenarios']>> {
  const chosen = narrowedBy(ways, query);
  const name = ['drills', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    db
      .select({ ...card, bestScore, total: sql<number>`(count(*) over ())::int` })
      .from(drill)
      .where(and(chosen.where))
      .orderBy(asc(drill.place))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(name),
  );
  const { topic, difficulty, keyword } = query;
  const pattern = keyword && containing(keyword);
  const facts = { personId: personIdOf(person), topic, difficulty, pattern };
  const { rows, total } = await pageBy(plan, facts, query);
  return { list: rows.map(toScenario), total };
}

export async function readDrill(
  { db, person }: { db: Db; person: Person | null },
  id: number,
): Promise<Answers<C['scenario']>> {
  const plan = prepared(db, 'drill_card', () =>
    db
      .select({ ...card, bestScore })
      .from(drill)
      .where(eq(drill.id, placeholder('id')))
      .prepare('drill_card'),
  );
  const [row] = await plan.execute({ id, personId: personIdOf(person) });
  const found = row ?? refuse('drill.notFound');
  const { aims, references } = await graphOf(db, id);
  return {
    ...toScenario(found),
    aims: [...aims],
    references: references.map(({ name, year }) => `${name}（${year}）`),
  };
}
