import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { media } from '../../learning/mediaFile/media.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

const words = () => text().array().notNull().default([]);

/** Above the products of commodities: what schools and the platform make has numbers from here on. */
export const FIRST_MADE = 100_001;
const startWith = { startWith: FIRST_MADE };

/**
 * The id is the product of the commodity of type 8 that holds title and price; a teacher's
 * simulation has its title in `made_simulation` and is not sold.
 */
export const simulation = pgTable('simulation', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(startWith),
  aims: words(),
  equipment: words(),
  steps: words(),
});

export const madeSimulation = pgTable(
  'made_simulation',
  {
    id: integer()
      .primaryKey()
      .references(() => simulation.id, cascade),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    title: text().notNull(),
    summary: text().notNull().default(''),
    html: text().notNull().default(''),
    cover: text().notNull().default(''),
    isShown: boolean().notNull().default(false),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull(),
  },
  (table) => [index('made_simulation_of').on(table.organisationId, table.id)],
);

/** One of its videos. Its number is the product of a commodity of type 256, a part of the simulation's. */
export const simulationVideo = pgTable(
  'simulation_video',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(startWith),
    simulationId: integer()
      .notNull()
      .references(() => simulation.id, cascade),
    number: smallint().notNull(),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    /** Set only for videos that are not sold; a commodity holds the texts of the others. */
    title: text().notNull().default(''),
    html: text().notNull().default(''),
  },
  (table) => [unique('simulation_video_number').on(table.simulationId, table.number)],
);

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

export type MadeSimulationRow = typeof madeSimulation.$inferSelect;
