import {
  slideReportStateCodes,
  type SlideFault,
  type SlideReportState,
} from '@cheese/domain/codes/slides/morphology';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

/** A fault reported by a user, with the answer. */
export const slideReport = pgTable(
  'slide_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** Title at the time of the report, since the reporter may lose access to the slide. */
    slideTitle: text().notNull(),
    fault: smallint().$type<SlideFault>().notNull(),
    text: text().notNull(),
    view: text().notNull().default(''),
    state: smallint().$type<SlideReportState>().notNull().default(slideReportStateCodes.open),
    reply: text().notNull().default(''),
    reportedAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: integer().references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('slide_report_of_person').on(table.personId, table.reportedAt),
    index('slide_report_of_slide').on(table.slideId),
    index('slide_report_by_state').on(table.state, table.id),
  ],
);

export type SlideReportRow = typeof slideReport.$inferSelect;
