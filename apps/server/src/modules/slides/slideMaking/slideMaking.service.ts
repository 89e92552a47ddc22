import { randomUUID } from 'node:crypto';
import { slideLimits } from '@cheese/domain/codes/slides/slideMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  MadeSlide,
  SlideMakingContract as C,
} from '@cheese/domain/contract/slides/slideMaking';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import { ownerFor } from '../../base/ownership/ownership';
import { requireFolder } from './slideFolder.service';
import { libraryFor, takeLibrary, takeOwn } from './slideMaking.own';
import {
  findReadyScan,
  insertSlide,
  type MadeSlideRow,
  listMade,
  standingIn,
  updateEdition,
} from './slideMaking.store';

const toMade = ({ slide, scan }: MadeSlideRow): MadeSlide => {
  const { createdBy: _by, createdAt: _at, updatedAt: _last, scanId: _scan, place, ...row } = slide;
  const { mediaId, width, height, mpp, objective } = scan;
  return { ...row, mediaId, width, height, mpp, objective };
};

export async function listOwn(
  db: Db,
  { person }: CallerContext<'storage'>,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await listMade(db, ownerFor(person, shelf), asked);
  return { list: rows.map(toMade), total };
}

export const readOwn = async (
  db: Db,
  { person }: CallerContext<'storage'>,
  id: number,
): Promise<MadeSlide> => toMade(await takeOwn(db, person, id));

/** Repeated clicks add a file to a library only once. */
export async function addSlide(
  db: Db,
  { person, clock, storage }: CallerContext<'storage'>,
  { mediaId, libraryId, shelf, folderId = null, ...written }: Static<C['add']['body']>,
): Promise<MadeSlide> {
  const now = clock.now();
  const scan =
    (await findReadyScan(db, mediaId, ownerFor(person, shelf))) ?? refuse('slide.noFile');
  const library = await libraryFor(db, person, { named: libraryId, shelf, now });
  const id = await db.transaction(async (tx) => {
    await takeLibrary(tx, person, library);
    if (folderId !== null) await requireFolder(tx, library, folderId);
    const { slides, isThere, first } = await standingIn(tx, library, scan.id);
    if (isThere) refuse('slide.alreadyIn');
    if (slides >= slideLimits.slides) refuse('slide.tooMany');
    const thumbnail = await showPoster(storage, scan.poster);
    return insertSlide(tx, {
      ...tidied(written),
      libraryId: library,
      folderId,
      scanId: scan.id,
      thumbnail,
      place: first,
      createdAt: now,
      updatedAt: now,
      createdBy: person.id,
    });
  });
  return toMade(await takeOwn(db, person, id));
}

type Words = Pick<MadeSlide, 'title' | 'titleEn' | 'summary' | 'material' | 'source' | 'organ'>;

const tidied = <Written extends Words>(written: Written): Written => ({
  ...written,
  title: written.title.trim(),
  titleEn: written.titleEn.trim(),
  summary: written.summary.trim(),
  material: written.material.trim(),
  source: written.source.trim(),
  organ: written.organ.trim(),
});

/**
 * Copies the thumbnail to public storage, because cards are shown to everyone who sees the list.
 */
async function showPoster(storage: Storage, poster: string | null): Promise<string> {
  const file = poster === null ? null : await storage.find(poster);
  if (!file || poster === null) return '';
  const key = `slide-cover/${randomUUID()}.webp`;
  await storage.put(key, await storage.readAt(poster, 0, file.bytes));
  return key;
}

export async function editSlide(
  db: Db,
  { person, clock }: CallerContext<'storage'>,
  { id, edition, folderId, ...written }: Static<C['edit']['body']>,
): Promise<MadeSlide> {
  const { library } = await takeOwn(db, person, id);
  await db.transaction(async (tx) => {
    await takeLibrary(tx, person, library.id);
    if (folderId !== null) await requireFolder(tx, library.id, folderId);
    const set = { ...tidied(written), folderId, updatedAt: clock.now() };
    if (!(await updateEdition(tx, { id, edition }, set))) refuse('slide.changedMeanwhile');
  });
  return toMade(await takeOwn(db, person, id));
}
