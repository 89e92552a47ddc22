import {
  type RetentionKind,
  retentionKinds,
  retentionLimits,
} from '@cheese/domain/codes/people/privacy';
import type { PrivacyContract as C } from '@cheese/domain/contract/people/privacy';
import type { Answers } from '@cheese/domain/contract/call';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { writeAudit } from '../audit/audit.service';
import { admitGrown, forgetGuardians } from '../member/member.door';
import { deleteEndedBefore } from '../session/session.door';
import { deleteOldCodes, deleteOldLogs, deleteOldNotices } from './privacy.scrub.store';
import { deleteExports, selectRetention, upsertRetention } from './privacy.store';

const DAY_MS = 86_400_000;
const kinds = Object.keys(retentionKinds) as RetentionKind[];

export async function readRetention(db: Db): Promise<Answers<C['retention']>> {
  const set = new Map((await selectRetention(db)).map(({ kind, days }) => [kind, days]));
  return kinds.map((kind) => ({ kind, days: set.get(kind) ?? retentionLimits[kind].usual }));
}

export async function daysOf(db: Db, kind: RetentionKind): Promise<number> {
  const all = await readRetention(db);
  return all.find((one) => one.kind === kind)?.days ?? retentionLimits[kind].usual;
}

export async function setRetention(
  db: Db,
  own: CallerContext,
  { kind, days }: Static<C['setRetention']['body']>,
) {
  const { least, most } = retentionLimits[kind];
  if (days < least || days > most) refuse('privacy.days');
  await db.transaction(async (tx) => {
    const before = await daysOf(tx, kind);
    await upsertRetention(tx, { kind, days });
    await writeAudit(tx, own, {
      act: 'retention.change',
      about: retentionKinds[kind],
      before: { days: String(before) },
      after: { days: String(days) },
    });
  });
  return null;
}

/** Deletes whatever has been kept for longer than the platform says. */
export async function deleteOutdated(db: Db, now: Date) {
  const before = async (kind: RetentionKind) =>
    new Date(now.getTime() - (await daysOf(db, kind)) * DAY_MS);
  await deleteEndedBefore(db, await before('sessions'));
  await deleteOldCodes(db, await before('smsCodes'));
  await deleteOldNotices(db, await before('notices'));
  await deleteExports(db, now);
  await admitGrown(db, now);
  await forgetGuardians(db, await before('guardians'));
  const logs = await before('logs');
  await db.transaction((tx) => deleteOldLogs(tx, logs));
}
