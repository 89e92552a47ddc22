import { examState } from './examState';

const now = Date.UTC(2025, 5, 1, 12);
const running = { startsAt: now - 10, endsAt: now + 10, enteredAt: null, submittedAt: null };

it.each([
  ['upcoming', { startsAt: now + 1 }],
  ['open', {}],
  ['open', { startsAt: now }],
  ['answering', { enteredAt: now - 5 }],
  ['submitted', { enteredAt: now - 5, submittedAt: now - 1 }],
  ['submitted', { enteredAt: now - 5, endsAt: now }],
  ['missed', { endsAt: now }],
])('is %s with %j', (state, moments) => {
  expect(examState({ ...running, ...moments }, now)).toBe(state);
});
