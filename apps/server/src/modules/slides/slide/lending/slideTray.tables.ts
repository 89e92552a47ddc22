import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../../db/columns';
import { exam } from '../../../exam/exam/exam.tables';
import { audience } from '../../../school/audience/audience.tables';
import { organisation } from '../../../people/organisation/organisation.tables';
import { person } from '../../../people/person/person.tables';
import { slide } from '../slide.tables';

/** A set of slides of a school, laid out for some of its people from then until then. */
export const slideTray = pgTable(
  'slide_tray',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    /** Null where it is for exams alone. */
    audienceId: integer().references(() => audience.id),
    title: text().notNull(),
    text: text().notNull(),
    startsAt: moment(),
    endsAt: moment(),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('slide_tray_of_organisation').on(table.organisationId, table.id),
    index('slide_tray_of_audience').on(table.audienceId),
  ],
);

export const slideTraySlide = pgTable(
  'slide_tray_slide',
  {
    trayId: integer()
      .notNull()
      .references(() => slideTray.id, cascade),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    place: smallint().notNull(),
    note: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trayId, table.slideId] }),
    index('slide_tray_slide_turned').on(table.slideId),
  ],
);

/** Exams that show the tray beside their papers, to learners while they are in the exam. */
export const slideTrayExam = pgTable(
  'slide_tray_exam',
  {
    trayId: integer()
      .notNull()
      .references(() => slideTray.id, cascade),
    examId: integer()
      .notNull()
      .references(() => exam.id, cascade),
  },
  (table) => [
    primaryKey({ columns: [table.trayId, table.examId] }),
    index('slide_tray_exam_turned').on(table.examId),
  ],
);

export type TrayRow = typeof slideTray.$inferSelect;
