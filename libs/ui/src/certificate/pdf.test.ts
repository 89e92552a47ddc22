import { pictureAsPdf } from './pdf';

const jpeg = Uint8Array.from([0xff, 0xd8, 0x00, 0x80, 0x0a, 0xff, 0xd9]);
const words = [{ text: '证书 A1', x: 85, y: 120.5, size: 15 }];
const file = pictureAsPdf({ jpeg, width: 3508, height: 2480, words }, '证书');
const text = Array.from(file, (byte) => String.fromCharCode(byte)).join('');

it('begins and ends as a PDF does', () => {
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
});

it('has a table that points to each of its objects, and to the table itself', () => {
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(starts).toHaveLength(9);
  starts.forEach((start, index) => {
    expect(text.slice(start).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });
  expect(text).toContain('/Size 10 /Root 1 0 R /Info 9 0 R');
});

it('holds the picture byte for byte, with its length and size', () => {
  const head = '/Width 3508 /Height 2480';
  const at = text.indexOf('stream\n', text.indexOf(head)) + 'stream\n'.length;
  expect(text).toContain(`${head} /ColorSpace /DeviceRGB`);
  expect(text.slice(text.indexOf(head))).toMatch(/^[^>]*\/Filter \/DCTDecode \/Length 7 >>/);
  expect([...file.slice(at, at + jpeg.length)]).toEqual([...jpeg]);
  expect(text.slice(at + jpeg.length).startsWith('\nendstream')).toBe(true);
});

it('fills an A4 page, and is named in Chinese', () => {
  expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(text).toContain('q 841.89 0 0 595.28 0 0 cm /P Do Q');
  expect(text).toContain('/Title <FEFF8bc14e66>');
});

it('holds its words, unseen, where they stand in the picture', () => {
  const said = '<8bc14e66002000410031>';
  expect(text).toContain(`BT 3 Tr /F 15.00 Tf 1 0 0 1 85.00 120.50 Tm ${said} Tj ET`);
  expect(text).toContain('/Font << /F 6 0 R >>');
  expect(text).toContain('/DescendantFonts [7 0 R]');
});
