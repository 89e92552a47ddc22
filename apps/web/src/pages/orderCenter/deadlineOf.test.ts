import { deadlineOf } from './deadlineOf';

it('counts from when the server said it, or else by the moment that it named', () => {
  expect(deadlineOf({ expiresAt: 5000, leftMs: 700 }, 100)).toBe(800);
  expect(deadlineOf({ expiresAt: 5000, leftMs: 700 }, undefined)).toBe(5000);
});
