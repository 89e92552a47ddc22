import type { ConsentFacts } from '@cheese/domain/rules/school/guardianConsent';
import { consentStateOf, stateUnderConsent } from '@cheese/domain/rules/school/guardianConsent';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { MemberRow } from '../organisation/member.tables';

/** What is kept of who is 14 or older. */
export const noGuardianship = {
  birthMonth: null,
  guardianName: null,
  guardianPhone: null,
  guardianRelation: null,
  consentedOn: null,
  consentBasis: null,
  consentById: null,
  consentAt: null,
  consentWithdrawnAt: null,
} as const satisfies Partial<MemberRow>;

/** The age of a member and whatever is kept of their guardian. */
export type GuardianshipRow = Pick<MemberRow, keyof typeof noGuardianship>;

/** A line's columns of age and guardian, without the others. */
export const guardianshipIn = (row: GuardianshipRow): GuardianshipRow => ({
  birthMonth: row.birthMonth,
  guardianName: row.guardianName,
  guardianPhone: row.guardianPhone,
  guardianRelation: row.guardianRelation,
  consentedOn: row.consentedOn,
  consentBasis: row.consentBasis,
  consentById: row.consentById,
  consentAt: row.consentAt,
  consentWithdrawnAt: row.consentWithdrawnAt,
});

type Facts = Pick<GuardianshipRow, 'birthMonth' | 'consentedOn' | 'consentWithdrawnAt'>;

const factsOf = ({ birthMonth, consentedOn, consentWithdrawnAt }: Facts): ConsentFacts => ({
  birthMonth,
  consentedOn,
  isWithdrawn: consentWithdrawnAt !== null,
});

export const consentOf = (row: Facts, now: Date) =>
  consentStateOf(factsOf(row), chinaDay(now.getTime()));

/** The state in which a line has to be, as its consent stands. */
export const stateOf = (row: Facts & Pick<MemberRow, 'state'>, now: Date) =>
  stateUnderConsent(row.state, factsOf(row), chinaDay(now.getTime()));
