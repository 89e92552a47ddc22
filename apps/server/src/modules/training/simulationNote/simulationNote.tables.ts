import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { simulationVideo } from '../simulation/simulation.tables';

const moment = () => timestamp({ withTimezone: true });
const cascade = { onDelete: 'cascade' } as const;

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
