import type { Answers } from '@cheese/domain/contract/call';
import type { SlideMakingContract as C } from '@cheese/domain/contract/slides/slideMaking';
import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { media } from '../../learning/mediaFile/media.tables';
import { fileNames, isOriginal } from '../../learning/mediaFile/media.names';
import { takeOwn as takeOwnMedia } from '../../learning/media/media.own';
import { signFolder } from '../../learning/mediaFile/media.service';
import { listUnused } from '../../learning/media/media.unused';
import { refuse } from '../../../calls/refusal';
import { ownerFor } from '../../base/ownership/ownership';
import { commodity } from '../../shop/goods/commodity.tables';
import { isSoldAs } from '../slide/slide.standing';
import { slide, slideLibrary, slideScan } from '../slide/slide.tables';

/** Libraries the user manages, by their titles in the shop. */
export const listLibrariesKept = (
  db: Db,
  { person }: CallerContext,
  { shelf }: Static<C['libraries']['query']>,
): Promise<Answers<C['libraries']>> => {
  const organisationId = ownerFor(person, shelf);
  const name = sql<string>`coalesce(max(${commodity.title}), ${slideLibrary.name})`;
  return db
    .select({ id: slideLibrary.id, name, slideCount: count(slide.id) })
    .from(slideLibrary)
    .leftJoin(slide, eq(slide.libraryId, slideLibrary.id))
    .leftJoin(commodity, isSoldAs)
    .where(
      organisationId === null
        ? isNull(slideLibrary.organisationId)
        : eq(slideLibrary.organisationId, organisationId),
    )
    .groupBy(slideLibrary.id)
    .orderBy(asc(slideLibrary.id));
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
  const uses = db
    .select({ one: sql`1` })
    .from(slideScan)
    .innerJoin(slide, eq(slide.scanId, slideScan.id))
    .where(eq(slideScan.mediaId, media.id));
  return listUnused(db, context, { kind: 'slide', organisationId, uses, ...page });
}
