import { isPresent, type MemberState, memberStateCodes } from '../../codes/people/memberStates';
import { type ConsentState, consentStateCodes } from '../../codes/school/guardianConsent';

/** 个人信息保护法第三十一条: a guardian decides for whoever is younger. */
export const consentAge = 14;

/** How old children of a school may be at most, in years; whatever is older is a slip of the pen. */
const OLDEST = 120;

const BIRTH_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const monthBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4, 7)}`;

/**
 * Whoever was born in this month or later is under age on a day. Only months are kept, so that the
 * need ends with the month of the birthday.
 */
export const firstMinorMonth = (day: string) => monthBefore(day, consentAge);

/** Whether somebody born in a month, as 2013-05, is under age on a day, as 2026-11-30. */
export const isMinor = (birthMonth: string | null, day: string) =>
  birthMonth !== null && birthMonth >= firstMinorMonth(day);

export const isBirthMonth = (written: string, day: string) =>
  BIRTH_MONTH.test(written) && written <= day.slice(0, 7) && written >= monthBefore(day, OLDEST);

export interface ConsentFacts {
  birthMonth: string | null;
  consentedOn: string | null;
  isWithdrawn: boolean;
}

export function consentStateOf(
  { birthMonth, consentedOn, isWithdrawn }: ConsentFacts,
  day: string,
): ConsentState {
  if (!isMinor(birthMonth, day)) return consentStateCodes.notNeeded;
  if (isWithdrawn) return consentStateCodes.withdrawn;
  return consentStateCodes[consentedOn === null ? 'waiting' : 'given'];
}

export const mayEnter = (state: ConsentState) =>
  state === consentStateCodes.notNeeded || state === consentStateCodes.given;

/** Whoever would be active waits while a consent is lacking; other states are not touched by it. */
export function stateUnderConsent(state: MemberState, facts: ConsentFacts, day: string) {
  if (!isPresent(state)) return state;
  return memberStateCodes[mayEnter(consentStateOf(facts, day)) ? 'active' : 'waiting'];
}
