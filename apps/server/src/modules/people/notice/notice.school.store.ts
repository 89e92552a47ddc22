import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { rawRows } from '../../../db/rawRows';
import { notice, type NoticeAttachment, noticeRecipient } from './notice.tables';

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

/** How many have read a notice, as a part of a statement. */
export const countReads = (noticeId: SQL) =>
  sql<number>`(select count(*)::int from notice_read where notice_read.notice_id = ${noticeId})`;

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
