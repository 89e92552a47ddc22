import { commentStateCodes, type CommentState } from '@cheese/domain/codes/base/visibility';
import type { CommentSubject } from '@cheese/domain/codes/learning/commentSubjects';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../../db/columns';
import { person } from '../../../people/person/person.tables';
import type { PassedText } from '../../../people/publicWord/publicWord.passed';
import { course } from '../course.tables';

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => person.id, cascade);

/** A comment, or a reply to one: `commentId` is the comment that it stands under. */
export const comment = pgTable(
  'comment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subjectType: smallint().$type<CommentSubject>().notNull(),
    subjectId: integer().notNull(),
    commentId: integer().references((): AnyPgColumn => comment.id, cascade),
    /** The reply that it answers, where that is not the comment itself. */
    answersId: integer().references((): AnyPgColumn => comment.id, { onDelete: 'set null' }),
    personId: ofPerson(),
    text: text().$type<PassedText>().notNull(),
    state: smallint().$type<CommentState>().notNull().default(commentStateCodes.shown),
    createdAt: moment().notNull(),
    editedAt: moment(),
    pinnedAt: moment(),
    /** Start of moderation; hidden from others while set. */
    heldAt: moment(),
  },
  (table) => [
    index('comment_of_subject').on(table.subjectType, table.subjectId, table.commentId, table.id),
    index('comment_replies').on(table.commentId, table.id),
    index('comment_of_person').on(table.personId, table.id),
  ],
);

/** Kept after the like is removed, so that a repeated like does not notify again. */
export const commentLike = pgTable(
  'comment_like',
  {
    commentId: integer()
      .notNull()
      .references(() => comment.id, cascade),
    personId: ofPerson(),
    likedAt: moment().notNull(),
    takenBackAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.personId] }),
    index('comment_like_turned').on(table.personId, table.commentId),
  ],
);

export const commentMention = pgTable(
  'comment_mention',
  {
    commentId: integer()
      .notNull()
      .references(() => comment.id, cascade),
    personId: ofPerson(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.personId] })],
);

export const courseRating = pgTable(
  'course_rating',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, cascade),
    personId: ofPerson(),
    stars: smallint().notNull(),
    ratedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    check('course_rating_stars', sql`${table.stars} between 1 and 5`),
  ],
);

export type CommentRow = typeof comment.$inferSelect;
