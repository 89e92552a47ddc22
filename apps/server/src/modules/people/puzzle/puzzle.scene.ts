import { randomUUID } from 'node:crypto';
import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

/** A new random scene as SVG. */
export async function drawScene(): Promise<Buffer> {
  // A start draws nothing: it need not load it.
  const { drawCover } = await import('@cheese/generators/pictures/drawCover');
  const { subjects } = await import('@cheese/generators/pictures/motifs');
  const { palettes } = await import('@cheese/generators/pictures/palettes');
  const motif = pick(Object.keys(subjects) as Motif[]);
  const palette = pick(Object.keys(palettes) as Palette[]);
  return Buffer.from(drawCover({ motif, palette, seed: randomUUID() }));
}
