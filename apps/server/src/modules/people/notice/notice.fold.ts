import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
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
    await prepared(tx, 'response_joined', () =>
      tx
        .update(notice)
        .set({
          senderId: sql`${sql.placeholder('senderId')}::int`,
          about: sql`${sql.placeholder('about')}::jsonb`,
          text: sql`${sql.placeholder('text')}::text`,
          sentAt: sql`${sql.placeholder('sentAt')}::timestamptz`,
          others: sql`${notice.others} + 1`,
        })
        .where(eq(notice.id, sql.placeholder('unread')))
        .prepare('response_joined'),
    ).execute({ ...said, about: JSON.stringify(about), sentAt: now.toISOString(), unread });
    return;
  }
  const made = await prepared(tx, 'response_told', () =>
    tx
      .insert(notice)
      .values(inputs('kind', 'senderId', 'about', 'text', 'sentAt'))
      .returning({ id: notice.id })
      .prepare('response_told'),
  ).execute({ kind, ...said });
  for (const { id: noticeId } of made) {
    await prepared(tx, 'response_sent', () =>
      tx.insert(noticeRecipient).values(inputs('personId', 'noticeId')).prepare('response_sent'),
    ).execute({ personId, noticeId });
  }
}

async function findUnread(tx: Db, { kind, personId, about }: Omit<Response, 'now'>) {
  const { target, targetId, isMention = false } = about;
  const reader = sql.placeholder('personId');
  const plan = prepared(tx, 'response_unread', () => {
    const isAboutIt = sql`${notice.about} @> ${sql.placeholder('it')}::jsonb
      and coalesce((${notice.about} ->> 'isMention')::boolean, false)
        = ${sql.placeholder('isMention')}::boolean`;
    const read = and(eq(noticeRead.noticeId, notice.id), eq(noticeRead.personId, reader));
    return tx
      .select({ id: notice.id })
      .from(noticeRecipient)
      .innerJoin(notice, eq(notice.id, noticeRecipient.noticeId))
      .leftJoin(noticeRead, read)
      .where(
        and(
          eq(noticeRecipient.personId, reader),
          eq(notice.kind, sql.placeholder('kind')),
          isAboutIt,
          isNull(noticeRead.noticeId),
        ),
      )
      .orderBy(desc(notice.id))
      .limit(1)
      .prepare('response_unread');
  });
  const it = JSON.stringify({ target, targetId });
  return (await plan.execute({ personId, kind, it, isMention }))[0]?.id ?? null;
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
