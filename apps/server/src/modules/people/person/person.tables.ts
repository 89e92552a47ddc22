import type { ServiceName } from '@cheese/domain/calls/services';
import { genderCodes, type Gender } from '@cheese/domain/codes/people/people';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/**
 * A user of one site. The emergency centre has its own users, so that its managers gain nothing on
 * the main site.
 */
export const person = pgTable(
  'person',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    service: text().$type<ServiceName>().notNull(),
    phone: text(),
    passwordHash: text(),
    /** The password was given by somebody else: nothing else is open until it is changed. */
    mustChangePassword: boolean().notNull().default(false),
    nickname: text().notNull(),
    name: text(),
    avatar: text(),
    gender: smallint().$type<Gender>().notNull().default(genderCodes.undisclosed),
    introduction: text().notNull().default(''),
    isPlatformAdmin: boolean().notNull().default(false),
    isWelfareManager: boolean().notNull().default(false),
    registeredAt: moment().notNull(),
    /** An operator has closed the account: nobody signs in to it. */
    disabledAt: moment(),
    /** From then on the account is erased, unless its owner signs in before. */
    eraseAt: moment(),
    /** Nobody signs in any more: the row stays for what refers to it. */
    erasedAt: moment(),
  },
  (table) => [
    unique('person_phone').on(table.service, table.phone),
    index('person_by_name').on(table.name.op('text_pattern_ops')),
    index('person_by_nickname').on(table.nickname.op('text_pattern_ops')),
    index('person_to_erase')
      .on(table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
  ],
);
export type PersonRow = typeof person.$inferSelect;
