import type { Answers } from '@cheese/domain/contract/call';
import type { MediaContract as C } from '@cheese/domain/contract/learning/media';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../calls/asking';
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
  asking: Who,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const organisationId = ownerFor(asking.person, shelf);
  const { rows, total } = await listMedia(db, { ...asked, organisationId });
  return { list: await shownMedia(db, asking, rows), total };
}

/** An incomplete upload is deleted; a running worker notices within seconds. */
export async function cancelMaking(
  db: Db,
  asking: Who<'storage'>,
  mediaId: number,
): Promise<Answers<C['cancel']>> {
  const found = await takeOwn(db, asking.person, mediaId);
  if (stateOf(found) === 'uploading') {
    await forgetMedia(db, asking.storage, found);
    return null;
  }
  await updateMaking(db, { id: mediaId }, { failedAt: asking.clock.now(), failure: 'cancelled' });
  return showOne(db, asking, mediaId);
}

export async function retryMaking(
  db: Db,
  asking: Who,
  mediaId: number,
): Promise<Answers<C['retry']>> {
  const found = await takeOwn(db, asking.person, mediaId);
  if (found.media.failedAt && !mayRetry(found)) refuse('media.notRetryable');
  // Only one of two concurrent retries finds the row failed.
  await db.transaction(async (tx) => {
    if (await updateFailed(tx, mediaId)) await queueMaking(tx, found.media, asking.clock);
  });
  return showOne(db, asking, mediaId);
}

export async function renameOwn(
  db: Db,
  asking: Who,
  { mediaId, name }: Static<C['rename']['body']>,
): Promise<Answers<C['rename']>> {
  await takeOwn(db, asking.person, mediaId);
  await renameMedia(db, mediaId, name.trim());
  return showOne(db, asking, mediaId);
}

/** Not where a course shows it: its learners would find nothing. */
export async function removeOwn(db: Db, asking: Who<'storage'>, mediaId: number): Promise<null> {
  const found = await takeOwn(db, asking.person, mediaId);
  if ((await selectUses(db, [mediaId])).length > 0) refuse('media.inUse');
  await forgetMedia(db, asking.storage, found);
  return null;
}
