import type { FindingState } from '@cheese/domain/codes/slides/slideFinding';
import type {
  FieldAnswer,
  FindingMarks,
  MadeField,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { audience } from '../../school/audience/audience.tables';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

const nobody = { onDelete: 'set null' } as const;

/** On what findings are written. One that is taken away stays for those who wrote on it. */
export const slideFindingForm = pgTable(
  'slide_finding_form',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    title: text().notNull(),
    text: text().notNull(),
    dueAt: moment(),
    fields: jsonb().$type<MadeField[]>().notNull(),
    isShown: boolean().notNull().default(true),
    /** Null for everyone who sees the slide. */
    audienceId: integer().references(() => audience.id),
    /** One more with each other set of fields. */
    edition: integer().notNull().default(1),
    createdBy: integer().references(() => person.id, nobody),
    updatedAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    index('slide_finding_form_of_slide').on(table.slideId, table.id),
    index('slide_finding_form_of_audience').on(table.audienceId),
  ],
);

/** A submission, with a copy of the form at that time. */
export const slideFinding = pgTable(
  'slide_finding',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formId: integer()
      .notNull()
      .references(() => slideFindingForm.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** Named by whose it is: handed in twice it is one. */
    token: text().notNull(),
    edition: integer().notNull(),
    title: text().notNull(),
    fields: jsonb().$type<MadeField[]>().notNull(),
    answers: jsonb().$type<FieldAnswer[]>().notNull(),
    state: smallint().$type<FindingState>().notNull(),
    marks: jsonb().$type<FindingMarks>(),
    total: integer(),
    most: integer().notNull(),
    /** One more with each handing in and each marking. */
    version: integer().notNull().default(1),
    handedAt: moment().notNull(),
    markedAt: moment(),
    markedBy: integer().references(() => person.id, nobody),
  },
  (table) => [
    unique('slide_finding_once').on(table.formId, table.personId),
    index('slide_finding_of_person').on(table.personId),
  ],
);

export type FindingFormRow = typeof slideFindingForm.$inferSelect;
export type FindingRow = typeof slideFinding.$inferSelect;
