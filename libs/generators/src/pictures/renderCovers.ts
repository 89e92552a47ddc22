import sharp, { type Sharp } from 'sharp';

/** A page shows a dozen covers at once, so one may weigh this much and no more. */
const heaviest = 40_000;
const qualities = [84, 74, 62, 48, 30];

/**
 * The drawn cover as a WebP in each of the given widths, as fine as its weight allows. Painting it
 * is most of the work: that is done once, for all widths.
 */
export async function renderCovers(svg: string, widths: readonly number[]): Promise<Buffer[]> {
  const width = Math.max(...widths);
  const painted = sharp(Buffer.from(svg)).resize({ width }).raw();
  const { data, info: raw } = await painted.toBuffer({ resolveWithObject: true });
  return Promise.all(widths.map((wanted) => encode(sharp(data, { raw }), wanted)));
}

async function encode(painted: Sharp, width: number): Promise<Buffer> {
  for (const quality of qualities) {
    // More effort takes twice the time and saves a twentieth of the weight.
    const webp = painted.clone().resize({ width }).webp({ quality, effort: 2 });
    const picture = await webp.toBuffer();
    if (picture.length < heaviest) return picture;
  }
  throw new Error(`A cover ${width} wide stays above ${heaviest} bytes`);
}
