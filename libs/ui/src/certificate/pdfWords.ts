import { utf16Hex } from '@cheese/domain/rules/pdf/pdfFile';

/** A line of text in the picture: its start and its letter height. */
export interface PdfWords {
  text: string;
  /** In points from the left and from the bottom of the page. */
  x: number;
  y: number;
  size: number;
}

/**
 * The words once more over the picture, not to be seen: so they can be found, copied and read aloud.
 */
export const wordsOver = (words: readonly PdfWords[]) =>
  words
    .map(({ text, x, y, size }) => {
      const at = `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm`;
      return `BT 3 Tr /F ${size.toFixed(2)} Tf ${at} <${utf16Hex(text)}> Tj ET`;
    })
    .join('\n');

/** The text lines of a drawing, converted from screen to page coordinates. */
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
