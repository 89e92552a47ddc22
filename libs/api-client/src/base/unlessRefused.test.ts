import { unlessRefused } from './unlessRefused';

const makesOld = unlessRefused('Paper', 'Exam');

it('makes old what was changed', () => {
  expect(makesOld(null, undefined)).toEqual(['Paper', 'Exam']);
});

it.each([0, 400, 500])('leaves everything as it is where it was refused with %d', (status) => {
  expect(makesOld(undefined, { status })).toEqual([]);
});

it('looks again where somebody else was first', () => {
  expect(makesOld(undefined, { status: 409 })).toEqual(['Paper', 'Exam']);
});
