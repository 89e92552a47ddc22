import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { firstMinorMonth } from '@cheese/domain/rules/school/guardianConsent';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../organisation/member.tables';
import { type GuardianshipRow, noGuardianship } from './guardianship';

/** The columns of age and guardian, with the types in which they come as JSON. */
export const guardianshipColumns = {
  birthMonth: ['birth_month', 'text'],
  guardianName: ['guardian_name', 'text'],
  guardianPhone: ['guardian_phone', 'text'],
  guardianRelation: ['guardian_relation', 'smallint'],
  consentedOn: ['consented_on', 'date'],
  consentBasis: ['consent_basis', 'smallint'],
  consentById: ['consent_by_id', 'int'],
  consentAt: ['consent_at', 'timestamptz'],
  consentWithdrawnAt: ['consent_withdrawn_at', 'timestamptz'],
} as const satisfies Record<keyof GuardianshipRow, readonly [string, string]>;

const bornBefore = (moment: Date) =>
  lt(membership.birthMonth, firstMinorMonth(chinaDay(moment.getTime())));

/** Whoever has turned 14 waits for nobody any more. */
export const admitGrown = (db: Db, now: Date) =>
  db
    .update(membership)
    .set({ state: memberStateCodes.active, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.state, memberStateCodes.waiting), bornBefore(now)));

/** Of those who had turned 14 by then, guardians and the month of birth are forgotten. */
export const forgetGuardians = (db: Db, turnedBefore: Date) =>
  db
    .update(membership)
    .set({ ...noGuardianship, version: sql`${membership.version} + 1` })
    .where(bornBefore(turnedBefore));
