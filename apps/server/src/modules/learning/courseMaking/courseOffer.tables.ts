import type { ChargeKind } from '@cheese/domain/codes/shop/products';
import { isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';

/**
 * A school wishes to see a course of its own on sale. What is offered is a copy of it, as it was then:
 * the platform looks at what it will sell, and the school goes on with its own.
 */
export const courseOffer = pgTable(
  'course_offer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** Null after the offer was declined or recalled. */
    copyId: integer().references(() => course.id, { onDelete: 'set null' }),
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    charge: smallint().$type<ChargeKind>().notNull(),
    price: integer().notNull(),
    note: text().notNull(),
    askedAt: moment().notNull(),
    /** Null while it waits. */
    decidedAt: moment(),
    /** Null where it was recalled. */
    isApproved: boolean(),
    reason: text(),
  },
  (table) => [
    // Allows one open offer at a time.
    uniqueIndex('course_offer_waiting').on(table.courseId).where(isNull(table.decidedAt)),
    index('course_offer_of_course').on(table.courseId, table.id),
    index('course_offer_copy').on(table.copyId),
  ],
);

export type CourseOfferRow = typeof courseOffer.$inferSelect;
