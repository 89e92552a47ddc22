import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { keptCount } from '../../../db/keptCount';
import { present } from '../../../db/present';
import { rawRows } from '../../../db/rawRows';
import { notice, type NoticeAttachment, noticeRead, noticeRecipient } from './notice.tables';

interface SchoolNoticeText {
  title: string;
  text: string;
  html: string;
  attachments: NoticeAttachment[];
  issuer: string;
  now: Date;
}

/** Sends a school's notice to everybody whom a statement of `person_id` finds, each of them once there. */
export async function tellSchool(
  tx: Db,
  found: SQL,
  { now, ...said }: SchoolNoticeText,
): Promise<{ noticeId: number; recipients: number }> {
  const row = { kind: noticeKindCodes.school, sentAt: now, ...said } as const;
  const [made] = await tx.insert(notice).values(row).returning({ id: notice.id });
  const noticeId = present(made).id;
  const [told] = await rawRows<{ recipients: number }>(
    tx,
    sql`with told as (
        insert into notice_recipient (person_id, notice_id)
          select person_id, ${noticeId}::int from (${found}) as those
        returning 1
      ) select count(*)::int as recipients from told`,
  );
  return { noticeId, recipients: present(told).recipients };
}

/** Nothing of what it said stays with its recipients. */
export async function withdrawTold(tx: Db, id: number, now: Date) {
  const nothing = { title: '', text: '', html: null, attachments: null };
  await tx
    .update(notice)
    .set({ ...nothing, withdrawnAt: now })
    .where(eq(notice.id, id));
}

/** To so many a notice is counted by itself, and not each time. */
const MANY_RECIPIENTS = 1_000;

interface ToCount {
  noticeId: number | null;
  recipients: number;
}

/** How many have read each of these notices; those that nobody has read are left out. */
export async function countReads(db: Db, asked: ToCount[]): Promise<Map<number, number>> {
  const ids = (isLong: boolean) =>
    asked.flatMap(({ noticeId, recipients }) =>
      noticeId !== null && recipients >= MANY_RECIPIENTS === isLong ? [noticeId] : [],
    );
  const reads = new Map<number, number>();
  for (const id of ids(true)) {
    const countOne = () => db.$count(noticeRead, eq(noticeRead.noticeId, id));
    reads.set(id, await keptCount(['reads of a notice', id], countOne));
  }
  if (ids(false).length === 0) return reads;
  const short = await db
    .select({ id: noticeRead.noticeId, total: count() })
    .from(noticeRead)
    .where(inArray(noticeRead.noticeId, ids(false)))
    .groupBy(noticeRead.noticeId);
  for (const { id, total } of short) reads.set(id, total);
  return reads;
}

/** An attachment of a notice that was sent to somebody and not withdrawn. */
export async function findAttachment(db: Db, personId: number, id: number, nth: number) {
  const [row] = await db
    .select({ attachments: notice.attachments })
    .from(notice)
    .innerJoin(
      noticeRecipient,
      and(eq(noticeRecipient.noticeId, notice.id), eq(noticeRecipient.personId, personId)),
    )
    .where(and(eq(notice.id, id), isNull(notice.withdrawnAt)));
  return row?.attachments?.[nth - 1] ?? null;
}
