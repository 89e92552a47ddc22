import sharp from 'sharp';
import { drawTissue } from './drawTissue';
import { type TissueName, tissues } from './tissues';

const SIDE = 512;

/** All of a slide, small. */
export async function drawThumbnail(name: TissueName): Promise<Buffer> {
  const { width: across, height: down } = tissues[name];
  const scale = Math.max(across, down) / SIDE;
  const [width, height] = [Math.floor(across / scale), Math.floor(down / scale)];
  const pixels = drawTissue({ name, scale, left: 0, top: 0, width, height });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
}
