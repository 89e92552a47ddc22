import { drillMakingLimits as limits } from '@cheese/domain/codes/viewers/drillMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  DrillMakingContract as C,
  MadeDrill,
} from '@cheese/domain/contract/viewers/drillMaking';
import { importDrill, packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { blankDrill } from '@cheese/drills/writing/blank';
import type { Static } from 'typebox';
import { Refusal, refuse } from '../../../refusal';
import { type Owner, ownerOf, stateOf } from '../making/making.own';
import { type Asking, takeOwn } from './drillMaking.own';
import {
  countMakings,
  deleteMaking,
  insertMaking,
  type Listed,
  listMakings,
  updateMaking,
} from './drillMaking.store';

export function toMade(listed: Listed): MadeDrill {
  const { id, title, topic, difficulty, sceneCount, version, edition } = listed.its;
  const { organisationId, drillId, updatedAt } = listed.its;
  return {
    ...{
      id,
      title,
      topic,
      difficulty,
      sceneCount,
      version,
      edition,
      state: stateOf(listed.its, listed.isShown),
    },
    ...{ isPlatform: organisationId === null, scenarioId: drillId },
    updatedAt: updatedAt.getTime(),
  };
}

/** What somebody's file says: only a graph of the right shape and size comes in. */
export function graphIn(file: string): Drill {
  const read = importDrill(file);
  if ('drill' in read) return read.drill;
  const message = [read.where, read.says].filter(Boolean).join('：');
  throw new Refusal('call.invalid', { field: 'file', message });
}

const rowOf = (graph: Drill, now: Date) => ({
  ...{ graph, title: graph.title, topic: graph.topic, difficulty: graph.difficulty },
  ...{ sceneCount: graph.scenes.length, updatedAt: now },
});

export async function listOwn(
  { db, person }: Asking,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await listMakings(db, ownerOf(person, shelf).organisationId, asked);
  return { list: rows.map(toMade), total };
}

export async function readOwn(
  { db, person }: Pick<Asking, 'db' | 'person'>,
  id: number,
): Promise<Answers<C['detail']>> {
  const found = await takeOwn(db, person, id);
  return { ...toMade(found), file: packDrill(found.its.graph) };
}

export const createDrill = (
  asking: Asking,
  { title, shelf }: Static<C['create']['body']>,
): Promise<MadeDrill> => add(asking, ownerOf(asking.person, shelf), blankDrill(title.trim()));

export function takeFile(
  asking: Asking,
  { file, shelf }: Static<C['takeFile']['body']>,
): Promise<MadeDrill> {
  const owner = ownerOf(asking.person, shelf);
  return add(asking, owner, graphIn(file));
}

async function add({ db, person, clock }: Asking, { organisationId }: Owner, graph: Drill) {
  const there = await countMakings(db, organisationId);
  if (there >= limits.drills) refuse('drillMaking.tooMany');
  const whose = { organisationId, createdBy: person.id };
  const id = await insertMaking(db, { ...rowOf(graph, clock.now()), ...whose });
  return toMade(await takeOwn(db, person, id));
}

/** All at once, or not at all: nobody writes over what a colleague has saved meanwhile. */
export async function saveDrill(
  asking: Asking,
  { id, edition, file }: Static<C['save']['body']>,
): Promise<Answers<C['save']>> {
  const { db, person, clock } = asking;
  await takeOwn(db, person, id);
  const graph = graphIn(file);
  await db.transaction(async (tx) => {
    const { its } = await takeOwn(tx, person, id, true);
    if (its.edition !== edition) refuse('drillMaking.changedMeanwhile');
    await updateMaking(tx, id, { ...rowOf(graph, clock.now()), edition: edition + 1 });
  });
  return readOwn(asking, id);
}

/** Of what was published learners have results: it is withdrawn, and stays. */
export async function removeDrill({ db, person }: Asking, id: number): Promise<null> {
  await db.transaction(async (tx) => {
    const { its } = await takeOwn(tx, person, id, true);
    if (its.version > 0) refuse('drillMaking.published');
    await deleteMaking(tx, id);
  });
  return null;
}
