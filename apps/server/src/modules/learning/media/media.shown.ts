import type { MediaState } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { type MediaFailure, mediaFailures } from '@cheese/domain/texts/failures/conversionFailures';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import { refuse } from '../../../calls/refusal';
import { mayEdit } from '../../base/ownership/ownership';
import { type FoundMedia, selectMedia, selectUses } from './media.manage.store';
import { fileNames } from '../mediaFile/media.names';
import { signFolder } from '../mediaFile/media.service';

/** Failures that a retry, or an installed program, may fix. */
const passing: readonly MediaFailure[] = [
  ...([
    'timedOut',
    'interrupted',
    'cancelled',
    'onlyMp4',
    'onlyPdf',
    'codec',
    'full',
    'ended',
  ] as const),
];

export function stateOf({ media, upload }: FoundMedia): MediaState {
  if (media.readyAt) return 'ready';
  if (media.failedAt) return 'failed';
  if (upload && !upload.arrivedAt) return 'uploading';
  return media.beganAt ? 'working' : 'waiting';
}

/** Its parts must still be there to be tried with. */
export const mayRetry = ({ media, upload }: FoundMedia) =>
  upload !== null && media.failure !== null && passing.includes(media.failure);

/** As those see them whose they are: in three statements, however many they are. */
export async function shownMedia(
  db: Db,
  context: CallerContext,
  rows: readonly FoundMedia[],
): Promise<MediaShown[]> {
  const ids = rows.map(({ media }) => media.id);
  const uses = ids.length === 0 ? [] : await selectUses(db, ids);
  const usesOf = groupedBy(uses, ({ mediaId }) => mediaId);
  return Promise.all(
    rows.map(async (row) => ({
      ...factsOf(row, context.person.id),
      poster: await posterOf(db, context, row),
      usedIn: (usesOf.get(row.media.id) ?? []).map(({ courseId, courseName }) => ({
        courseId,
        courseName,
      })),
    })),
  );
}

function factsOf(row: FoundMedia, personId: number) {
  const { media, ownerName } = row;
  const { id, kind, name, bytes, done, total, durationS, width, height, failure } = media;
  const isShownAs = { isMine: media.personId === personId, ownerName };
  return {
    id,
    kind,
    name,
    bytes,
    durationS,
    width,
    height,
    ...isShownAs,
    state: stateOf(row),
    done,
    total,
    mayRetry: mayRetry(row),
    failure: media.failedAt ? mediaFailures[failure ?? 'broken'] : null,
    pageCount: kind === 'document' && media.readyAt ? media.pages.length : null,
    sizes: media.sizes.map((size) => size.height),
    createdAt: media.createdAt.getTime(),
  };
}

async function posterOf(db: Db, { person, clock }: CallerContext, { media }: FoundMedia) {
  const name = firstPicture(media);
  if (!media.readyAt || name === null) return null;
  return (await signFolder(db, media.id, { personId: person.id, clock })) + name;
}

function firstPicture({ kind, poster, pages }: FoundMedia['media']) {
  if (kind === 'document') return pages.length > 0 ? fileNames.page(1) : null;
  return poster === null ? null : fileNames.poster;
}

/** One of them, as it is now. */
export async function showOne(
  db: Db,
  context: CallerContext,
  mediaId: number,
): Promise<MediaShown> {
  return (await showSome(db, context, [mediaId]))[0] ?? refuse('media.notFound');
}

/** Files the caller may not use are left out. */
export async function showSome(db: Db, context: CallerContext, ids: readonly number[]) {
  const rows = await selectMedia(db, ids);
  return shownMedia(
    db,
    context,
    rows.filter(({ media }) => mayEdit(media, context.person)),
  );
}
