import { noteVisibilityCodes, type NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import { integer, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';

/** The columns that every table of tours has. */
export const tourColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Owning school; null for the platform. */
  organisationId: integer().references(() => organisation.id, cascade),
  personId: integer()
    .notNull()
    .references(() => person.id, cascade),
  title: text().$type<PassedText>().notNull(),
  /** Titles and texts of its stops by their names, as JSON. */
  words: text().$type<PassedText>().notNull(),
  stops: jsonb().$type<Pick<TourStop, 'id' | 'view' | 'sound'>[]>().notNull().default([]),
  version: integer().notNull().default(0),
  visibility: smallint().$type<NoteVisibility>().notNull().default(noteVisibilityCodes.private),
  /** Start of moderation of a public tour. */
  heldAt: moment(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});
