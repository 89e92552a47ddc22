import {
  type SchoolNoticeFailure,
  schoolNoticeFailures,
} from '@cheese/domain/codes/school/schoolNotices';
import { refuse, Refusal } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { retriedTransaction } from '../../../db/retriedTransaction';
import type { Clock } from '../../../ports/clock';
import type { JobKinds } from '../../base/job/job.run';
import { notifyPerson } from '../../people/notice/notice.notify';
import { findReachOf } from '../rights/rights.service';
import { groupsOf, isWithin } from './schoolNotice.audience';
import { SEND } from './schoolNotice.kinds';
import { sendNow } from './schoolNotice.send';
import { lockNotice, updateNotice } from './schoolNotice.store';
import type { SchoolNoticeRow } from './schoolNotice.tables';
import { schoolNoticeTexts as texts } from './schoolNotice.texts';

interface Shop {
  db: Db;
  clock: Clock;
}

interface Payload {
  id: number;
  version: number;
}

const MINUTE_MS = 60_000;

/** Sends scheduled notices; the lock of the notice's row makes it once, whatever node is at it. */
export const schoolNoticeJobs = ({ db, clock }: Shop): JobKinds => ({
  [SEND]: {
    leaseMs: MINUTE_MS,
    isRenewed: true,
    mostAttempts: 5,
    run: (payload) => sendDue(db, clock.now(), payload as Payload),
    giveUp: (payload) =>
      db.transaction(async (tx) => {
        const row = await lockDue(tx, payload as Payload);
        if (row) await fail(tx, row, 'broken', clock.now());
      }),
  },
});

/** Null where it was sent, changed or removed meanwhile. */
async function lockDue(tx: Db, { id, version }: Payload): Promise<SchoolNoticeRow | null> {
  const row = await lockNotice(tx, id);
  return row?.state === 'scheduled' && row.version === version ? row : null;
}

async function sendDue(db: Db, now: Date, payload: Payload): Promise<void> {
  const { id, version } = payload;
  const failure = await retriedTransaction(db, async (tx) => {
    const row = await lockDue(tx, { id, version });
    if (!row) return null;
    if (!(await mayStill(tx, row))) return 'rights';
    // The transaction takes back the copy that nobody got.
    if (!(await sendNow(tx, row, now))) refuse('schoolNotice.nobody');
    return null;
  }).catch((error: unknown): SchoolNoticeFailure => {
    if (error instanceof Refusal && error.key === 'schoolNotice.nobody') return 'nobody';
    throw error;
  });
  if (!failure) return;
  await db.transaction(async (tx) => {
    const row = await lockDue(tx, payload);
    if (row) await fail(tx, row, failure, now);
  });
}

/** Who has lost the right, or was moved, sends nothing that they wrote before. */
async function mayStill(tx: Db, row: SchoolNoticeRow): Promise<boolean> {
  const { authorId: personId, organisationId, audienceKind: audience } = row;
  const reach = await findReachOf(tx, { personId, organisationId }, 'notices');
  return reach !== null && isWithin(tx, reach, { audience, groups: await groupsOf(tx, row) });
}

async function fail(tx: Db, row: SchoolNoticeRow, failure: SchoolNoticeFailure, now: Date) {
  await updateNotice(tx, row.id, { state: 'failed', failure });
  await notifyPerson(tx, {
    personId: row.authorId,
    title: texts.failedTitle,
    text: texts.failed(row.title, schoolNoticeFailures[failure]),
    now,
  });
}
