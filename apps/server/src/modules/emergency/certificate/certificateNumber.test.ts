import { newCertificateNumber, readCertificateNumber } from './certificateNumber';

it('is four groups of five letters and digits that cannot be mistaken', () => {
  const numbers = Array.from({ length: 200 }, newCertificateNumber);
  for (const number of numbers)
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(numbers).size).toBe(200);
});

it.each(['7k2qm 0zv4t 93hxa rwb6c', '7K2QMOZV4T93HXARWB6C', ' 7K2QM-0ZV4T-93HXA-RWB6C '])(
  'is read from "%s"',
  (typed) => expect(readCertificateNumber(typed)).toBe('7K2QM-0ZV4T-93HXA-RWB6C'),
);
