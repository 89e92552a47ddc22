import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { emergencyResource } from '../resource/resource.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** One visit to a resource. It ends later with each report; only what was not slept through counts. */
export const emergencyStudy = pgTable(
  'emergency_study',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The organisation at the time of study; null for a user without one. */
    organisationId: integer().references(() => organisation.id),
    resourceId: integer()
      .notNull()
      .references(() => emergencyResource.id, { onDelete: 'cascade' }),
    studiedMs: integer().notNull().default(0),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
  },
  (table) => [
    index('emergency_study_of_person').on(table.personId, table.endedAt),
    index('emergency_study_of_org').on(table.organisationId, table.startedAt),
  ],
);
