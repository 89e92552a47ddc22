import { memberStateCodes, type MemberState } from '@cheese/domain/codes/people/memberStates';
import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import { consentStates, consentBaseCodes } from '@cheese/domain/codes/school/guardianConsent';
import { isBirthMonth, isMinor } from '@cheese/domain/rules/school/guardianConsent';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { rosterFaults as texts } from '@cheese/domain/texts/rosterFaults';
import {
  consentOf,
  guardianshipIn,
  type GuardianshipRow,
  noGuardianship,
  stateOf,
} from '../../people/member/guardianship';
import { type Change, type Fault, fault, type Member, type Values } from './memberImport.shapes';
import { memberImportTexts } from './memberImport.texts';

interface About {
  role: Role;
  now: Date;
  byPersonId: number;
}

type Guarded = { guardianship: GuardianshipRow; state: MemberState } | { faults: Fault[] };

/** What a row says of age and guardian, over what is known; nothing is kept of who is 14 or older. */
export function guardedBy(values: Values, known: Member | undefined, about: About): Guarded {
  const day = chinaDay(about.now.getTime());
  const before = known ? guardianshipIn(known) : noGuardianship;
  const { birthMonth } = values;
  if (birthMonth !== null && !isBirthMonth(birthMonth, day)) {
    return { faults: [fault('birthMonth', texts.birthMonthLate)] };
  }
  const state = known?.state ?? memberStateCodes.active;
  const born = birthMonth ?? before.birthMonth;
  if (!isMinor(born, day)) {
    const guardianship = birthMonth === null ? before : noGuardianship;
    return { guardianship, state: stateOf({ ...guardianship, state }, about.now) };
  }
  const named: GuardianshipRow = {
    ...before,
    birthMonth: born,
    guardianName: values.guardianName ?? before.guardianName,
    guardianPhone: values.guardianPhone ?? before.guardianPhone,
  };
  const faults = faultsOf(values, named, { role: about.role, day });
  if (faults.length > 0) return { faults };
  const guardianship = { ...named, ...consentIn(values, named, { ...about, day }) };
  return { guardianship, state: stateOf({ ...guardianship, state }, about.now) };
}

/** An old file does not bring back what a guardian has withdrawn. */
function faultsOf(
  { consent }: Values,
  { guardianName, consentWithdrawnAt }: GuardianshipRow,
  { role, day }: { role: Role; day: string },
): Fault[] {
  if (role !== roleCodes.learner) return [fault('role', texts.minorRole)];
  if (!consent?.isGiven) return [];
  if (consentWithdrawnAt !== null) return [fault('consent', texts.consentWithdrawn)];
  if (guardianName === null) return [fault('guardianName', texts.consentNoName)];
  return consent.on !== null && consent.on > day ? [fault('consent', texts.consentLate)] : [];
}

/** A consent that is known stays as it was written down. */
function consentIn(
  { consent }: Values,
  { consentedOn, consentWithdrawnAt }: GuardianshipRow,
  { day, now, byPersonId }: About & { day: string },
): Partial<GuardianshipRow> {
  if (consent === null) return {};
  if (!consent.isGiven) {
    return consentedOn === null ? {} : { consentWithdrawnAt: consentWithdrawnAt ?? now };
  }
  if (consentedOn !== null) return {};
  return {
    consentedOn: consent.on ?? day,
    consentBasis: consentBaseCodes.roster,
    consentById: byPersonId,
    consentAt: now,
  };
}

export function guardianChanges(
  before: GuardianshipRow,
  after: GuardianshipRow,
  now: Date,
): [Change['field'], string, string][] {
  const said = (text: string | null) => text ?? memberImportTexts.none;
  return [
    ['birthMonth', said(before.birthMonth), said(after.birthMonth)],
    ['guardianName', said(before.guardianName), said(after.guardianName)],
    ['guardianPhone', said(before.guardianPhone), said(after.guardianPhone)],
    ['consent', consentStates[consentOf(before, now)], consentStates[consentOf(after, now)]],
  ];
}
