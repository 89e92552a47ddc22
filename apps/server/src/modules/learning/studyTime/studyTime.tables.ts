import type { StudiedType } from '@cheese/domain/codes/learning/studiedTypes';
import { index, integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';

/** A stretch of study, of the site as such or of one product; each report moves its end. */
export const studyTime = pgTable(
  'study_time',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    productType: smallint().$type<StudiedType>(),
    productId: integer(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('study_time_of_person').on(table.personId, table.id)],
);
