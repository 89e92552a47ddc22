import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFailure } from '@cheese/domain/texts/failures/conversionFailures';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { FileRules } from '../../../ports/fileRules';
import type { Storage } from '../../../ports/storage';
import { Refusal } from '../../../calls/refusal';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobContext } from '../../base/job/job.supervise';
import type { JobKind, JobKinds, Lane } from '../../base/job/job.run';
import { MediaError } from './media.failed';
import { forgetMade, forgetMedia } from './media.forget';
import { watchGrowth } from './upload/media.growth';
import { storeDocument, storeFilm } from './media.keep';
import {
  deleteMediaUpload,
  findMedia,
  type FoundMedia,
  selectAbandoned,
  updateMaking,
} from './media.manage.store';
import { forgetParts, gatherParts } from './upload/media.parts';
import { makeDocument } from './media.document';
import { makeFilm } from './media.film';
import { makingOf } from './media.queue';
import { CalledOff, reporter } from './media.report';
import { roomFor, takeRoomForMade } from './media.room';
import type { MediaRow } from '../mediaFile/media.tables';
import { setDurations } from '../course/course.door';

const SWEEP = 'sweepMedia';
const LEASE_MS = 60_000;
const [DAY_MS, WEEK_MS] = [86_400_000, 7 * 86_400_000];

export interface Shop {
  db: Db;
  clock: Clock;
  storage: Storage;
  files: FileRules;
}

/** Films wait for films alone: one may take an hour, and a lecture note shall not wait for it. */
export const mediaJobs = (shop: Shop): JobKinds => ({
  [makingOf.film]: makings(shop, 'films', makeOfFilm),
  [makingOf.document]: makings(shop, 'heavy', makeOfDocument),
  [SWEEP]: hourly(shop.clock, (now) => sweep(shop, now)),
});

export const queueMediaSweeping = (shop: Shop) => queueHourly(shop, SWEEP);

const mediaIdOf = (payload: unknown) => (payload as { mediaId: number }).mediaId;

/** Turns uploads into playable media; the slides wing registers its own conversion. */
export const makings = (shop: Shop, lane: Lane, make: Make): JobKind => ({
  lane,
  leaseMs: LEASE_MS,
  isRenewed: true,
  mostAttempts: 3,
  async run(payload, work) {
    const found = await findMedia(shop.db, mediaIdOf(payload));
    // Deleted, called off or made meanwhile: there is nothing left to do.
    if (!found?.upload?.arrivedAt || found.media.readyAt || found.media.failedAt) return;
    try {
      await inFolder(shop, found, work, make);
    } catch (error) {
      if (error instanceof CalledOff) return;
      if (!(error instanceof MediaError)) throw error;
      await fail(shop, found.media.id, error.reason);
    }
  },
  // Owners cancel at the file itself, so a cancelled job was ended by a platform administrator.
  giveUp: (payload, failure) =>
    fail(shop, mediaIdOf(payload), failure === 'cancelled' ? 'ended' : 'interrupted'),
});

async function fail({ db, clock }: Shop, id: number, failure: MediaFailure) {
  await updateMaking(db, { id }, { failedAt: clock.now(), failure });
}

interface Bench {
  shop: Shop;
  found: FoundMedia;
  /** The assembled upload, and a folder for the results. */
  path: string;
  folder: string;
  stopping: AbortSignal;
  tell: (done: number, total: number) => void;
}

export type Make = (bench: Bench) => Promise<Partial<MediaRow>>;

/** In a folder that goes with it, however it ends. */
async function inFolder(shop: Shop, found: FoundMedia, work: JobContext, make: Make) {
  const { db, clock, storage } = shop;
  const { id, key } = found.media;
  const making = { id, beganAt: clock.now() };
  await updateMaking(db, { id }, { beganAt: making.beganAt, done: 0, total: null });
  const report = reporter(db, making, work.stopping);
  await mkdir(storage.scratch, { recursive: true });
  const folder = await mkdtemp(join(storage.scratch, 'media-'));
  const growth = watchGrowth(folder, await roomFor(db, found.media, shop.files));
  try {
    const path = join(folder, 'brought');
    await gatherParts(storage, found, path);
    // Files left by an interrupted attempt must not mix with this one's.
    await forgetMade(storage, key);
    const stopping = AbortSignal.any([report.stopping, growth.signal]);
    const made = await make({ shop, found, path, folder, stopping, tell: report.tell });
    const ready = { ...made, readyAt: clock.now(), beganAt: null, failure: null };
    const isReady = await db.transaction(async (tx) => {
      await takeRoomForMade(tx, found.media, made, shop.files);
      return updateMaking(tx, making, ready);
    });
    // Called off at the last moment: what was made goes with the next attempt, or with the row.
    if (!isReady) return;
    if (made.durationS != null) await setDurations(db, id, made.durationS);
    await forgetParts(storage, found.upload?.keyPrefix ?? '');
    await deleteMediaUpload(db, id);
  } catch (error) {
    const reason = report.reason(growth.reason(error));
    if (reason instanceof MediaError) await forgetMade(storage, key);
    throw reason;
  } finally {
    growth.end();
    report.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const makeOfFilm: Make = async ({ shop, found, path, folder, stopping, tell }) => {
  const { films } = shop.files;
  const share = (done: number) => tell(Math.floor(done * 100), 100);
  const made = await makeFilm({ path, folder, films, stopping, tell: share });
  return storeFilm(shop.storage, found.media.key, folder, made);
};

const makeOfDocument: Make = async ({ shop, found, path, folder, stopping, tell }) => {
  const made = await makeDocument({ path, folder, files: shop.files, stopping, tell });
  return storeDocument(shop.storage, found.media.key, { path, folder, made });
};

function unlessShown(error: unknown) {
  if (!(error instanceof Refusal && error.key === 'media.inUse')) throw error;
}

/** Deletes abandoned uploads, and parts of failed ones that were kept for a retry. */
async function sweep({ db, storage }: Shop, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const before = { unfinished: ago(DAY_MS), kept: ago(WEEK_MS) };
  for (const { mediaId, keyPrefix, arrivedAt } of await selectAbandoned(db, before)) {
    const found = await findMedia(db, mediaId);
    // A file in use stays, and must not stop the deletion of others.
    if (found && !arrivedAt) await forgetMedia(db, storage, found).catch(unlessShown);
    if (!found?.media.failedAt) continue;
    await forgetMade(storage, found.media.key);
    await forgetParts(storage, keyPrefix);
    await deleteMediaUpload(db, mediaId);
  }
}
