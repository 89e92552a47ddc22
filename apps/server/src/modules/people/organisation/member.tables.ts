import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import type { ConsentBasis, GuardianRelation } from '@cheese/domain/codes/school/guardianConsent';
import { type Gender, genderCodes } from '@cheese/domain/codes/people/people';
import type { Role } from '@cheese/domain/codes/people/roles';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../person/person.tables';
import { department } from './department.tables';
import { organisation } from './organisation.tables';
import { schoolClass } from './schoolClass.tables';

/**
 * A line of an organisation's roll. The person is null until the line is claimed; the account is
 * their sign-in name there, with a password of its own.
 */
export const membership = pgTable(
  'membership',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    role: smallint().$type<Role>().notNull(),
    account: text(),
    number: text(),
    name: text().notNull(),
    /** The syllables of the name, apart, for search. */
    pinyin: text().notNull().default(''),
    /** As the school knows it; the person's own is proven by a code. */
    phone: text(),
    gender: smallint().$type<Gender>().notNull().default(genderCodes.undisclosed),
    departmentId: integer().references(() => department.id, { onDelete: 'restrict' }),
    classId: integer().references(() => schoolClass.id, { onDelete: 'set null' }),
    /** The year of entry. */
    year: smallint(),
    state: smallint().$type<MemberState>().notNull().default(memberStateCodes.active),
    joinedAt: moment().notNull().defaultNow(),
    leftAt: moment(),
    /** The school made the person's account, and so may give it a new password. */
    isAccountMade: boolean().notNull().default(false),
    /** As 2013-05, of who is under 14 alone; what follows is of their guardian. */
    birthMonth: text(),
    guardianName: text(),
    guardianPhone: text(),
    guardianRelation: smallint().$type<GuardianRelation>(),
    consentedOn: date(),
    consentBasis: smallint().$type<ConsentBasis>(),
    /** Who wrote the consent down, and when. */
    consentById: integer().references(() => person.id, { onDelete: 'set null' }),
    consentAt: moment(),
    consentWithdrawnAt: moment(),
    /** Raised with each change, so that an outdated form is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('membership_account').on(table.organisationId, table.account),
    unique('membership_person').on(table.organisationId, table.personId),
    index('membership_roll').on(table.organisationId, table.number, table.id),
    index('membership_of_department').on(table.departmentId, table.number, table.id),
    index('membership_of_class').on(table.classId, table.number, table.id),
    index('membership_by_phone').on(table.organisationId, table.phone),
    index('membership_by_account').on(table.account),
    index('membership_by_person').on(table.personId),
    index('membership_of_minors')
      .on(table.birthMonth)
      .where(sql`${table.birthMonth} is not null`),
    index('membership_by_consent')
      .on(table.consentById)
      .where(sql`${table.consentById} is not null`),
    // Learners and the active are most of a school: their lists are read along the roll.
    index('membership_of_role')
      .on(table.organisationId, table.role, table.number, table.id)
      .where(sql`${table.role} <> 3`),
    index('membership_of_state')
      .on(table.organisationId, table.state, table.number, table.id)
      .where(sql`${table.state} <> 1`),
  ],
);

/**
 * What somebody may begin to type to find a member: each end of the name, of its pinyin and of its
 * initials, the number and its last digits. Written by triggers of `membership` (migration 0098).
 */
export const memberKey = pgTable(
  'member_key',
  {
    membershipId: integer()
      .notNull()
      .references(() => membership.id, { onDelete: 'cascade' }),
    organisationId: integer().notNull(),
    key: text().notNull(),
  },
  (table) => [
    index('member_key_typed').on(table.organisationId, table.key.op('text_pattern_ops')),
    index('member_key_of_member').on(table.membershipId),
  ],
);

export type MemberRow = typeof membership.$inferSelect;
