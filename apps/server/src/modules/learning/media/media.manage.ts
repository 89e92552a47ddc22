import type { Answers } from '@cheese/domain/contract/call';
import type { MediaContract as C } from '@cheese/domain/contract/learning/media';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { ownerFor } from '../../base/ownership/ownership';
import { forgetMedia } from './media.forget';
import {
  listMedia,
  renameMedia,
  selectUses,
  updateFailed,
  updateMaking,
} from './media.manage.store';
import { takeOwn } from './media.own';
import { queueMaking } from './media.queue';
import { mayRetry, showOne, shownMedia, stateOf } from './media.shown';

export async function listOwnMedia(
  db: Db,
  context: CallerContext,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const organisationId = ownerFor(context.person, shelf);
  const { rows, total } = await listMedia(db, { ...asked, organisationId });
  return { list: await shownMedia(db, context, rows), total };
}

/** An incomplete upload is deleted; a running worker notices within seconds. */
export async function cancelMaking(
  db: Db,
  context: CallerContext<'storage'>,
  mediaId: number,
): Promise<Answers<C['cancel']>> {
  const found = await takeOwn(db, context.person, mediaId);
  if (stateOf(found) === 'uploading') {
    await forgetMedia(db, context.storage, found);
    return null;
  }
  await updateMaking(db, { id: mediaId }, { failedAt: context.clock.now(), failure: 'cancelled' });
  return showOne(db, context, mediaId);
}

export async function retryMaking(
  db: Db,
  context: CallerContext,
  mediaId: number,
): Promise<Answers<C['retry']>> {
  const found = await takeOwn(db, context.person, mediaId);
  if (found.media.failedAt && !mayRetry(found)) refuse('media.notRetryable');
  // Only one of two concurrent retries finds the row failed.
  await db.transaction(async (tx) => {
    if (await updateFailed(tx, mediaId)) await queueMaking(tx, found.media, context.clock);
  });
  return showOne(db, context, mediaId);
}

export async function renameOwn(
  db: Db,
  context: CallerContext,
  { mediaId, name }: Static<C['rename']['body']>,
): Promise<Answers<C['rename']>> {
  await takeOwn(db, context.person, mediaId);
  await renameMedia(db, mediaId, name.trim());
  return showOne(db, context, mediaId);
}

/** Not where a course shows it: its learners would find nothing. */
export async function removeOwn(
  db: Db,
  context: CallerContext<'storage'>,
  mediaId: number,
): Promise<null> {
  const found = await takeOwn(db, context.person, mediaId);
  if ((await selectUses(db, [mediaId])).length > 0) refuse('media.inUse');
  await forgetMedia(db, context.storage, found);
  return null;
}
