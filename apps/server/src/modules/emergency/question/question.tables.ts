import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { QuestionDifficulty } from '@cheese/domain/codes/exam/questionTypes';
import type { QuizQuestionType } from '@cheese/domain/codes/emergency/welfare';
import type { PaperQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';

/** A question of an organisation's bank. What is deleted stays behind the quizzes that asked it. */
export const emergencyQuestion = pgTable(
  'emergency_question',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    type: smallint().$type<QuizQuestionType>().notNull(),
    stem: text().notNull(),
    options: jsonb().$type<PaperQuestion['options']>().notNull(),
    answer: text().notNull(),
    analysis: text().notNull(),
    category: smallint().$type<FirstAidCategory>().notNull(),
    topic: smallint().$type<FirstAidTopic>().notNull(),
    difficulty: smallint().$type<QuestionDifficulty>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [index('emergency_question_of_org').on(table.organisationId, table.id)],
);

export type QuestionRow = typeof emergencyQuestion.$inferSelect;
