import { type FailureKind, failureKind, readFailure } from './failure';

it.each<[FailureKind, number, number]>([
  ['network', 0, 0],
  ['server', 500, 500],
  ['server', 200, 503],
  ['notFound', 404, 404],
  ['notFound', 200, 404],
  ['refused', 400, 400],
  ['refused', 200, 1],
])('takes as %s what came with status %d and flag %d', (kind, status, flag) => {
  expect(failureKind({ status, flag, message: '' })).toBe(kind);
});

it.each([undefined, null, 'boom', new Error('boom'), { message: 'boom' }])(
  'takes %p for a fault of ours without quoting it',
  (error) => {
    expect(readFailure(error)).toEqual({ status: 500, flag: 500, message: '' });
  },
);

it('fills what a failure leaves out', () => {
  expect(readFailure({ flag: 1, message: '课程已下架' })).toEqual({
    status: 0,
    flag: 1,
    message: '课程已下架',
  });
});
