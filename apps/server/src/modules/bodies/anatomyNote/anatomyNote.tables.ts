import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { bodyStructure } from '../model/model.tables';

const moment = () => timestamp({ withTimezone: true });
const cascade = { onDelete: 'cascade' } as const;

/** What somebody wrote down for themselves at a part of a model. */
export const anatomyNote = pgTable(
  'anatomy_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    structureId: integer()
      .notNull()
      .references(() => bodyStructure.id, cascade),
    /** Where it was written: a model is studied in several; null in those of before. */
    anatomyId: integer(),
    /** What was seen then, as an address says it. */
    view: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [
    index('anatomy_note_of_person').on(table.personId, table.structureId, table.id),
    index('anatomy_note_of_structure').on(table.structureId),
  ],
);
