import type { Role } from '@cheese/domain/codes/people/roles';
import type {
  SchoolNoticeAudience,
  SchoolNoticeFailure,
  SchoolNoticeState,
} from '@cheese/domain/codes/school/schoolNotices';
import { index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { cascade, moment, orNobody } from '../../../db/columns';
import { notice, type NoticeAttachment } from '../../people/notice/notice.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { audience } from '../audience/audience.tables';

/** A notice as its author writes it; what its recipients read is a copy in `notice`. */
export const schoolNotice = pgTable(
  'school_notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    authorId: integer()
      .notNull()
      .references(() => person.id, cascade),
    state: text().$type<SchoolNoticeState>().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<NoticeAttachment[]>().notNull(),
    audienceKind: text().$type<SchoolNoticeAudience>().notNull(),
    /** The groups that were chosen; null for the whole school, and while none is chosen. */
    audienceId: integer().references(() => audience.id, orNobody),
    roles: smallint().array().$type<Role[]>().notNull(),
    sendAt: moment(),
    sentAt: moment(),
    withdrawnAt: moment(),
    failure: text().$type<SchoolNoticeFailure>(),
    recipients: integer().notNull().default(0),
    noticeId: integer().references(() => notice.id, orNobody),
    /** Names the press of a button that saved it last: the same one again changes nothing. */
    requestKey: text().notNull(),
    updatedAt: moment().notNull(),
    /** Raised with each change, so that an outdated form is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('school_notice_request').on(table.authorId, table.requestKey),
    index('school_notice_of_school').on(table.organisationId, table.id),
    index('school_notice_of_audience').on(table.audienceId),
    index('school_notice_of_notice').on(table.noticeId),
  ],
);

export type SchoolNoticeRow = typeof schoolNotice.$inferSelect;
