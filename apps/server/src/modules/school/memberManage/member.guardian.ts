import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import type { GuardianWritten } from '@cheese/domain/contract/school/guardian';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { isBirthMonth, isMinor } from '@cheese/domain/rules/school/guardianConsent';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Refusal, refuse, refuseFault } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import {
  guardianshipIn,
  type GuardianshipRow,
  noGuardianship,
} from '../../people/member/guardianship';

interface Written {
  birthMonth?: string | null | undefined;
  guardian?: GuardianWritten | null | undefined;
}

interface About {
  role: Role;
  now: Date;
}

/** What a form says of somebody's age and guardian; nothing is kept of who is 14 or older. */
export function guardianshipOf(
  { birthMonth, guardian }: Written,
  before: GuardianshipRow,
  { role, now }: About,
): GuardianshipRow {
  const kept = guardianshipIn(before);
  const day = chinaDay(now.getTime());
  if (birthMonth != null && !isBirthMonth(birthMonth, day)) {
    throw new Refusal('member.birthMonth', { field: 'birthMonth' });
  }
  const born = birthMonth === undefined ? before.birthMonth : birthMonth;
  if (!isMinor(born, day)) return birthMonth === undefined ? kept : noGuardianship;
  if (role !== roleCodes.learner) refuse('member.minorRole');
  return { ...kept, birthMonth: born, ...guardianOf(guardian, before) };
}

/** A consent stays that of somebody with a name. */
export function guardianOf(
  guardian: GuardianWritten | null | undefined,
  { guardianPhone, consentedOn }: Pick<GuardianshipRow, 'guardianPhone' | 'consentedOn'>,
) {
  if (guardian === undefined) return {};
  if (guardian === null) {
    if (consentedOn !== null) throw new Refusal('guardian.noName', { field: 'guardianName' });
    return { guardianName: null, guardianPhone: null, guardianRelation: null };
  }
  const { phone = guardianPhone, relation } = guardian;
  if (guardian.phone) refuseFault('guardianPhone', phoneFault(guardian.phone));
  return {
    guardianName: requireText(guardian.name),
    guardianPhone: phone,
    guardianRelation: relation,
  };
}
