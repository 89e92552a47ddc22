import { type Step, stepAfter } from './importSteps';

const preview = {
  importId: 5,
  fileName: '题库.xlsx',
  columns: [],
  ready: 2,
  faulty: 0,
  duplicates: 0,
  similar: 0,
  expiresAt: 0,
};
const saving: Step = { name: 'saving', preview };
const left: Step = { ...saving, leftAt: 1000 };
const heard = { isError: false, isFetching: false, startedTimeStamp: 1000 };
const waiting = { state: 1, done: 0, total: 2, failure: null } as const;

it('an import that waits is one whose confirmation is on its way', () => {
  expect(stepAfter(saving, { ...heard, currentData: waiting })).toBe(saving);
});

it('unless that call was given up on before the state was asked', () => {
  expect(stepAfter(left, { ...heard, currentData: waiting })).toMatchObject({ name: 'preview' });
  const earlier = { ...heard, startedTimeStamp: 999 };
  expect(stepAfter(left, { ...earlier, currentData: waiting })).toBe(left);
  expect(stepAfter(left, { ...heard, isFetching: true, currentData: waiting })).toBe(left);
});

it('a state that cannot be read ends the wait only after that call', () => {
  expect(stepAfter(saving, { ...heard, isError: true })).toBe(saving);
  expect(stepAfter(left, { ...heard, isError: true })).toMatchObject({ name: 'preview' });
});

it.each([3, 4] as const)('state %i is the end, whoever tells of it', (state) => {
  const result = { ...waiting, state };
  expect(stepAfter(saving, { ...heard, currentData: result })).toEqual({
    name: 'done',
    result,
    preview,
  });
});
