import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { simulationVideo } from '../simulation/simulation.tables';

export const simulationNote = pgTable(
  'simulation_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    videoId: integer()
      .notNull()
      .references(() => simulationVideo.id, cascade),
    positionS: integer().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [
    index('simulation_note_of_person').on(table.personId, table.videoId, table.id),
    index('simulation_note_of_video').on(table.videoId),
  ],
);
