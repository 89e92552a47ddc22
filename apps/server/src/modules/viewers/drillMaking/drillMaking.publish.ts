import { drillMakingLimits as limits } from '@cheese/domain/codes/viewers/drillMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type { DrillMakingContract as C } from '@cheese/domain/contract/viewers/drillMaking';
import { packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import type { Step } from '@cheese/drills/play/answer';
import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { Refusal, refuse } from '../../../refusal';
import { makeFindable } from '../../base/findable/findable.service';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import { drillFindable } from '../drill/drill.findable';
import { rowOfDrill } from '../drill/drill.graphs';
import { drill } from '../drill/drill.tables';
import { checkMade } from '../making/making.check';
import { ownerOf } from '../making/making.own';
import { type Asking, type OwnMaking, takeOwn } from './drillMaking.own';
import { graphIn, toMade } from './drillMaking.service';
import { findVersion, insertVersion, selectVersions, updateMaking } from './drillMaking.store';
import { wordsOf } from './drillMaking.words';

/** Those of a school stand before the platform's, and what the platform makes after what was planted. */
const PLACES = { school: -1, platform: 1000 } as const;

export async function checkFile(asking: Asking, file: string): Promise<Answers<C['check']>> {
  ownerOf(asking.person, undefined);
  return (await walked(asking, graphIn(file))).faults;
}

/** A graph that nobody comes to the end of in time is no file that could be divided. */
async function walked(asking: Asking, graph: Drill) {
  try {
    return await checkMade(asking, 'checkDrill', graph);
  } catch (error) {
    const isTooMuch = error instanceof Refusal && error.key.startsWith('heavy.');
    throw isTooMuch ? new Refusal('drillMaking.tooBig') : error;
  }
}

/** What was saved is looked at as a whole, and only then seen; a fault of the last moment stops it. */
export async function publishDrill(
  asking: Asking,
  { id, edition }: Static<C['publish']['body']>,
): Promise<Answers<C['publish']>> {
  const { db, person, clock } = asking;
  const { its } = await takeOwn(db, person, id);
  if (its.edition !== edition) refuse('drillMaking.changedMeanwhile');
  const { faults, best } = await walked(asking, its.graph);
  if (faults.length > 0) refuse('drillMaking.faulty');
  await refuseBanned(db, wordsOf(its.graph));
  await db.transaction(async (tx) => {
    const held = await takeOwn(tx, person, id, true);
    if (held.its.edition !== edition) refuse('drillMaking.changedMeanwhile');
    if (held.its.publishedEdition === edition && held.its.drillId !== null) {
      await showAgain(tx, held.its.drillId);
      return;
    }
    const version = held.its.version + 1;
    const aims = held.its.graph.aims.filter((aim) => aim.trim() !== '');
    const graph = { ...held.its.graph, key: `made-${id}`, version, aims };
    const drillId = await putDrill(tx, held, graph, best);
    await makeFindable(tx, drillFindable, [drillId]);
    await updateMaking(tx, id, { drillId, version, publishedEdition: edition });
    const facts = { title: graph.title, sceneCount: graph.scenes.length, graph };
    const when = { publishedBy: person.id, publishedAt: clock.now() };
    await insertVersion(tx, { makingId: id, version, ...facts, ...when }, limits.versions);
  });
  return toMade(await takeOwn(db, person, id));
}

/** Not a word has changed: who is inside goes on, and places in the ranking stay. */
async function showAgain(tx: Db, drillId: number) {
  await tx.update(drill).set({ isShown: true }).where(eq(drill.id, drillId));
  await makeFindable(tx, drillFindable, [drillId]);
}

/** The scenario stays the same one: results and links of before lead to it. */
async function putDrill(
  tx: Db,
  { its: { drillId, organisationId } }: OwnMaking,
  graph: Drill,
  best: readonly Step[],
): Promise<number> {
  const place = organisationId === null ? PLACES.platform : PLACES.school;
  const row = { ...rowOfDrill(graph, place, best), organisationId, isShown: true };
  if (drillId !== null) {
    await tx.update(drill).set(row).where(eq(drill.id, drillId));
    return drillId;
  }
  const [made] = await tx.insert(drill).values(row).returning({ id: drill.id });
  return made?.id ?? 0;
}

export async function withdrawDrill(
  { db, person }: Asking,
  id: number,
): Promise<Answers<C['withdraw']>> {
  const { its } = await takeOwn(db, person, id);
  const { drillId } = its;
  if (drillId !== null) {
    await db.transaction(async (tx) => {
      await tx.update(drill).set({ isShown: false }).where(eq(drill.id, drillId));
      await makeFindable(tx, drillFindable, [drillId]);
    });
  }
  return toMade(await takeOwn(db, person, id));
}

export async function listVersions(
  { db, person }: Asking,
  id: number,
): Promise<Answers<C['versions']>> {
  await takeOwn(db, person, id);
  const rows = await selectVersions(db, id);
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.getTime() }));
}

export async function readVersion(
  { db, person }: Asking,
  { id, version }: Static<C['version']['query']>,
): Promise<Answers<C['version']>> {
  await takeOwn(db, person, id);
  const graph = (await findVersion(db, id, version)) ?? refuse('drillMaking.noVersion');
  return { file: packDrill(graph) };
}
