import { mayManage } from './emergencyRole';

it.each([
  [1, true],
  [2, true],
  [3, false],
] as const)('role %i manages the centre: %s', (role, may) => {
  expect(mayManage(role)).toBe(may);
});
