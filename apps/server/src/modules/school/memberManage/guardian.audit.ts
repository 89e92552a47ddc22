import { consentBases, consentStates } from '@cheese/domain/codes/school/guardianConsent';
import { consentOf, type GuardianshipRow } from '../../people/member/guardianship';

/** Where a consent stands, for the log. */
export const consentFacts = (row: GuardianshipRow, now: Date) => ({
  consent: consentStates[consentOf(row, now)],
  ...(row.consentedOn !== null && { consentedOn: row.consentedOn }),
  ...(row.consentBasis !== null && { basis: consentBases[row.consentBasis] }),
});
