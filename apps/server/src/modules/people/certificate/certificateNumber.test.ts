import { newCertificateNumber } from './certificateNumber';

it('is four groups of five letters and digits that cannot be mistaken', () => {
  const numbers = Array.from({ length: 200 }, newCertificateNumber);
  for (const number of numbers)
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(numbers).size).toBe(200);
});
