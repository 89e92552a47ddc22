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
  timestamp,
} from 'drizzle-orm/pg-core';
import { literal } from '../../../db/literal';
import { person } from '../person/person.tables';

/** What of the recipient's own was liked or replied to. */
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
  /** Of the classroom; a course itself names none. */
  teacherName?: string;
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
    /** What a list shows of it. */
    text: text().notNull().default(''),
    html: text(),
    course: jsonb().$type<NoticeCourse>(),
    about: jsonb().$type<NoticeAbout>(),
    /** How many did the same before the sender, while it was not read. */
    others: integer().notNull().default(0),
    senderId: integer().references(() => person.id, { onDelete: 'cascade' }),
    sentAt: timestamp({ withTimezone: true }).notNull(),
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
  (table) => [primaryKey({ columns: [table.personId, table.noticeId] })],
);

/** Who has read what; no line means unread. */
export const noticeRead = pgTable(
  'notice_read',
  {
    personId: toPerson(),
    noticeId: ofNotice(),
    readAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.noticeId] })],
);
