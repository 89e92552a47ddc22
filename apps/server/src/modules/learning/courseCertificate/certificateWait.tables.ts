import type { CertificateWait } from '@cheese/domain/codes/learning/certificateWaits';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';

/** A certificate whose recorded time is implausible; it waits for the teacher's decision. */
export const certificateWait = pgTable(
  'certificate_wait',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    state: text().$type<CertificateWait>().notNull(),
    askedAt: moment().notNull(),
    /** Values at the time of the request; see `rules/leastTime`. */
    recordedS: integer().notNull(),
    leastS: integer().notNull(),
    /**
     * True if the recorded time was sufficient at the request; if false, a declined request may be
     * repeated once it is.
     */
    isPossible: boolean().notNull(),
    reason: text(),
    decidedAt: moment(),
    decidedBy: integer().references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    index('certificate_wait_of_person').on(table.personId),
  ],
);

export type CertificateWaitRow = typeof certificateWait.$inferSelect;
