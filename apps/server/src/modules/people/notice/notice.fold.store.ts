import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { lockKeys } from '../../base/limit/limit.door';
import {
  notice,
  type NoticeAbout,
  type NoticeCourse,
  noticeRead,
  noticeRecipient,
} from './notice.tables';

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
 * Notifies a user of answers and likes. While the notice is unread, further ones are merged into
 * it: a hundred likes are one line. Users are not notified of their own actions.
 */
export async function tellResponse(tx: Db, { text = '', now, ...response }: Response) {
  const { kind, personId, senderId, about } = response;
  if (senderId === personId) return;
  await lockKeys(tx, [`notice:${kind}:${personId}:${about.target}:${about.targetId}`]);
  const facts = { ...response, text, now };
  if (!(await joinUnread(tx, facts))) await tellAnew(tx, facts);
}

type Folded = Required<Response>;

const reader = sql.placeholder('personId');
const said = {
  senderId: sql`${sql.placeholder('senderId')}::int`,
  about: sql`${sql.placeholder('about')}::jsonb`,
  text: sql`${sql.placeholder('text')}::text`,
  sentAt: sql`${sql.placeholder('sentAt')}::timestamptz`,
};

const factsOf = ({ kind, personId, senderId, about, text, now }: Folded) => ({
  kind,
  personId,
  senderId,
  text,
  about: JSON.stringify(about),
  sentAt: now.toISOString(),
});

/** Adds to an unread notice about the same thing; answers false if there is none. */
async function joinUnread(tx: Db, response: Folded): Promise<boolean> {
  const { target, targetId, isMention = false } = response.about;
  const plan = prepared(tx, 'response_joined', () =>
    tx
      .update(notice)
      .set({ ...said, others: sql`${notice.others} + 1` })
      .where(eq(notice.id, unreadOf(tx)))
      .returning({ id: notice.id })
      .prepare('response_joined'),
  );
  const it = JSON.stringify({ target, targetId });
  const rows = await plan.execute({ ...factsOf(response), it, isMention });
  return rows.length > 0;
}

const told = alias(notice, 'told');

function unreadOf(tx: Db) {
  const isAboutIt = sql`${told.about} @> ${sql.placeholder('it')}::jsonb
    and coalesce((${told.about} ->> 'isMention')::boolean, false)
      = ${sql.placeholder('isMention')}::boolean`;
  const read = and(eq(noticeRead.noticeId, told.id), eq(noticeRead.personId, reader));
  const unread = tx
    .select({ id: told.id })
    .from(noticeRecipient)
    .innerJoin(told, eq(told.id, noticeRecipient.noticeId))
    .leftJoin(noticeRead, read)
    .where(
      and(
        eq(noticeRecipient.personId, reader),
        eq(told.kind, sql.placeholder('kind')),
        isAboutIt,
        isNull(noticeRead.noticeId),
      ),
    )
    .orderBy(desc(told.id))
    .limit(1);
  return sql`(${unread})`;
}

async function tellAnew(tx: Db, response: Folded) {
  const plan = prepared(tx, 'response_told', () => {
    const made = sql`insert into notice (kind, sender_id, about, text, sent_at)
      values (${sql.placeholder('kind')}::smallint, ${said.senderId}, ${said.about}, ${said.text},
        ${said.sentAt}) returning id`;
    return tx
      .with(tx.$with('made', {}).as(made))
      .insert(noticeRecipient)
      .select(sql`select ${reader}::int, made.id from made`)
      .prepare('response_told');
  });
  await plan.execute(factsOf(response));
}

interface OfCourse {
  personIds: number[];
  course: { courseId: number; courseName: string };
  title: string;
  text: string;
  now: Date;
}

/** Tells some people something of a course. */
export async function notifyOfCourse(tx: Db, { personIds, course, title, text, now }: OfCourse) {
  if (personIds.length === 0) return;
  const plan = prepared(tx, 'course_told', () => {
    const made = sql`insert into notice (kind, course, title, text, sent_at)
      values (2, ${sql.placeholder('course')}::jsonb, ${sql.placeholder('title')}::text,
        ${said.text}, ${said.sentAt}) returning id`;
    return tx
      .with(tx.$with('made', {}).as(made))
      .insert(noticeRecipient)
      .select(
        sql`select those.id, made.id
          from made, unnest(${sql.placeholder('personIds')}::int[]) as those(id)`,
      )
      .prepare('course_told');
  });
  const facts = { personIds, course: JSON.stringify(course), title, text };
  await plan.execute({ ...facts, sentAt: now.toISOString() });
}

interface CourseNoticeText extends Omit<OfCourse, 'personIds' | 'course'> {
  course: NoticeCourse;
  /** Of a course, unless it is of a classroom. */
  kind?: 2 | 3;
}

/** The same to as many as a statement finds; answers the number by which it can be taken back. */
export async function tellOfCourseTo(
  tx: Db,
  found: SQL,
  { now, kind = noticeKindCodes.course, ...said }: CourseNoticeText,
): Promise<number> {
  const row = { kind, sentAt: now, ...said };
  const [made] = await tx.insert(notice).values(row).returning({ id: notice.id });
  if (!made) throw new Error('the notice was not written');
  await tx.execute(sql`insert into notice_recipient (person_id, notice_id)
    select person_id, ${made.id}::int from (${found}) as those`);
  return made.id;
}

/** Takes a notice back from those who are no longer among its recipients. */
export const keepOnlyFor = (tx: Db, id: number, found: SQL) =>
  tx.execute(sql`delete from notice_recipient
    where notice_id = ${id}::int and person_id not in (${found})`);

/** A changed notice stays read for those who have read it. */
export async function keepToldOf(tx: Db, id: number, said: { title: string; text: string }) {
  await tx.update(notice).set(said).where(eq(notice.id, id));
}
