import type { CommentState } from '@cheese/domain/codes/base/visibility';
import type { TopicKind } from '@cheese/domain/codes/classroom/topics';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment, orNobody } from '../../../db/columns';
import { comment } from '../../learning/course/learners/comment.tables';
import { teachingClass } from '../../people/organisation/teachingClass.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';

/** A discussion, or a question to those who teach. Its replies are comments on it. */
export const classTopic = pgTable(
  'class_topic',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teachingClassId: integer()
      .notNull()
      .references(() => teachingClass.id, cascade),
    kind: smallint().$type<TopicKind>().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** As the roll named them when they opened it. */
    author: text().notNull(),
    /** To classmates, never to those who teach. */
    isAnonymous: boolean().notNull(),
    title: text().$type<PassedText>().notNull(),
    html: text().$type<PassedText>().notNull(),
    state: smallint().$type<CommentState>().notNull(),
    bestId: integer().references(() => comment.id, orNobody),
    createdAt: moment().notNull(),
    editedAt: moment(),
    pinnedAt: moment(),
    /** Start of moderation; hidden from classmates while set. */
    heldAt: moment(),
  },
  (table) => [
    index('class_topic_of_class').on(table.teachingClassId, table.kind, table.id),
    index('class_topic_of_person').on(table.personId, table.id),
    index('class_topic_of_best').on(table.bestId),
  ],
);

export type ClassTopicRow = typeof classTopic.$inferSelect;
