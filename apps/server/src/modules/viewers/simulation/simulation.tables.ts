import { integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { media } from '../../learning/media/media.tables';
import { person } from '../../people/person/person.tables';

const cascade = { onDelete: 'cascade' } as const;
const words = () => text().array().notNull().default([]);

/** What is trained. Its number is the product of the commodity of type 8 that names and sells it. */
export const simulation = pgTable('simulation', {
  id: integer().primaryKey(),
  aims: words(),
  equipment: words(),
  steps: words(),
});

/** One of its videos. Its number is the product of a commodity of type 256, a part of the simulation's. */
export const simulationVideo = pgTable(
  'simulation_video',
  {
    id: integer().primaryKey(),
    simulationId: integer()
      .notNull()
      .references(() => simulation.id, cascade),
    number: smallint().notNull(),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
  },
  (table) => [unique('simulation_video_number').on(table.simulationId, table.number)],
);

/** Where somebody has come to in one. */
export const simulationVideoPlace = pgTable(
  'simulation_video_place',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    videoId: integer()
      .notNull()
      .references(() => simulationVideo.id, cascade),
    positionS: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.videoId] })],
);
