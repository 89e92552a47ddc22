import sharp from 'sharp';
import type { Picture } from './render';

const qualities = [80, 70, 60, 48, 36];

interface Limits {
  /** In bytes. */
  heaviest: number;
  /** Left out, the drawn width. */
  width?: number;
}

/** The picture as WebP, at the best quality within the size limit. */
export async function encode({ width, height, pixels }: Picture, limits: Limits): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  for (const quality of qualities) {
    const drawn = sharp(pixels, { raw });
    const sized = limits.width ? drawn.resize({ width: limits.width }) : drawn;
    const bytes = await sized.webp({ quality, effort: 2 }).toBuffer();
    if (bytes.length < limits.heaviest) return bytes;
  }
  throw new Error(`A panorama stays above ${limits.heaviest} bytes`);
}
