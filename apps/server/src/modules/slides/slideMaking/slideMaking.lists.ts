import type { Answers } from '@cheese/domain/contract/call';
import type { SlideMakingContract as C } from '@cheese/domain/contract/slides/slideMaking';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { fileNames, isOriginal } from '../../learning/mediaFile/media.names';
import { takeOwn as takeOwnMedia } from '../../learning/media/media.own';
import { signFolder } from '../../learning/mediaFile/media.service';
import { listUnused } from '../../learning/media/media.unused';
import { refuse } from '../../../calls/refusal';
import { ownerFor } from '../../base/ownership/ownership';
import { selectLibraries, selectUses } from './slideMaking.lists.store';

/** Libraries the user manages, by their titles in the shop. */
export const listLibrariesKept = (
  db: Db,
  { person }: CallerContext,
  { shelf }: Static<C['libraries']['query']>,
): Promise<Answers<C['libraries']>> => {
  const organisationId = ownerFor(person, shelf);
  return selectLibraries(db, organisationId);
};

/** The original file, for its owners. */
export async function readOriginal(
  db: Db,
  { person, clock }: CallerContext,
  mediaId: number,
): Promise<Answers<C['original']>> {
  const { media: found } = await takeOwnMedia(db, person, mediaId);
  if (!found.readyAt || !isOriginal(found)) refuse('slide.noOriginal');
  const folder = await signFolder(db, mediaId, { personId: person.id, clock });
  return { fileName: found.name, url: folder + fileNames.original(found) };
}

/** Uploads used by no slide, whether in progress, failed or ready. */
export function listFiles(
  db: Db,
  context: CallerContext,
  { shelf, ...page }: Static<C['files']['query']>,
): Promise<Answers<C['files']>> {
  const organisationId = ownerFor(context.person, shelf);
  const uses = selectUses(db);
  return listUnused(db, context, { kind: 'slide', organisationId, uses, ...page });
}
