import { simulationLimits } from '@cheese/domain/codes/training/simulationMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  MadeSimulation,
  MadeSimulationDetail,
  SimulationMakingContract as C,
} from '@cheese/domain/contract/training/simulationMaking';
import { cleanArticle } from '@cheese/question-files/html/clean';
import { plainOf } from '@cheese/question-files/html/plain';
import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { refuse } from '../../../calls/refusal';
import { indexForSearch } from '../../base/findable/findable.service';
import { keepBeside } from '../../exam/practice/practice.door';
import { drawCourseCover } from '../../learning/courseMaking/courseMaking.pictures';
import { ownerFor } from '../../base/ownership/ownership';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import { madeSimulationFindable } from '../simulation/simulation.findable';
import { simulationVideo } from '../simulation/simulation.tables';
import { takeOwn } from './simulationMaking.own';
import {
  countLoss,
  countOf,
  countVideos,
  deleteSimulation,
  deleteVideos,
  insertWords,
  type ListedRow,
  listMade,
  type Made,
  selectVideos,
  updateMade,
  insertMade,
} from './simulationMaking.store';

type Short = Omit<ListedRow, 'summary' | 'html' | 'createdBy'>;

const toMade = ({ organisationId, updatedAt, ...row }: Short): MadeSimulation => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  videoCount: row.videoCount,
  isShown: row.isShown,
  edition: row.edition,
  isPlatform: organisationId === null,
  updatedAt: updatedAt.getTime(),
});

export async function listOwn(
  { db, person }: CallerContext<'db' | 'storage'>,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await listMade(db, ownerFor(person, shelf), asked);
  return { list: rows.map(toMade), total };
}

export async function readOwn(
  { db, person }: Pick<CallerContext<'db' | 'storage'>, 'db' | 'person'>,
  id: number,
): Promise<MadeSimulationDetail> {
  const [{ its, words, practice }, rows] = await Promise.all([
    takeOwn(db, person, id),
    selectVideos(db, id),
  ]);
  const videos = rows.map(({ video }) => ({
    id: video.id,
    title: video.title,
    html: video.html,
    mediaId: video.mediaId,
  }));
  const { summary, html } = its;
  const written = { summary, html, ...words, videos, practice };
  return { ...toMade({ ...its, videoCount: videos.length }), ...written };
}

/** With a cover that is drawn after its name. */
export async function addSimulation(
  { db, person, clock, storage }: CallerContext<'db' | 'storage'>,
  { title: said, summary = '', html = '', shelf, ...words }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const organisationId = ownerFor(person, shelf);
  const title = said.trim();
  const cover = await drawCourseCover(storage, title);
  const id = await db.transaction(async (tx) => {
    const there = await countOf(tx, organisationId);
    if (there >= simulationLimits.simulations) refuse('simulation.tooMany');
    const [made] = await insertWords(tx, words);
    const simulationId = present(made).id;
    await insertMade(tx, {
      id: simulationId,
      organisationId,
      title,
      summary: summary.trim(),
      cover,
      html: cleanArticle(html),
      createdBy: person.id,
      updatedAt: clock.now(),
    });
    return simulationId;
  });
  return readShort({ db, person }, id);
}

async function readShort(
  { db, person }: Pick<CallerContext<'db' | 'storage'>, 'db' | 'person'>,
  id: number,
) {
  const { its } = await takeOwn(db, person, id);
  return toMade({ ...its, videoCount: await countVideos(db, id) });
}

/** Publishes or withdraws the simulation. */
export async function showSimulation(
  { db, person, clock }: CallerContext<'db' | 'storage'>,
  { id, isShown }: Static<C['show']['body']>,
): Promise<Answers<C['show']>> {
  await db.transaction(async (tx) => {
    const made = await takeOwn(tx, person, id, true);
    if (isShown) await refuseUnfit(tx, made);
    const set = { isShown, updatedAt: clock.now() };
    await updateMade(tx, id, set);
    await indexForSearch(tx, madeSimulationFindable, [id]);
  });
  return readShort({ db, person }, id);
}

/** There is something to be learnt from, its films run, and its words may stand in public. */
export async function refuseUnfit(tx: Db, { its, words }: Omit<Made, 'practice'>) {
  const videos = await selectVideos(tx, its.id);
  if (videos.length === 0 && words.steps.length === 0) refuse('simulation.empty');
  if (videos.some(({ readyAt }) => readyAt === null)) refuse('simulation.notReady');
  await refuseBanned(tx, [
    its.title,
    its.summary,
    plainOf(its.html),
    ...words.aims,
    ...words.equipment,
    ...words.steps,
    ...videos.flatMap(({ video }) => [video.title, plainOf(video.html)]),
  ]);
}

export async function readLoss(
  { db, person }: CallerContext<'db' | 'storage'>,
  id: number,
): Promise<Answers<C['loss']>> {
  await takeOwn(db, person, id);
  return countLoss(db, id);
}

export async function removeSimulation(
  { db, ...context }: CallerContext<'db' | 'storage'>,
  id: number,
): Promise<null> {
  await db.transaction(async (tx) => {
    const { practice: before } = await takeOwn(tx, context.person, id, true);
    await keepBeside({ ...context, db: tx }, { simulationId: id, before, practice: null });
    await deleteVideos(tx, eq(simulationVideo.simulationId, id));
    await deleteSimulation(tx, id);
    await indexForSearch(tx, madeSimulationFindable, [id]);
  });
  return null;
}
