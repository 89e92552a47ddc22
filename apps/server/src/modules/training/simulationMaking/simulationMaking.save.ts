import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationMakingContract as C,
  WrittenVideo,
} from '@cheese/domain/contract/training/simulationMaking';
import { courseMakingMessages } from '@cheese/domain/texts/courseMakingMessages';
import { cleanArticle } from '@cheese/question-files/html/clean';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse, refuseFault } from '../../../calls/refusal';
import { indexForSearch } from '../../base/findable/findable.service';
import { keepBeside } from '../../exam/practice/practice.door';
import { sizeOfPicture } from '../../learning/courseMaking/courseMaking.pictures';
import { madeSimulationFindable } from '../simulation/simulation.findable';
import { takeOwn } from './simulationMaking.own';
import { readOwn, refuseUnfit } from './simulationMaking.service';
import {
  countFilms,
  type Made,
  replaceVideos,
  selectVideos,
  updateMade,
  updateWords,
  type VideoRow,
} from './simulationMaking.store';

const told = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** All of it or nothing; what learners see stays fit to be seen. */
export async function editSimulation(
  context: CallerContext<'db' | 'storage'>,
  { id, edition, videos, practice, aims, equipment, steps, ...written }: Static<C['edit']['body']>,
): Promise<Answers<C['edit']>> {
  const { db, person, clock, storage } = context;
  const { its: before } = await takeOwn(db, person, id);
  const { cover } = written;
  if (cover !== before.cover) {
    const isPicture = (await sizeOfPicture(storage, cover)) !== null;
    refuseFault('cover', isPicture ? null : courseMakingMessages.picture);
  }
  await db.transaction(async (tx) => {
    const { its, practice: before } = await takeOwn(tx, person, id, true);
    if (its.edition !== edition) refuse('simulation.changedMeanwhile');
    await changeVideos(tx, its, videos);
    await keepBeside({ ...context, db: tx }, { simulationId: id, before, practice });
    const words = { aims: told(aims), equipment: told(equipment), steps: told(steps) };
    await updateWords(tx, id, words);
    const about = {
      title: written.title.trim(),
      summary: written.summary.trim(),
      cover,
      html: cleanArticle(written.html),
      edition: edition + 1,
      updatedAt: clock.now(),
    };
    await updateMade(tx, id, about);
    // Drafts are not indexed for search.
    if (!its.isShown) return;
    await refuseUnfit(tx, { its: { ...its, ...about }, words });
    await indexForSearch(tx, madeSimulationFindable, [id]);
  });
  return readOwn({ db, person }, id);
}

/**
 * Films must belong to the owner. A known video keeps its id, so that learners keep their
 * positions.
 */
async function changeVideos(
  tx: Db,
  { id, organisationId }: Made['its'],
  videos: readonly WrittenVideo[],
) {
  const before = new Map((await selectVideos(tx, id)).map(({ video }) => [video.id, video]));
  const known = videos.filter(({ id: at }) => at > 0);
  const isStrange = known.some(({ id: at }) => !before.has(at));
  if (isStrange || new Set(known.map(({ id: at }) => at)).size < known.length) {
    refuse('simulation.video');
  }
  // Films already in the simulation are not checked again.
  const added = new Set(
    videos.flatMap(({ id: at, mediaId }) => (before.get(at)?.mediaId === mediaId ? [] : [mediaId])),
  );
  if (added.size > 0 && (await countFilms(tx, [...added], organisationId)) < added.size) {
    refuse('simulation.film');
  }
  const rows = videos.map(({ id: at, title, html, mediaId }, nth) => ({
    id: at > 0 ? at : undefined,
    number: nth + 1,
    mediaId,
    title: title.trim(),
    html: cleanArticle(html),
  }));
  const isAsBefore = rows.every((row) => isSame(row, before.get(row.id ?? 0)));
  if (!isAsBefore || rows.length < before.size) await replaceVideos(tx, id, rows);
}

type Standing = Pick<VideoRow, 'number' | 'mediaId' | 'title' | 'html'>;

const isSame = ({ number, mediaId, title, html }: Standing, before: Standing | undefined) =>
  before?.number === number &&
  before.mediaId === mediaId &&
  before.title === title &&
  before.html === html;
