import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { bodyStructure } from '../model/model.tables';

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
    /** The anatomy where it was written, since a model may belong to several; null in old notes. */
    anatomyId: integer(),
    /** The view at the time, as in the page's address. */
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
