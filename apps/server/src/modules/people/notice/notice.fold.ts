import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { lockKeys } from '../../base/limit/limit.door';
import { notice, type NoticeAbout, noticeRead, noticeRecipient } from './notice.tables';

interface Response {
  /** A reply, or a like. */
  kind: 4 | 5;
  personId: number;
  senderId: number;
  about: NoticeAbout;
  text?: string;
  now: Date;
}

/**
 * Tells somebody that their own was answered or liked. As long as they have not read it, the next
 * one joins it: a hundred likes are one line. Nobody is told of themselves.
 */
export async function tellResponse(tx: Db, { text = '', now, ...response }: Response) {
  const { kind, personId, senderId, about } = response;
  if (senderId === personId) return;
  await lockKeys(tx, [`notice:${kind}:${personId}:${about.target}:${about.targetId}`]);
  const said = { senderId, about, text, sentAt: now };
  const unread = await findUnread(tx, response);
  if (unread !== null) {
    const others = sql`${notice.others} + 1`;
    await tx
      .update(notice)
      .set({ ...said, others })
      .where(eq(notice.id, unread));
    return;
  }
  const rows = await tx
    .insert(notice)
    .values({ kind, ...said })
    .returning({ id: notice.id });
  await tx.insert(noticeRecipient).values(rows.map(({ id }) => ({ personId, noticeId: id })));
}

async function findUnread(tx: Db, { kind, personId, about }: Omit<Response, 'now'>) {
  const { target, targetId, isMention = false } = about;
  const isAboutIt = sql`${notice.about} @> ${JSON.stringify({ target, targetId })}::jsonb
    and coalesce((${notice.about} ->> 'isMention')::boolean, false) = ${isMention}`;
  const read = and(eq(noticeRead.noticeId, notice.id), eq(noticeRead.personId, personId));
  const rows = await tx
    .select({ id: notice.id })
    .from(noticeRecipient)
    .innerJoin(notice, eq(notice.id, noticeRecipient.noticeId))
    .leftJoin(noticeRead, read)
    .where(
      and(
        eq(noticeRecipient.personId, personId),
        eq(notice.kind, kind),
        isAboutIt,
        isNull(noticeRead.noticeId),
      ),
    )
    .orderBy(desc(notice.id))
    .limit(1);
  return rows[0]?.id ?? null;
}

interface OfCourse {
  personIds: number[];
  course: { courseId: number; courseName: string };
  title: string;
  text: string;
  now: Date;
}

/** Tells some people something of a course. */
export async function tellOfCourse(tx: Db, { personIds, now, ...said }: OfCourse) {
  if (personIds.length === 0) return;
  const row = { kind: 2, sentAt: now, ...said } as const;
  const rows = await tx.insert(notice).values(row).returning({ id: notice.id });
  const lines = rows.flatMap(({ id }) => personIds.map((personId) => ({ personId, noticeId: id })));
  await tx.insert(noticeRecipient).values(lines);
}

type Told = Omit<OfCourse, 'personIds'>;

/** The same to as many as a statement finds; answers the number by which it can be taken back. */
export async function tellOfCourseTo(tx: Db, found: SQL, { now, ...said }: Told): Promise<number> {
  const row = { kind: 2, sentAt: now, ...said } as const;
  const [made] = await tx.insert(notice).values(row).returning({ id: notice.id });
  if (!made) throw new Error('the notice was not written');
  await tx.execute(sql`insert into notice_recipient (person_id, notice_id)
    select person_id, ${made.id}::int from (${found}) as those`);
  return made.id;
}

/** What was told, in other words; who has read it is not told again. */
export async function keepToldOf(tx: Db, id: number, said: { title: string; text: string }) {
  await tx.update(notice).set(said).where(eq(notice.id, id));
}
