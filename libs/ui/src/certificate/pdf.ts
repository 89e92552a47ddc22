import { type PdfWords, wordsFont, wordsOver } from './pdfWords';

/** A page as PDF measures it: points, 72 to the inch. This is A4, lying. */
export const page = { width: 841.89, height: 595.28 };

export interface PdfPicture {
  jpeg: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  /** What is to be read in it. */
  words?: readonly PdfWords[];
}

const FONT = 6;

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Text beyond Latin is written as UTF-16 with its mark, in hexadecimal. */
const pdfText = (text: string) => {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
};

const dict = (entries: Record<string, string>) =>
  `<< ${Object.entries(entries)
    .map(([name, value]) => `/${name} ${value}`)
    .join(' ')} >>`;

/** An object's content: a dictionary alone, or one with bytes after it. */
type Body = readonly (string | Uint8Array)[];

const stream = (entries: Record<string, string>, bytes: Uint8Array): Body => [
  dict({ ...entries, Length: String(bytes.length) }),
  '\nstream\n',
  bytes,
  '\nendstream',
];

/** What stands in the file, in order; an object's number is its place, counted from 1. */
function bodies({ jpeg, width, height, words = [] }: PdfPicture, title: string): Body[] {
  const box = `[0 0 ${page.width} ${page.height}]`;
  const picture = `q ${page.width} 0 0 ${page.height} 0 0 cm /P Do Q`;
  const drawing = latin([picture, wordsOver(words)].join('\n'));
  const image = {
    Type: '/XObject',
    Subtype: '/Image',
    Width: String(width),
    Height: String(height),
    ColorSpace: '/DeviceRGB',
    BitsPerComponent: '8',
    Filter: '/DCTDecode',
  };
  return [
    [dict({ Type: '/Catalog', Pages: '2 0 R', Lang: '(zh-CN)' })],
    [dict({ Type: '/Pages', Kids: '[3 0 R]', Count: '1' })],
    [
      dict({
        Type: '/Page',
        Parent: '2 0 R',
        MediaBox: box,
        Contents: '4 0 R',
        Resources: `<< /XObject << /P 5 0 R >> /Font << /F ${FONT} 0 R >> >>`,
      }),
    ],
    stream({}, drawing),
    stream(image, jpeg),
    ...wordsFont(FONT).map((font) => [font]),
    [dict({ Title: pdfText(title) })],
  ];
}

/** One picture that fills one page. A whole library for it would weigh a hundred times as much. */
export function pictureAsPdf(picture: PdfPicture, title: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? latin(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };

  // Bytes above 127 tell those who pass it on that it is no text.
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const starts = bodies(picture, title).map((body, index) => {
    const start = length;
    [`${index + 1} 0 obj\n`, ...body, '\nendobj\n'].forEach(write);
    return start;
  });
  const table = length;
  const size = starts.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, '0')} 00000 n \n`);
  const trailer = { Size: String(size), Root: '1 0 R', Info: `${starts.length} 0 R` };
  write(`trailer\n${dict(trailer)}\nstartxref\n${table}\n%%EOF\n`);
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
