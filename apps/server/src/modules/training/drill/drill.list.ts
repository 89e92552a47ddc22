import { pictureWords } from '@cheese/drills/graph/picture';
import type { Answers } from '@cheese/domain/contract/call';
import type { DrillScenario, DrillContract as C } from '@cheese/domain/contract/training/drill';
import type { SharedCallContext } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import type { CallContext } from '../../../calls/call';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import type { ViewerScope } from '../../base/ownership/visibleTo';
import { seeDrill } from './drill.graphs';
import type { DrillRow } from './drill.tables';
import { bestOf, selectBestScores, selectCard, selectDrills } from './drill.list.store';

/** The user's best test scores by drill; empty for a visitor. */
export async function bestScores({ db, person }: { db: Db; person: Person | null }) {
  if (!person) return new Map<number, number | null>();
  const rows = await selectBestScores(db, person.id);
  return new Map(rows.map(({ drillId, best: score }) => [drillId, score]));
}

/** The best test of one drill; null for a guest. */
export const bestScore = async ({
  db,
  person,
  query,
}: Pick<CallContext<C['scenario']>, 'db' | 'person' | 'query'>): Promise<number | null> =>
  person ? bestOf(db, { drillId: query.id, personId: person.id }) : null;

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
  { school }: ViewerScope,
): Promise<Answers<C['scenarios']>> {
  const { rows, total } = await selectDrills(db, query, school);
  return { list: rows.map(toScenario), total };
}

export async function readDrill(
  { db, query: { id } }: Pick<SharedCallContext<C['scenario']>, 'db' | 'query'>,
  eyes: ViewerScope,
): Promise<Answers<C['scenario']>> {
  const { aims, references } = (await seeDrill(db, id, eyes)).graph;
  const [row] = await selectCard(db, id);
  const found = row ?? refuse('drill.notFound');
  return {
    ...toScenario(found),
    aims: [...aims],
    references: references.map(({ name, year }) => `${name}（${year}）`),
  };
}
