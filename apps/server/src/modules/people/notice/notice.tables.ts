import { noticeKindCodes, type NoticeKind } from '@cheese/domain/codes/people/notices';
import type { NoticeTarget } from '@cheese/domain/codes/people/noticeTargets';
import type { DiscussedType } from '@cheese/domain/codes/learning/studiedTypes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { literal } from '../../../db/literal';
import { person } from '../person/person.tables';

/** The recipient's own comment or post that was liked or answered. */
export interface NoticeAbout {
  target: NoticeTarget;
  targetId: number;
  excerpt: string;
  productId: number;
  productType: DiscussedType;
  /** They were named there, rather than answered. */
  isMention?: boolean;
}

export interface NoticeCourse {
  courseId: number;
  courseName: string;
  /** Classroom courses only. */
  teacherName?: string;
}

/** A file that comes with a notice. */
export interface NoticeAttachment {
  /** Its name in the storage. */
  key: string;
  fileName: string;
  bytes: number;
}

/**
 * Everything the message centre holds: one numbering for all kinds, so that a number alone says
 * what is marked as read. The official ones are for everybody, the others for their recipients.
 */
export const notice = pgTable(
  'notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: smallint().$type<NoticeKind>().notNull(),
    /** Official, but for its recipients alone: what became of their money. */
    isPersonal: boolean().notNull().default(false),
    title: text().notNull().default(''),
    /** Preview in lists. */
    text: text().notNull().default(''),
    html: text(),
    course: jsonb().$type<NoticeCourse>(),
    about: jsonb().$type<NoticeAbout>(),
    /** Number of people before the sender who did the same while the notice was unread. */
    others: integer().notNull().default(0),
    senderId: integer().references(() => person.id, { onDelete: 'cascade' }),
    sentAt: moment().notNull(),
    /** Of a school's notice: the school and whoever wrote it. */
    issuer: text(),
    attachments: jsonb().$type<NoticeAttachment[]>(),
    /** From then on its recipients read only that it was withdrawn. */
    withdrawnAt: moment(),
  },
  (table) => [
    index('notice_order').on(table.kind, table.sentAt, table.id),
    check(
      'notice_course',
      sql`${table.kind} not in (${literal(noticeKindCodes.course)}, ${literal(noticeKindCodes.classroom)}) or ${table.course} is not null`,
    ),
    check(
      'notice_about',
      sql`${table.kind} not in (${literal(noticeKindCodes.reply)}, ${literal(noticeKindCodes.like)}) or (${table.about} is not null and ${table.senderId} is not null)`,
    ),
  ],
);

const toPerson = () =>
  integer()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });
const ofNotice = () =>
  integer()
    .notNull()
    .references(() => notice.id, { onDelete: 'cascade' });

export const noticeRecipient = pgTable(
  'notice_recipient',
  { personId: toPerson(), noticeId: ofNotice() },
  (table) => [
    primaryKey({ columns: [table.personId, table.noticeId] }),
    index('notice_recipient_turned').on(table.noticeId, table.personId),
  ],
);

/** A notice without a row is unread. */
export const noticeRead = pgTable(
  'notice_read',
  {
    personId: toPerson(),
    noticeId: ofNotice(),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.noticeId] }),
    index('notice_read_turned').on(table.noticeId, table.personId),
  ],
);
