import { memberStateCodes, memberStates, type MemberState } from '../../codes/people/memberStates';
import {
  consentStateOf,
  isBirthMonth,
  isMinor,
  mayEnter,
  stateUnderConsent,
} from './guardianConsent';

const child = { birthMonth: '2013-05', consentedOn: null, isWithdrawn: false };
const TODAY = '2026-11-30';

it.each([
  ['2012-10', TODAY, false],
  ['2012-11', TODAY, true],
  ['2012-11', '2026-12-01', false],
  ['2012-12', '2026-12-31', true],
  ['2012-12', '2027-01-01', false],
  ['2012-02', '2026-02-28', true],
  ['2012-02', '2026-03-01', false],
  [null, TODAY, false],
])('born in %s on %s is under age: %s', (birthMonth, day, is) => {
  expect(isMinor(birthMonth, day)).toBe(is);
});

it('says where a consent stands', () => {
  expect(consentStateOf({ ...child, birthMonth: null }, TODAY)).toBe(1);
  expect(consentStateOf(child, TODAY)).toBe(2);
  const given = { ...child, consentedOn: '2026-09-01' };
  expect(consentStateOf(given, TODAY)).toBe(3);
  expect(consentStateOf({ ...given, isWithdrawn: true }, TODAY)).toBe(4);
  expect([1, 2, 3, 4].filter((state) => mayEnter(state as 1))).toEqual([1, 3]);
});

it('ends by itself with the month of the fourteenth birthday, also after a withdrawal', () => {
  const withdrawn = { ...child, consentedOn: '2026-09-01', isWithdrawn: true };
  for (const facts of [child, withdrawn]) {
    expect(mayEnter(consentStateOf(facts, '2027-05-31'))).toBe(false);
    expect(mayEnter(consentStateOf(facts, '2027-06-01'))).toBe(true);
  }
});

it('makes those wait who would be active, and nobody else', () => {
  const states = Object.keys(memberStates).map(Number) as MemberState[];
  const { active, waiting } = memberStateCodes;
  const under = (facts: typeof child | ({ consentedOn: string } & typeof child)) =>
    states.map((state) => stateUnderConsent(state, facts, TODAY));
  expect(under(child)).toEqual(states.map((state) => (state === active ? waiting : state)));
  const given = { ...child, consentedOn: '2026-09-01' } as unknown as typeof child;
  expect(under(given)).toEqual(states.map((state) => (state === waiting ? active : state)));
});

it.each([
  ['2013-05', true],
  ['2026-11', true],
  ['2026-12', false],
  ['1906-11', true],
  ['1906-10', false],
  ['2013-13', false],
  ['2013-5', false],
  ['', false],
])('%p is a month of birth: %s', (written, is) => {
  expect(isBirthMonth(written, TODAY)).toBe(is);
});
