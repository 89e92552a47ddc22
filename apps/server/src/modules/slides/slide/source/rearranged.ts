import { open } from 'node:fs/promises';
import sharp from 'sharp';
import type { Rearranged } from '../../../../ports/cutting';
import { HEAD_BYTES, writeDirectories } from './tiff.write';

const MOST_SIDE = 100_000;
/** About as many rows at once as take so much. */
const BAND_BYTES = 24 * 1024 ** 2;

/** Puts a picture together from how its reader takes it, as a plain TIFF, band by band. */
export async function asPlainTiff(path: string, to: string, how: Rearranged): Promise<void> {
  const { width, height } = how;
  const least = Math.max(1, Math.floor(BAND_BYTES / (width * 3)));
  const rows = how.rows * Math.max(1, Math.floor(least / how.rows));
  const into = await open(to, 'w');
  const [places, lengths]: [number[], number[]] = [[], []];
  let end = HEAD_BYTES;
  try {
    for (let top = 0; top < height; top += rows) {
      const band = await bandOf(path, how, { top, height: Math.min(rows, height - top) });
      await into.write(band, 0, band.length, end);
      places.push(end);
      lengths.push(band.length);
      end += band.length;
    }
    const page = { width, height, pieces: { rows }, places, lengths, isJpeg: false };
    await writeDirectories(into, end, [page]);
  } finally {
    await into.close();
  }
}

interface Band {
  top: number;
  height: number;
}

async function bandOf(path: string, { pages, lab, width }: Rearranged, band: Band) {
  const read = (page: number) =>
    sharp(path, { page, failOn: 'error', limitInputPixels: MOST_SIDE ** 2 })
      .extract({ left: 0, width, ...band })
      .toColourspace(pages.length > 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  const parts = await Promise.all(pages.map(read));
  const pixels = Buffer.alloc(width * band.height * 3);
  if (pages.length === 1 && parts[0]) return asRgb(parts[0].data, lab === 'signed');
  for (const [colour, { data, info }] of parts.entries()) {
    for (let at = 0; at < width * band.height; at += 1) {
      pixels[at * 3 + colour] = data[at * info.channels] ?? 0;
    }
  }
  return pixels;
}

/** Lightness and two colours as printers have them (D50), as red, green and blue of a screen. */
function asRgb(pixels: Buffer, isSigned: boolean): Buffer {
  const signed = (value: number) => (isSigned ? (value << 24) >> 24 : value - 128);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const l = ((pixels[at] ?? 0) / 255) * 100;
    const y = (l + 16) / 116;
    const x = 0.9642 * cubed(y + signed(pixels[at + 1] ?? 0) / 500);
    const z = 0.8251 * cubed(y - signed(pixels[at + 2] ?? 0) / 200);
    const w = cubed(y);
    pixels[at] = onScreen(3.1339 * x - 1.6169 * w - 0.4906 * z);
    pixels[at + 1] = onScreen(-0.9788 * x + 1.9161 * w + 0.0335 * z);
    pixels[at + 2] = onScreen(0.0719 * x - 0.229 * w + 1.4052 * z);
  }
  return pixels;
}

const cubed = (value: number) =>
  value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29);

function onScreen(light: number): number {
  const clear = Math.min(1, Math.max(0, light));
  const shown = clear <= 0.0031308 ? clear * 12.92 : 1.055 * clear ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255);
}
