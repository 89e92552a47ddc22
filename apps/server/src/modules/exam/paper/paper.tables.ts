import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import type { PaperPlan } from './paper.plan';

/** A paper of a school: what exams are made from. An exam keeps its own copy of the plan. */
export const paper = pgTable(
  'paper',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    plan: jsonb().$type<PaperPlan>().notNull(),
    /** Optimistic lock: incremented with each change. */
    edition: integer().notNull().default(1),
    ownerId: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    archivedAt: moment(),
  },
  (table) => [index('paper_of_organisation').on(table.organisationId, table.updatedAt)],
);

export type PaperRow = typeof paper.$inferSelect;
