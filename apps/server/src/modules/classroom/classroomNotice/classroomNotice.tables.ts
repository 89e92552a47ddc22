import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cascade, moment, orNobody } from '../../../db/columns';
import { notice } from '../../people/notice/notice.tables';
import { teachingClass } from '../../people/organisation/teachingClass.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';

export const classNotice = pgTable(
  'class_notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teachingClassId: integer()
      .notNull()
      .references(() => teachingClass.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** As the roll named them when they wrote it. */
    author: text().notNull(),
    title: text().$type<PassedText>().notNull(),
    html: text().$type<PassedText>().notNull(),
    publishedAt: moment().notNull(),
    editedAt: moment(),
    pinnedAt: moment(),
    /** Start of moderation; hidden from learners while set. */
    heldAt: moment(),
    /** The copy in the learners' message centre. */
    noticeId: integer().references(() => notice.id, orNobody),
  },
  (table) => [
    index('class_notice_of_class').on(table.teachingClassId, table.id),
    index('class_notice_of_person').on(table.personId),
    index('class_notice_of_notice').on(table.noticeId),
  ],
);

/** A notice without a row is unread. */
export const classNoticeRead = pgTable(
  'class_notice_read',
  {
    noticeId: integer()
      .notNull()
      .references(() => classNotice.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.personId] }),
    index('class_notice_read_of_person').on(table.personId),
  ],
);

export type ClassNoticeRow = typeof classNotice.$inferSelect;
