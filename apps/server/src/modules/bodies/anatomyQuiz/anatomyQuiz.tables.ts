import type { QuizKind } from '@cheese/domain/codes/bodies/quizKinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { anatomy } from '../anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';

/** A user's quiz on a model; at most one of each kind is open. */
export const anatomyQuiz = pgTable(
  'anatomy_quiz',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    anatomyId: integer()
      .notNull()
      .references(() => anatomy.id, cascade),
    modelId: integer()
      .notNull()
      .references(() => bodyModel.id, cascade),
    kind: text().$type<QuizKind>().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index('anatomy_quiz_of_person').on(table.personId, table.modelId, table.id.desc()),
    uniqueIndex('anatomy_quiz_under_way')
      .on(table.personId, table.anatomyId, table.modelId, table.kind)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** Parts that are to be put in order, as they were called when they were drawn. */
export interface Ordering {
  /** By what they go, and what is to be known of it. */
  title: string;
  text: string;
  /** As is right. */
  parts: { id: number; name: string }[];
  /** Their numbers, as they are handed out. */
  handed: number[];
}

/** A question, and once it was answered how: the first answer stays. */
export const anatomyQuizAnswer = pgTable(
  'anatomy_quiz_answer',
  {
    quizId: integer()
      .notNull()
      .references(() => anatomyQuiz.id, cascade),
    number: smallint().notNull(),
    /** The first of an order. */
    structureId: integer()
      .notNull()
      .references(() => bodyStructure.id, cascade),
    /** Options with their names at the time of drawing. */
    choices: jsonb().$type<string[]>().notNull().default([]),
    /** Null where no order is asked for. */
    ordering: jsonb().$type<Ordering>(),
    given: text(),
    isRight: boolean(),
    answeredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.number] }),
    index('anatomy_quiz_answer_of_structure').on(table.structureId),
  ],
);

export type AnatomyQuizRow = typeof anatomyQuiz.$inferSelect;
