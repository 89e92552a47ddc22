import { cutAfter, wordsAsPdf, wrapped } from './pdfPage';

const file = wordsAsPdf(
  {
    lines: [{ text: '金额 12.50（元）(A)', x: 60, y: 100, size: 12 }],
    rules: [{ x: 60, y: 120, width: 100 }],
  },
  '凭据',
);
const text = Array.from(file, (byte) => String.fromCharCode(byte)).join('');

it('has a table that points to each of its objects', () => {
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(starts).toHaveLength(9);
  starts.forEach((start, index) => {
    expect(text.slice(start).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });
});

it('writes Chinese as such, and Latin in a font of its own, from the top of the page', () => {
  expect(text).toContain(
    'BT 0 g 1 0 0 1 60.00 741.89 Tm /F 12 Tf <91d1989d> Tj /L 12 Tf ( 12.50) Tj /F 12 Tf <ff085143ff09> Tj /L 12 Tf (\\(A\\)) Tj ET',
  );
  expect(text).toContain('60 721.89 m 160 721.89 l S');
});

it('breaks what is longer than a line', () => {
  expect(wrapped('心电图判读课程', 3)).toEqual(['心电图', '判读课', '程']);
  expect(wrapped('ABCDEF', 3)).toEqual(['ABCDE', 'F']);
  expect(wrapped('', 3)).toEqual(['']);
});

it('cuts what would push the rest off the page, and says so', () => {
  expect(cutAfter(['一', '二', '三', '四'], 3, '……')).toEqual(['一', '二', '……']);
  expect(cutAfter(['一', '二', '三'], 3, '……')).toEqual(['一', '二', '三']);
});
