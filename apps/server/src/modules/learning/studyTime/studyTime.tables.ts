import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import type { StudiedType } from '@cheese/domain/codes/learning/studiedTypes';
import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';

/** A stretch of study: of the site as such, of a product, or of a single resource on its own page. */
export const studyTime = pgTable(
  'study_time',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    productType: smallint().$type<StudiedType>(),
    productId: integer(),
    resourceType: smallint().$type<SingleType>(),
    resourceId: integer(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
  },
  (table) => [
    index('study_time_of_person').on(table.personId, table.id),
    // Whoever counts by days reads what began in them.
    index('study_time_by_start').on(table.startedAt),
  ],
);
