import { latinBytes, pdfDict, pdfFile, pdfStream, songFont, utf16Hex } from './pdfFile';

/** A4 portrait in points, 72 to the inch. */
export const a4 = { width: 595.28, height: 841.89 } as const;

/** Text starting at a position from the left and the top of the page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
  /** From 0 for black to 1 for white. */
  grey?: number;
}

/** A horizontal line. */
export interface PdfRule {
  x: number;
  y: number;
  width: number;
}

const [SONG, LATIN] = [5, 8] as const;
const isLatin = (sign: string) => /^[ -~]$/.test(sign);

/** The width of a text in full-width characters; a Latin letter takes about half. */
const wideness = (words: string) =>
  [...words].reduce((sum, sign) => sum + (isLatin(sign) ? 0.56 : 1), 0);

/** Wrapped into lines of at most this many full-width characters. */
export function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const sign of text) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && wideness(line + sign) > most) lines.push(sign);
    else lines[lines.length - 1] = line + sign;
  }
  return lines;
}

/** Limited to this many lines; the last then ends in a continuation mark. */
export function cutAfter(lines: string[], most: number, more: string): string[] {
  return lines.length > most ? [...lines.slice(0, most - 1), more] : lines;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Latin letters use a proportional font, because the Chinese font spaces them too widely. */
function shown(text: string, size: number): string {
  const runs = text.match(/[ -~]+|[^ -~]+/g) ?? [];
  return runs
    .map((run) =>
      isLatin(run[0] ?? '')
        ? `/L ${size} Tf (${escaped(run)}) Tj`
        : `/F ${size} Tf <${utf16Hex(run)}> Tj`,
    )
    .join(' ');
}

const drawn = ({ text, x, y, size, grey = 0 }: PdfLine) =>
  `BT ${grey} g 1 0 0 1 ${x.toFixed(2)} ${(a4.height - y).toFixed(2)} Tm ${shown(text, size)} ET`;

const ruled = ({ x, y, width }: PdfRule) =>
  `0.6 G 0.5 w ${x} ${(a4.height - y).toFixed(2)} m ${x + width} ${(a4.height - y).toFixed(2)} l S`;

/** A page of real text and lines, so that it can be searched, copied and read aloud. */
export function wordsAsPdf(
  { lines, rules }: { lines: readonly PdfLine[]; rules: readonly PdfRule[] },
  title: string,
): Uint8Array<ArrayBuffer> {
  const drawing = [...rules.map(ruled), ...lines.map(drawn)].join('\n');
  const latin = { Type: '/Font', Subtype: '/Type1', BaseFont: '/Helvetica' };
  const page = {
    Type: '/Page',
    Parent: '2 0 R',
    MediaBox: `[0 0 ${a4.width} ${a4.height}]`,
    Contents: '4 0 R',
    Resources: `<< /Font << /F ${SONG} 0 R /L ${LATIN} 0 R >> >>`,
  };
  const bodies = [
    [pdfDict({ Type: '/Catalog', Pages: '2 0 R', Lang: '(zh-CN)' })],
    [pdfDict({ Type: '/Pages', Kids: '[3 0 R]', Count: '1' })],
    [pdfDict(page)],
    pdfStream({}, latinBytes(drawing)),
    ...songFont(SONG).map((font) => [font]),
    [pdfDict({ ...latin, Encoding: '/WinAnsiEncoding' })],
  ];
  return pdfFile(bodies, title);
}
