import {
  noticeKindCodes,
  readStateCodes,
  type NoticeKind,
  type ReadState,
} from '@cheese/domain/codes/people/notices';
import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  lte,
  not,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { person } from '../person/person.tables';
import { notice, noticeRead, noticeRecipient } from './notice.tables';

/** Notices dated later than `now` are not yet sent. */
export interface Reader {
  personId: number;
  now: Date;
}

type Planned<T> = Record<keyof T, Placeholder>;

/** The official ones, and what was sent to the reader. Everything below starts from this. */
const visibleTo = (db: Db, { personId, now }: Reader | Planned<Reader>) => {
  const received = db
    .select({ id: noticeRecipient.noticeId })
    .from(noticeRecipient)
    .where(eq(noticeRecipient.personId, personId));
  const isForAll = and(eq(notice.kind, noticeKindCodes.official), not(notice.isPersonal));
  return and(or(isForAll, inArray(notice.id, received)), lte(notice.sentAt, now));
};

/** What was withdrawn is nothing to read any more. */
const readBy = (db: Db, personId: number | Placeholder) =>
  or(isNotNull(notice.withdrawnAt), isMarked(db, personId))!;

const isMarked = (db: Db, personId: number | Placeholder) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(noticeRead)
      .where(and(eq(noticeRead.noticeId, notice.id), eq(noticeRead.personId, personId))),
  );

const inState = (db: Db, personId: number, status: ReadState | undefined) => {
  if (status === undefined) return undefined;
  const isRead = readBy(db, personId);
  return status === readStateCodes.unread ? not(isRead) : isRead;
};

/** Every page that is opened asks for it. */
export function countUnread(db: Db, reader: Reader) {
  const plan = prepared(db, 'unread_notices', () => {
    const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };
    return db
      .select({ kind: notice.kind, total: count() })
      .from(notice)
      .where(and(visibleTo(db, asked), not(readBy(db, asked.personId))))
      .groupBy(notice.kind)
      .prepare('unread_notices');
  });
  return plan.execute({ ...reader });
}

interface Slice {
  kind: NoticeKind;
  status: ReadState | undefined;
  limit: number;
  offset: number;
}

/** One page of a kind, the newest first, and how many there are in all. */
export async function selectNotices(db: Db, reader: Reader, slice: Slice) {
  const { kind, status, limit, offset } = slice;
  const chosen = and(
    eq(notice.kind, kind),
    visibleTo(db, reader),
    inState(db, reader.personId, status),
  );
  const rows = await db
    .select(columnsFor(db, reader.personId))
    .from(notice)
    .leftJoin(person, eq(person.id, notice.senderId))
    .where(chosen)
    .orderBy(desc(notice.sentAt), desc(notice.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(notice, chosen) };
}

type WholeKind = typeof noticeKindCodes.official | typeof noticeKindCodes.school;

/** One that has a page of its own. */
export async function findWhole(db: Db, reader: Reader, kind: WholeKind, id: number) {
  const rows = await db
    .select({
      ...columnsFor(db, reader.personId),
      html: notice.html,
      attachments: notice.attachments,
    })
    .from(notice)
    .leftJoin(person, eq(person.id, notice.senderId))
    .where(and(eq(notice.id, id), eq(notice.kind, kind), visibleTo(db, reader)));
  return rows[0] ?? null;
}

const columnsFor = (db: Db, personId: number) => ({
  id: notice.id,
  title: notice.title,
  text: notice.text,
  course: notice.course,
  about: notice.about,
  others: notice.others,
  sentAt: notice.sentAt,
  issuer: notice.issuer,
  withdrawnAt: notice.withdrawnAt,
  sender: { nickname: person.nickname, avatar: person.avatar },
  isRead: sql<boolean>`${readBy(db, personId)}`,
});

export type NoticeRow = Awaited<ReturnType<typeof selectNotices>>['rows'][number];

type Which = { ids: number[] } | { kind: NoticeKind };

/** Marks only what the reader may see, whatever numbers they name. */
export async function insertReads(db: Db, reader: Reader, which: Which) {
  const chosen = 'ids' in which ? inArray(notice.id, which.ids) : eq(notice.kind, which.kind);
  const rows = db
    .select({
      personId: sql<number>`${reader.personId}::integer`.as('person_id'),
      noticeId: notice.id,
      readAt: sql<Date>`${reader.now.toISOString()}::timestamptz`.as('read_at'),
    })
    .from(notice)
    .where(and(chosen, visibleTo(db, reader)));
  await db.insert(noticeRead).select(rows).onConflictDoNothing();
}

export async function deleteReads(db: Db, { personId }: Reader, noticeIds: number[]) {
  await db
    .delete(noticeRead)
    .where(and(eq(noticeRead.personId, personId), inArray(noticeRead.noticeId, noticeIds)));
}

/** A notice for one person, in the official part of their message centre. */
export async function insertPersonal(
  db: Db,
  personIds: readonly number[],
  { title, text, html, sentAt }: { title: string; text: string; html: string; sentAt: Date },
) {
  const row = {
    kind: noticeKindCodes.official,
    isPersonal: true,
    title,
    text,
    html,
    sentAt,
  } as const;
  const [sent] = await db.insert(notice).values(row).returning({ id: notice.id });
  if (!sent || personIds.length === 0) return;
  const recipients = personIds.map((personId) => ({ personId, noticeId: sent.id }));
  await db.insert(noticeRecipient).values(recipients);
}

/** With the copies in the message centres of its recipients. */
export async function deleteNotice(db: Db, id: number) {
  await db.delete(notice).where(eq(notice.id, id));
}
