import type { ServiceName } from '@cheese/domain/calls/services';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** A code that was sent to a phone. Of several only the newest is good, and only once. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    service: text().$type<ServiceName>().notNull(),
    phone: text().notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    /** The requesting browser; attempts from it are counted separately. */
    browserHash: text(),
    address: text(),
    /** The turn of that address, given back when the code is used. */
    turn: integer(),
    sentAt: moment().notNull(),
    tries: smallint().notNull().default(0),
    strangeTries: smallint().notNull().default(0),
    usedAt: moment(),
  },
  (table) => [index('sms_code_of_phone').on(table.service, table.phone, table.id)],
);
