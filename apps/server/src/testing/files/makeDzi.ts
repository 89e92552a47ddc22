import { writeZip } from '@cheese/question-files/zip/write';
import sharp from 'sharp';

interface DziOptions {
  tileSize?: number;
  overlap?: number;
  name?: string;
  format?: 'jpeg' | 'png';
  /** Instead of what belongs there. */
  head?: string;
  /** Changes a tile; null leaves it out. */
  tile?: (name: string, bytes: Buffer) => Buffer | null;
}

/** A Deep Zoom pyramid of a picture in an archive, as others write it. */
export async function makeDzi(picture: Buffer, options: DziOptions = {}): Promise<Buffer> {
  const { tileSize = 256, overlap = 1, name = '肝 切片', tile = (_, bytes) => bytes } = options;
  const { format = 'jpeg' } = options;
  const { width, height } = await sharp(picture).metadata();
  const head =
    options.head ??
    `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008" ` +
      `Format="${format}" Overlap="${overlap}" TileSize="${tileSize}">` +
      `<Size Width="${width}" Height="${height}"/></Image>`;
  const files: [string, Buffer][] = [[`${name}.dzi`, Buffer.from(head)]];
  let [wide, high] = [width, height];
  for (let level = Math.ceil(Math.log2(Math.max(width, height))); level >= 0; level -= 1) {
    const whole = await sharp(picture).resize(wide, high, { fit: 'fill' }).png().toBuffer();
    for (let row = 0; row * tileSize < high; row += 1) {
      for (let column = 0; column * tileSize < wide; column += 1) {
        const [left, top] = [column, row].map((nth) => Math.max(0, nth * tileSize - overlap));
        const cut = sharp(whole).extract({
          left: left!,
          top: top!,
          width: Math.min(wide, (column + 1) * tileSize + overlap) - left!,
          height: Math.min(high, (row + 1) * tileSize + overlap) - top!,
        });
        const path = `${name}_files/${level}/${column}_${row}.${format}`;
        const bytes = tile(path, await cut.toFormat(format, { quality: 90 }).toBuffer());
        if (bytes) files.push([path, bytes]);
      }
    }
    [wide, high] = [Math.ceil(wide / 2), Math.ceil(high / 2)];
  }
  return Buffer.from(writeZip(new Map(files)));
}
