/** A line of words that stands in the picture: where it begins, and how tall its letters are. */
export interface PdfWords {
  text: string;
  /** In points from the left and from the bottom of the page. */
  x: number;
  y: number;
  size: number;
}

const hex = (unit: number) => unit.toString(16).padStart(4, '0');

/** As UTF-16, by which the font below is read. */
const unitsOf = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index)));

/**
 * The words once more over the picture, not to be seen: so they can be found, copied and read aloud.
 */
export const wordsOver = (words: readonly PdfWords[]) =>
  words
    .map(({ text, x, y, size }) => {
      const at = `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm`;
      return `BT 3 Tr /F ${size.toFixed(2)} Tf ${at} <${unitsOf(text).join('')}> Tj ET`;
    })
    .join('\n');

/**
 * A Chinese font that every reader of PDF knows by its name, so that none lies in the file; its
 * three objects refer to each other by the number of the first.
 */
export const wordsFont = (first: number) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [${first + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor ${first + 2} 0 R /DW 1000 >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];

/** The lines of a drawing, by where they stand on the screen, for a page of the same shape. */
export function wordsIn(drawing: SVGSVGElement, page: { width: number; height: number }) {
  const sheet = drawing.getBoundingClientRect();
  const scale = page.width / sheet.width;
  return [...drawing.querySelectorAll('text')].map((line): PdfWords => {
    const { left, bottom, height } = line.getBoundingClientRect();
    const size = height * scale * 0.8;
    return {
      text: line.textContent,
      x: (left - sheet.left) * scale,
      y: page.height - (bottom - sheet.top) * scale + size * 0.2,
      size,
    };
  });
}
