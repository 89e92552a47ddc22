import { painters } from './painters';
import type { Paint } from './paint';
import type { TissueName } from './tissues';

/** A part of a slide at a scale: the number of full-size pixels per drawn pixel. */
export interface TissuePart {
  name: string;
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const isName = (name: string): name is TissueName => Object.hasOwn(painters, name);

/** Red, green and blue of each pixel: the same for the same part on every machine. */
export function drawTissue({ name, scale, left, top, width, height }: TissuePart): Uint8Array {
  if (!isName(name)) throw new Error(`nobody draws a slide of ${name}`);
  const painter = painters[name];
  const pixels = new Uint8ClampedArray(width * height * 3);
  const paint: Paint = [0, 0, 0];
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    const y = (top + row + 0.5) * scale;
    for (let column = 0; column < width; column += 1) {
      painter((left + column + 0.5) * scale, y, scale, paint);
      pixels[at] = paint[0];
      pixels[at + 1] = paint[1];
      pixels[at + 2] = paint[2];
      at += 3;
    }
  }
  return new Uint8Array(pixels.buffer);
}
