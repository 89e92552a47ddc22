import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Answers } from '@cheese/domain/contract/call';
import type { MediaContract as C, MediaUpload } from '@cheese/domain/contract/learning/media';
import { mediaLimits } from '@cheese/domain/codes/learning/media';
import { mediaFault } from '@cheese/domain/rules/learning/mediaFile';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../../calls/callerContext';
import type { Caller } from '../../../../calls/caller';
import type { Db } from '../../../../db/database';
import type { FileRules } from '../../../../ports/fileRules';
import type { Storage } from '../../../../ports/storage';
import { refuse, refuseFault } from '../../../../calls/refusal';
import { HEAD_BYTES } from '../../../base/upload/upload.content';
import { permitUpload, prefixFor } from '../../../base/upload/upload.service';
import { isOfKind } from '../serving/media.bytes';
import { forgetMedia } from '../media.forget';
import { wakeWorkers } from '../../../base/job/job.wake';
import { ownerFor } from '../../../base/ownership/ownership';
import { queueMaking } from '../media.queue';
import {
  countUnfinished,
  findUnfinished,
  type FoundMedia,
  insertUploading,
  markArrived,
  touchUpload,
} from '../media.manage.store';
import { takeOwn } from '../media.own';
import { receivedParts, partsOf } from './media.parts';
import { takeRoom } from '../media.room';
import { rulesOf } from '../media.rules';
import { showOne, shownMedia, stateOf } from '../media.shown';

/** Small enough that a broken line costs little, large enough that a film is no thousand parts. */
const PART_BYTES = 8 * 1024 ** 2;

export interface Bringing extends CallerContext {
  storage: Storage;
  files: FileRules;
  caller: Pick<Caller, 'service'>;
}

type Begun = Static<C['begin']['body']>;

/** A new upload, or the one of the same file that has not come to its end. */
export async function beginUpload(db: Db, context: Bringing, asked: Begun): Promise<MediaUpload> {
  const { person, clock, files } = context;
  const organisationId = ownerFor(person, asked.shelf);
  const { bytes, kind, fingerprint } = asked;
  refuseFault('name', mediaFault({ name: asked.name, size: bytes }, kind, rulesOf(files)));
  const isSame = ({ media }: FoundMedia) =>
    media.bytes === bytes && media.kind === kind && media.organisationId === organisationId;
  const known = await findUnfinished(db, person.id, fingerprint);
  if (known && isSame(known)) return permitParts(db, context, known);
  if ((await countUnfinished(db, person.id)) >= mediaLimits.underWay)
    refuse('media.tooManyUploads');
  const now = clock.now();
  // The same file for another owner is a separate upload.
  const own = known ? `${fingerprint}:${kind}:${organisationId ?? 0}` : fingerprint;
  const media = {
    kind,
    name: asked.name.trim(),
    bytes,
    organisationId,
    personId: person.id,
    key: `${kind}/${randomUUID()}/`,
    createdAt: now,
  };
  const upload = {
    personId: person.id,
    fingerprint: own,
    partBytes: PART_BYTES,
    keyPrefix: prefixFor(context, 'part'),
    askedAt: now,
    arrivedAt: null,
  };
  await db.transaction(async (tx) => {
    await takeRoom(tx, { owner: organisationId, bytes, files });
    await insertUploading(tx, media, upload);
  });
  const made = (await findUnfinished(db, person.id, own)) ?? refuse('media.notUploading');
  return permitParts(db, context, made);
}

/** Resumes an interrupted upload; only its uploader may. */
export async function goOnUploading(
  db: Db,
  context: Bringing,
  mediaId: number,
): Promise<MediaUpload> {
  return permitParts(db, context, await takeUnfinished(db, context, mediaId));
}

async function takeUnfinished(db: Db, { person }: CallerContext, mediaId: number) {
  const found = await takeOwn(db, person, mediaId);
  if (found.media.personId !== person.id) refuse('media.notFound');
  return stateOf(found) === 'uploading' ? found : refuse('media.notUploading');
}

async function permitParts(db: Db, context: Bringing, found: FoundMedia): Promise<MediaUpload> {
  const { clock, storage } = context;
  const upload = found.upload ?? refuse('media.notUploading');
  const received = await receivedParts(storage, found);
  if (received.includes(1)) await checkBegin(db, context, found);
  await touchUpload(db, found.media.id, clock.now());
  const { keyPrefix, partBytes } = upload;
  const extent = {
    keyPrefix,
    maxBytes: partBytes,
    suffixes: [],
    ...({ lastPart: partsOf(found), joinsParts: true } as const),
  };
  const [media] = await shownMedia(db, context, [found]);
  return {
    ...(await permitUpload(db, context, extent)),
    media: media ?? refuse('media.notFound'),
    partBytes,
    receivedParts: received,
  };
}

/** The first part is enough to refuse a file of the wrong kind early. */
async function checkBegin(db: Db, { storage }: Bringing, found: FoundMedia) {
  const first = await storage.find(`${found.upload?.keyPrefix}1`);
  if (!first) return;
  const head = await buffer(first.read({ start: 0, end: Math.min(HEAD_BYTES, first.bytes) - 1 }));
  if (await isOfKind(head, found.media)) return;
  await forgetMedia(db, storage, found);
  refuse('file.wrongContent');
}

/** All of it is there: something is made of it when its turn comes. Said twice is said once. */
export async function finishUpload(
  db: Db,
  context: Bringing,
  mediaId: number,
): Promise<Answers<C['finish']>> {
  const { person, clock, storage } = context;
  const found = await takeOwn(db, person, mediaId);
  if (found.media.personId !== person.id) refuse('media.notFound');
  if (stateOf(found) === 'uploading') {
    if ((await receivedParts(storage, found)).length < partsOf(found)) refuse('upload.incomplete');
    await db.transaction(async (tx) => {
      if (await markArrived(tx, mediaId, clock.now())) await queueMaking(tx, found.media, clock);
    });
    wakeWorkers();
  }
  return showOne(db, context, mediaId);
}
