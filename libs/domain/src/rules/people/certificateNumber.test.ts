import { readCertificateNumber } from './certificateNumber';

it.each([
  '7k2qm 0zv4t 93hxa rwb6c',
  '7K2QMOZV4T93HXARWB6C',
  ' 7K2QM-0ZV4T-93HXA-RWB6C ',
  '７Ｋ２ＱＭ－０ＺＶ４Ｔ－９３ＨＸＡ－ＲＷＢ６Ｃ',
])('is read from "%s"', (typed) =>
  expect(readCertificateNumber(typed)).toBe('7K2QM-0ZV4T-93HXA-RWB6C'),
);
