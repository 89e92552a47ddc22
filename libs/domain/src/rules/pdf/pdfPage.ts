import { latinBytes, pdfDict, pdfFile, pdfStream, songFont, utf16Hex } from './pdfFile';

/** A4, standing, as PDF measures it: points, 72 to the inch. */
export const a4 = { width: 595.28, height: 841.89 } as const;

/** Words that begin at a place, counted from the left and from the top of the page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
  /** From black, which is 0, to white. */
  grey?: number;
}

/** A rule from one side to another. */
export interface PdfRule {
  x: number;
  y: number;
  width: number;
}

const [SONG, LATIN] = [5, 8] as const;
const isLatin = (sign: string) => /^[ -~]$/.test(sign);

/** How many letters of full width the words take: one of Latin takes about half of it. */
const wideness = (words: string) =>
  [...words].reduce((sum, sign) => sum + (isLatin(sign) ? 0.56 : 1), 0);

/** Broken into lines that are no longer than so many letters of full width. */
export function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const sign of text) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && wideness(line + sign) > most) lines.push(sign);
    else lines[lines.length - 1] = line + sign;
  }
  return lines;
}

/** The same in no more than so many lines, of which the last then says that there is more. */
export function cutAfter(lines: string[], most: number, more: string): string[] {
  return lines.length > most ? [...lines.slice(0, most - 1), more] : lines;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Latin letters in a font of their own width: in the Chinese one they would stand apart. */
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

/** One page of words and rules: they can be found, copied and read aloud. */
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
