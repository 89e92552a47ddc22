import { fittingSize } from './paper';

it('is as large as wanted where it fits, and smaller where it does not', () => {
  expect(fittingSize('苏念', 56, 600)).toBe(56);
  expect(fittingSize('心'.repeat(50), 40, 900)).toBe(18);
  expect(fittingSize('Elizabeth', 56, 600)).toBe(56);
  expect(fittingSize('', 56, 600)).toBe(56);
});
