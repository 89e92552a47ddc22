import { chanceAt, step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf } from '../parts/field';
import { liningOf, newOn } from '../parts/lining';
import { laminaPropria } from '../parts/looseTissue';
import { dense, middling } from '../parts/nuclei';
import { lumen, stain } from '../parts/stains';

/** The height of the colon's mucosa in pixels. */
export const COLON_MUCOSA = 2_050;
const PITCH = 330;
const RADIUS = 128;

const bend = hillsOf(2701);
const crypt = liningOf({
  seed: 2705,
  at: 0.2,
  stray: 0.05,
  long: 15,
  thin: 10,
  look: dense,
  walls: 0.3,
  base: [212, 138, 178],
  apex: [230, 176, 204],
  goblets: 0.58,
});
const surface = liningOf({
  seed: 2709,
  at: 0.3,
  stray: 0.07,
  long: 18,
  thin: 10,
  look: middling,
  walls: 0.3,
  base: [214, 138, 176],
  apex: [232, 170, 198],
  goblets: 0.16,
  hair: 6,
  hairColour: [206, 116, 160],
});
const on = newOn();

/** Straight tubes side by side like test tubes, full of goblets. */
export function paintCrypts(x: number, y: number, up: number, scale: number, paint: Paint): string {
  const height = COLON_MUCOSA + (bend(x / 900, 3) - 0.5) * 260;
  const bent = x + (bend(x / 700, up / 900) - 0.5) * 210;
  const column = Math.floor(bent / PITCH);
  const own = chanceAt(column, 0, 2711);
  const aside = bent - (column + 0.5 + (own - 0.5) * 0.16) * PITCH;
  const mouth = step(height - 260, height, up) * 56;
  const end = 90 + own * 130 + RADIUS;
  const isCut = chanceAt(column, 1, 2711) < 0.16;
  const above = isCut ? Math.max(0, up - 900 - own * 500) : 0;
  const far = Math.hypot(aside, Math.max(0, end - up, above));
  on.depth = RADIUS - far + mouth * 0.4;
  on.high = RADIUS - 3 - bend(up / 210, column * 3.7) * 13 - mouth;
  on.ring = 0;
  const soft = 0.8 + scale * 0.6;
  if (up > height + 8) return 'lumen';
  if (on.depth < 3 + scale) laminaPropria(x, y, scale, paint);
  if (on.depth > -scale) {
    on.wide = 26;
    on.along = (up < end ? Math.atan2(aside, end - up) * 60 : up) / on.wide + own * 7;
    on.id = column * 2 + (aside > 0 ? 1 : 0);
    const share = step(-soft, soft, on.depth);
    const what = crypt(on, x, y, scale, paint, share);
    if (what === '') stain(paint, lumen, lumen, 0, share);
    if (share > 0.5) return what === '' ? 'cryptLumen' : what === 'goblet' ? 'goblet' : 'crypt';
  }
  on.depth = 100 - (height - up);
  on.high = 96;
  if (on.depth < 0) return 'laminaPropria';
  on.wide = 25;
  on.along = x / 25;
  on.id = 3;
  return surface(on, x, y, scale, paint, 1) || 'lumen';
}
