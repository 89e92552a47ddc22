import { isPaid } from './payPoll';

it('waits while the state is 1, and is done with any other', () => {
  expect(isPaid(1)).toBe(false);
  expect(isPaid(2)).toBe(true);
  expect(isPaid(0)).toBe(true);
});
