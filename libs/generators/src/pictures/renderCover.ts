import sharp from 'sharp';

/** A page shows a dozen covers at once, so one may weigh this much and no more. */
const heaviest = 40_000;
const qualities = [84, 74, 62, 48, 30];

/** The drawn cover as a WebP of the given width, as fine as its weight allows. */
export const renderCover = async (svg: string, { width }: { width: number }): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(svg)).resize({ width }).raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const picture = await sharp(data, { raw: info }).webp({ quality, effort: 4 }).toBuffer();
    if (picture.length < heaviest) return picture;
  }
  throw new Error(`A cover ${width} wide stays above ${heaviest} bytes`);
};
