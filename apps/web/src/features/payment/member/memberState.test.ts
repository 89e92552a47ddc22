import { firstLook, type MemberEvent, memberReducer } from './memberState';

const after = (...events: MemberEvent[]) => events.reduce(memberReducer, firstLook(1));
const opened = { type: 'opened' } as const;

it('compares plans without ordering any', () => {
  expect(after({ type: 'planChosen', cardId: 2 })).toEqual(firstLook(2));
});

it('orders once, however often the button is pressed', () => {
  expect(after(opened, opened)).toEqual({ ...firstLook(1), step: 'placing', attempt: 1 });
  const paying = after(opened, { type: 'placed', attempt: 1, orderId: 7 });
  expect(paying).toMatchObject({ step: 'paying', orderId: 7 });
});

it('orders anew where another plan is chosen, and hears the older answer no more', () => {
  const changed = after(opened, { type: 'planChosen', cardId: 2 });
  expect(changed).toMatchObject({ step: 'placing', cardId: 2, attempt: 2 });
  const late = memberReducer(changed, { type: 'placed', attempt: 1, orderId: 7 });
  expect(late).toBe(changed);
  expect(memberReducer(changed, { type: 'placeFailed', attempt: 1 })).toBe(changed);
  const paying = after(opened, { type: 'placed', attempt: 1, orderId: 7 });
  const other = memberReducer(paying, { type: 'planChosen', cardId: 2 });
  expect(other).toMatchObject({ step: 'placing', orderId: null });
  expect(memberReducer(paying, { type: 'planChosen', cardId: 1 })).toBe(paying);
});

it('comes back to the plans where an order was refused, or by itself', () => {
  expect(after(opened, { type: 'placeFailed', attempt: 1 }).step).toBe('choosing');
  const left = after(opened, { type: 'left' });
  expect(left.step).toBe('choosing');
  expect(memberReducer(left, { type: 'placed', attempt: 1, orderId: 7 })).toBe(left);
});

it('pays the order that stands in the place of the first', () => {
  const opened = after({ type: 'opened' });
  expect(memberReducer(opened, { type: 'replaced', orderId: 8 })).toBe(opened);
  const paying = memberReducer(opened, { type: 'placed', attempt: 1, orderId: 7 });
  expect(memberReducer(paying, { type: 'replaced', orderId: 8 })).toEqual({
    ...paying,
    orderId: 8,
  });
});
