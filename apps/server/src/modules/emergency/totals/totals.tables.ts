import { bigint, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

const ofOrganisation = () =>
  integer()
    .notNull()
    .references(() => organisation.id, { onDelete: 'cascade' });
const ofPerson = () =>
  integer()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

const ofAllTime = () => bigint({ mode: 'number' }).notNull().default(0);

const sums = {
  quizzes: integer().notNull().default(0),
  scoreSum: integer().notNull().default(0),
};

/*
 * The learning situation is read from these sums instead of from every visit and quiz. They are
 * written in the transaction of the visit or quiz itself (`totals.store.ts`), and can be made anew
 * from them. A visit counts for the day in China on which it began.
 */

export const emergencyLearnerDay = pgTable(
  'emergency_learner_day',
  {
    organisationId: ofOrganisation(),
    day: date({ mode: 'string' }).notNull(),
    personId: ofPerson(),
    /** Fits: a day is short. Larger numbers would be summed up several times slower. */
    studiedMs: integer().notNull().default(0),
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.day, table.personId] }),
    index('emergency_learner_day_of_person').on(table.personId),
  ],
);

/** The same over a whole month: a long period is read from a tenth of the rows. */
export const emergencyLearnerMonth = pgTable(
  'emergency_learner_month',
  {
    organisationId: ofOrganisation(),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    personId: ofPerson(),
    studiedMs: ofAllTime(),
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.month, table.personId] }),
    index('emergency_learner_month_of_person').on(table.personId),
  ],
);

/** The same over all days. */
export const emergencyLearner = pgTable(
  'emergency_learner',
  {
    organisationId: ofOrganisation(),
    personId: ofPerson(),
    studiedMs: ofAllTime(),
    ...sums,
    lastStudiedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.personId] }),
    index('emergency_learner_of_person').on(table.personId),
  ],
);

/** An organisation's daily totals by topic. */
export const emergencyCentreDay = pgTable(
  'emergency_centre_day',
  {
    organisationId: ofOrganisation(),
    day: date({ mode: 'string' }).notNull(),
    /** 0 for what has none: the quizzes, and how many people studied on that day. */
    topic: smallint().notNull(),
    studiedMs: ofAllTime(),
    ...sums,
    learners: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.day, table.topic] })],
);
