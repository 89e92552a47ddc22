import { type RiskFacts, risksOf } from './riskRules';

const term = { startsOn: '2026-09-01', endsOn: '2027-01-15' };
const TODAY = '2026-11-20';
const fine: RiskFacts = {
  isPresent: true,
  joinedOn: '2026-09-01',
  lastActiveOn: '2026-11-19',
  failedInRow: 0,
  studiedS: 3600,
  classMedianS: 3600,
};
const of = (facts: Partial<RiskFacts>, today = TODAY) =>
  risksOf({ ...fine, ...facts }, term, today);

it.each([
  ['2026-11-07', []],
  ['2026-11-06', [1]],
  [null, [1]],
] as const)('last active on %s, somebody is struck by %j', (lastActiveOn, risks) => {
  expect(of({ lastActiveOn })).toEqual(risks);
});

it('gives somebody new the days since they came', () => {
  expect(of({ lastActiveOn: null, joinedOn: '2026-11-07' })).toEqual([]);
  expect(of({ lastActiveOn: null, joinedOn: '2026-11-06' })).toEqual([1]);
});

it.each(['2026-08-31', '2027-01-16'])('does not call anybody idle on %s', (today) => {
  expect(of({ lastActiveOn: null }, today)).toEqual([]);
});

it('counts days from the first of the term for whoever came earlier', () => {
  expect(of({ lastActiveOn: null, joinedOn: '2024-09-01' }, '2026-09-14')).toEqual([]);
  expect(of({ lastActiveOn: null, joinedOn: '2024-09-01' }, '2026-09-15')).toEqual([1]);
});

it.each([
  [0, []],
  [1, []],
  [2, [2]],
  [3, [2]],
] as const)('%d exams failed in a row: %j', (failedInRow, risks) => {
  expect(of({ failedInRow })).toEqual(risks);
});

it.each([
  [1799, 3600, [3]],
  [1800, 3600, []],
  [0, 0, []],
  [0, null, []],
] as const)('%d s of a median of %s: %j', (studiedS, classMedianS, risks) => {
  expect(of({ studiedS, classMedianS })).toEqual(risks);
});

it('names every rule that strikes, and none for whoever has left', () => {
  const facts = { lastActiveOn: null, failedInRow: 2, studiedS: 0 };
  expect(of(facts)).toEqual([1, 2, 3]);
  expect(of({ ...facts, isPresent: false })).toEqual([]);
});
