import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { department } from '../../people/organisation/department.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { commodity } from '../goods/commodity.tables';

const restrict = { onDelete: 'restrict' } as const;

/** A product that a school is offered for some of its learners; its state follows from its moments. */
export const licence = pgTable(
  'licence',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, restrict),
    commodityId: integer()
      .notNull()
      .references(() => commodity.id, restrict),
    seats: integer().notNull(),
    /** Without both, it covers every learner of the school. */
    isByDepartment: boolean().notNull(),
    isByYear: boolean().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    note: text().notNull().default(''),
    /** How many of its seats are in use; counted by a trigger. */
    inUse: integer().notNull().default(0),
    followsId: integer().references((): AnyPgColumn => licence.id, restrict),
    offeredAt: moment().notNull(),
    offeredById: integer()
      .notNull()
      .references(() => person.id, restrict),
    orderedAt: moment(),
    orderedById: integer().references(() => person.id, restrict),
    title: text(),
    taxNo: text(),
    email: text(),
    declinedAt: moment(),
    declineReason: text().notNull().default(''),
    withdrawnAt: moment(),
    confirmedAt: moment(),
    confirmedById: integer().references(() => person.id, restrict),
    invoiceNumber: text(),
    /** When its seats were first given. */
    seatedAt: moment(),
    /** The last reminder of the end, in days before it. */
    remindedDays: smallint(),
  },
  (table) => [
    index('licence_of_school').on(table.organisationId, table.id),
    index('licence_paid')
      .on(table.endsAt)
      .where(sql`${table.confirmedAt} is not null`),
    uniqueIndex('licence_follows')
      .on(table.followsId)
      .where(sql`${table.withdrawnAt} is null and ${table.declinedAt} is null`),
    check('licence_span', sql`${table.endsAt} > ${table.startsAt}`),
    check('licence_counts', sql`${table.seats} > 0 and ${table.price} > 0`),
    check(
      'licence_paid_once_ordered',
      sql`${table.confirmedAt} is null or ${table.orderedAt} is not null`,
    ),
    check(
      'licence_ordered',
      sql`${table.orderedAt} is null or (${table.title} is not null and ${table.taxNo} is not null and ${table.orderedById} is not null)`,
    ),
  ],
);

/** Learners are covered who are of one of its departments, or below, and of one of its years. */
export const licenceGroup = pgTable(
  'licence_group',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenceId: integer()
      .notNull()
      .references(() => licence.id, cascade),
    departmentId: integer().references(() => department.id, cascade),
    year: smallint(),
  },
  (table) => [
    index('licence_group_of_licence').on(table.licenceId),
    index('licence_group_of_department').on(table.departmentId),
    check('licence_group_one', sql`num_nonnulls(${table.departmentId}, ${table.year}) = 1`),
  ],
);

/** Who has or had a seat; the entitlement that opens the product goes with it. */
export const licenceSeat = pgTable(
  'licence_seat',
  {
    licenceId: integer()
      .notNull()
      .references(() => licence.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    givenAt: moment().notNull(),
    /** Null while it is in use. */
    lostAt: moment(),
    /** The school took it, so that nothing but the school gives it back. */
    isFreed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.licenceId, table.personId] }),
    index('licence_seat_in_use')
      .on(table.licenceId)
      .where(sql`${table.lostAt} is null`),
    index('licence_seat_of_person').on(table.personId),
  ],
);

/** Schools whose people changed since seats were last looked at; written by triggers. */
export const licenceChange = pgTable('licence_change', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  organisationId: integer().notNull(),
});

export type LicenceRow = typeof licence.$inferSelect;
export type LicenceInsert = typeof licence.$inferInsert;
