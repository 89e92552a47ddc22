import { integer, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment, orNobody } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** Columns of every draft that is edited as a graph. */
export const makingColumns = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Owning school; null for the platform. */
  organisationId: integer().references(() => organisation.id, cascade),
  title: text().notNull(),
  /** Counts the saves. */
  edition: integer().notNull().default(1),
  /** Last published version; 0 before the first publication. */
  version: smallint().notNull().default(0),
  publishedEdition: integer(),
  createdBy: integer().references(() => person.id, orNobody),
  updatedAt: moment().notNull(),
};

/** Columns of every published version of such a draft. */
export const versionColumns = {
  version: smallint().notNull(),
  title: text().notNull(),
  publishedBy: integer().references(() => person.id, orNobody),
  publishedAt: moment().notNull(),
};
