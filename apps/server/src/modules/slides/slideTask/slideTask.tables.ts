import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { SlideTaskReveal } from '@cheese/domain/codes/slides/slideTask';
import type {
  TaskAnswer,
  TaskKey,
  TaskMarks,
} from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

/** A task on a slide; a removed task stays for those who did it. */
export const slideTask = pgTable(
  'slide_task',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    /** Its order among those of its slide. */
    place: smallint().notNull().default(0),
    title: text().notNull(),
    text: text().notNull(),
    explanation: text().notNull(),
    key: jsonb().$type<TaskKey>().notNull(),
    /** 0 where there is no end of them. */
    tries: smallint().notNull().default(0),
    reveals: smallint().$type<SlideTaskReveal>().notNull(),
    isShown: boolean().notNull().default(true),
    /** One more with each other key: what was done by another one does not count for this. */
    edition: integer().notNull().default(1),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [index('slide_task_of_slide').on(table.slideId, table.place, table.id)],
);

const task = () =>
  integer()
    .notNull()
    .references(() => slideTask.id, cascade);
const whose = () =>
  integer()
    .notNull()
    .references(() => person.id, cascade);

export const slideTaskTry = pgTable(
  'slide_task_try',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taskId: task(),
    personId: whose(),
    edition: integer().notNull(),
    nth: smallint().notNull(),
    /** Named by whose it is: handed in twice it is one. */
    token: text().notNull(),
    answer: jsonb().$type<TaskAnswer>().notNull(),
    marks: jsonb().$type<TaskMarks>().notNull(),
    /** False if the correct answer had been shown before. */
    isCounted: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [unique('slide_task_try_token').on(table.taskId, table.personId, table.token)],
);

/** A learner's result in a task, derived from the tries. */
export const slideTaskStanding = pgTable(
  'slide_task_standing',
  {
    taskId: task(),
    personId: whose(),
    edition: integer().notNull(),
    tries: smallint().notNull().default(0),
    first: smallint().notNull().default(0),
    best: smallint().notNull().default(0),
    isRightFirst: boolean().notNull().default(false),
    isRight: boolean().notNull().default(false),
    hasKey: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.personId] }),
    index('slide_task_standing_of_person').on(table.personId),
  ],
);

export type TaskRow = typeof slideTask.$inferSelect;
export type TryRow = typeof slideTaskTry.$inferSelect;
export type TaskStandingRow = typeof slideTaskStanding.$inferSelect;
