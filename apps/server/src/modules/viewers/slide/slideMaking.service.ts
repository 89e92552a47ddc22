import { randomUUID } from 'node:crypto';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  MadeSlide,
  SlideMakingContract as C,
} from '@cheese/domain/contract/viewers/slideMaking';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../refusal';
import { isTeaching, teaches } from './slide.access';
import {
  deleteSlide,
  findLibrary,
  findMade,
  findReadyScan,
  insertSlide,
  type Kept,
  libraryOfSchool,
  listMade,
  updateSlide,
} from './slideMaking.store';

type Asking = Who<'storage'>;

/** Whose slides somebody keeps: a school's number, or null for the platform's. */
function ownerOf(person: Person): number | null {
  if (person.organisationId !== null && isTeaching(person)) return person.organisationId;
  return person.roles.includes('platformAdmin') ? null : refuse('access.denied');
}

const toMade = ({ slide, scan }: Kept): MadeSlide => {
  const { createdBy: _by, createdAt: _at, updatedAt: _last, scanId: _scan, place, ...row } = slide;
  const { mediaId, width, height, mpp, objective } = scan;
  return { ...row, mediaId, width, height, mpp, objective };
};

export async function listOwn(
  db: Db,
  { person }: Asking,
  asked: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await listMade(db, ownerOf(person), asked);
  return { list: rows.map(toMade), total };
}

/** Of what is another's nobody learns that it is there. */
async function takeOwn(db: Db, person: Person, id: number): Promise<Kept> {
  ownerOf(person);
  const found = await findMade(db, id);
  return found && teaches(found.library, person) ? found : refuse('slide.notFound');
}

export async function addSlide(
  db: Db,
  { person, clock, storage }: Asking,
  { mediaId, libraryId, ...written }: Static<C['add']['body']>,
): Promise<MadeSlide> {
  const organisationId = ownerOf(person);
  const scan = (await findReadyScan(db, mediaId, organisationId)) ?? refuse('slide.noFile');
  const library = await libraryFor(db, organisationId, libraryId, clock.now());
  const thumbnail = await showPoster(storage, scan.poster);
  const now = clock.now();
  const moments = { createdAt: now, updatedAt: now, createdBy: person.id };
  const row = { ...written, libraryId: library, scanId: scan.id, thumbnail, ...moments };
  return toMade(await takeOwn(db, person, await insertSlide(db, row)));
}

async function libraryFor(
  db: Db,
  organisationId: number | null,
  named: number | undefined,
  now: Date,
) {
  if (organisationId !== null) return libraryOfSchool(db, organisationId, now);
  const found = named === undefined ? null : await findLibrary(db, named);
  return found?.organisationId === null ? found.id : refuse('slide.library');
}

/** Cards show it to whoever may see the list: it lies apart from what is signed. */
async function showPoster(storage: Storage, poster: string | null): Promise<string> {
  const file = poster === null ? null : await storage.find(poster);
  if (!file || poster === null) return '';
  const key = `slide-cover/${randomUUID()}.webp`;
  await storage.put(key, await storage.readAt(poster, 0, file.bytes));
  return key;
}

export async function editSlide(
  db: Db,
  { person, clock }: Asking,
  { id, ...written }: Static<C['edit']['body']>,
): Promise<MadeSlide> {
  await takeOwn(db, person, id);
  await updateSlide(db, id, { ...written, updatedAt: clock.now() });
  return toMade(await takeOwn(db, person, id));
}

/** Its file stays with the films and documents, where it can be shown again. */
export async function removeSlide(db: Db, { person, storage }: Asking, id: number): Promise<null> {
  const { slide } = await takeOwn(db, person, id);
  await deleteSlide(db, id);
  if (slide.thumbnail.startsWith('slide-cover/')) await storage.remove(slide.thumbnail);
  return null;
}
