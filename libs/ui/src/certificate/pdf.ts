import {
  latinBytes,
  pdfDict,
  pdfFile,
  pdfStream,
  songFont,
} from '@cheese/domain/rules/pdf/pdfFile';
import { type PdfWords, wordsOver } from './pdfWords';

/** A4 landscape in PDF points, 72 per inch. */
export const page = { width: 841.89, height: 595.28 };

export interface PdfPicture {
  jpeg: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  /** Invisible text, so that the PDF can be searched and read aloud. */
  words?: readonly PdfWords[];
}

const FONT = 6;

/** One picture that fills one page. */
export function pictureAsPdf(
  { jpeg, width, height, words = [] }: PdfPicture,
  title: string,
): Uint8Array<ArrayBuffer> {
  const box = `[0 0 ${page.width} ${page.height}]`;
  const picture = `q ${page.width} 0 0 ${page.height} 0 0 cm /P Do Q`;
  const drawing = latinBytes([picture, wordsOver(words)].join('\n'));
  const image = {
    Type: '/XObject',
    Subtype: '/Image',
    Width: String(width),
    Height: String(height),
    ColorSpace: '/DeviceRGB',
    BitsPerComponent: '8',
    Filter: '/DCTDecode',
  };
  const bodies = [
    [pdfDict({ Type: '/Catalog', Pages: '2 0 R', Lang: '(zh-CN)' })],
    [pdfDict({ Type: '/Pages', Kids: '[3 0 R]', Count: '1' })],
    [
      pdfDict({
        Type: '/Page',
        Parent: '2 0 R',
        MediaBox: box,
        Contents: '4 0 R',
        Resources: `<< /XObject << /P 5 0 R >> /Font << /F ${FONT} 0 R >> >>`,
      }),
    ],
    pdfStream({}, drawing),
    pdfStream(image, jpeg),
    ...songFont(FONT).map((font) => [font]),
  ];
  return pdfFile(bodies, title);
}
