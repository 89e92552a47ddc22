import type { PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';

/** A choice of practice questions, saved under a name or for one practice only. */
export const practiceSet = pgTable(
  'practice_set',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    name: text(),
    choices: jsonb().$type<PracticeChoices>().notNull(),
    madeAt: moment().notNull(),
    /** It may be brought back. */
    removedAt: moment(),
  },
  (table) => [
    index('practice_set_of_person').on(table.personId, table.id),
    // Prevents duplicates of a name by repeated clicks.
    uniqueIndex('practice_set_name')
      .on(table.personId, table.name)
      .where(sql`${table.removedAt} is null`),
  ],
);

export type PracticeSetRow = typeof practiceSet.$inferSelect;
