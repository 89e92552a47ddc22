import { chanceAt, step } from '../noise';
import { type Colour, fill, glass, type Paint, type Painter, shade } from '../paint';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { fibresOf } from '../parts/fibres';
import { cellsOf } from '../parts/grid';
import { looseTissue } from '../parts/looseTissue';
import { dense, paintNucleus, strewn, vesicular } from '../parts/nuclei';
import { insideOf } from '../parts/piece';
import { collagenDeep, collagenPink, fatClear, stain } from '../parts/stains';
import { vesselsIn } from '../parts/vesselsIn';

/** Hyaline cartilage of a trachea, cut along its ring: 10 by 6 mm. */
const [WIDTH, HEIGHT] = [40_000, 24_000];
const matrix: Colour = [208, 188, 222];
const matrixPale: Colour = [222, 206, 230];
const territory: Colour = [160, 128, 196];

const bend = roughOf(2101, 3);
const tone = roughOf(2105, 3);
const grain = hillsOf(2109);
const groups = cellsOf(2111, 0.8);
const young = cellsOf(2115, 0.85);
const fibrous = fibresOf({
  seed: 2121,
  long: 320,
  thin: 14,
  from: collagenPink,
  to: collagenDeep,
  cleft: 0.06,
});
const flat = strewn({
  seed: 2125,
  every: 130,
  deep: 30,
  long: 32,
  thin: 5.2,
  present: 0.7,
  look: dense,
});
const vessels = vesselsIn({ seed: 2131, every: 3000, deep: 1800, present: 0.6, radius: 80 });
const fat = cellsOf(2135, 0.6);

const PERICHONDRIUM = 620;
/** The depth from which cells lie in groups. */
const OLD = 1_950;
const bowAt = (x: number) => ((x / WIDTH - 0.5) * 2) ** 2 * 3_000;

/** The depth of a place within the cartilage. */
function depthAt(x: number, y: number): number {
  const bow = bowAt(x);
  const top = 6_600 + bow + (bend(x / 4000, 1) - 0.5) * 1_600;
  const end = 17_400 + bow + (bend(x / 4400, 9) - 0.5) * 2_400;
  const ends = Math.min(x - 2_700, WIDTH - 2_600 - x);
  return roundCorner(Math.min(y - top, end - y), ends);
}

const roundCorner = (down: number, across: number) =>
  down < 3000 && across < 3000
    ? 3000 - Math.hypot(3000 - down, 3000 - across)
    : Math.min(down, across);

export const paintCartilage: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const bow = bowAt(x);
  const inside = insideOf(x, y - bow, 1_500, 3_000, WIDTH - 1_400, 20_300, 2_600);
  const soft = 1 + scale * 0.7;
  if (inside < -soft || y > HEIGHT) return 'glass';
  const what = paintWithin(x, y, scale, paint);
  shade(paint, 0.97 + tone(x / 2500, y / 2500) * 0.06);
  stain(paint, glass, glass, 0, 1 - step(-soft, soft, inside));
  return inside < 0 ? 'glass' : what;
};

function paintWithin(x: number, y: number, scale: number, paint: Paint): string {
  const depth = depthAt(x, y);
  if (depth < -PERICHONDRIUM) return paintAround(x, y, scale, paint);
  const soft = 30 + scale * 0.7;
  const isMatrix = step(-soft, soft, depth + (grain(x / 60, y / 30) - 0.5) * 60);
  if (isMatrix < 1) {
    const bow = y - bowAt(x);
    fibrous(x, bow, scale, paint, 1);
    flat(x, bow, scale, paint, 1, 0, x, y);
  }
  if (isMatrix <= 0) return 'perichondrium';
  const what = paintMatrix(x, y, depth, scale, paint, isMatrix);
  return isMatrix > 0.5 ? what : 'perichondrium';
}

/** Outside of the perichondrium lie loose tissue, vessels and fat. */
function paintAround(x: number, y: number, scale: number, paint: Paint): string {
  looseTissue(x, y, scale, paint);
  const much = tone(x / 1900 + 70, y / 1200);
  if (much > 0.56) {
    const at = fat(x / 250, y / 250);
    const open = step(0.02, 0.03 + scale / 250, at.border) * step(0.56, 0.575, much);
    stain(paint, fatClear, fatClear, 0, open * 0.97);
    return open > 0.5 ? 'fat' : 'looseTissue';
  }
  return vessels(x, y, scale, paint) || 'looseTissue';
}

/** Cells alone and flat near the surface, in groups of two to six within. */
function paintMatrix(
  x: number,
  y: number,
  depth: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const old = step(900, 2_600, depth);
  const light = tone(x / 900, y / 900) * 0.9 + (grain(x / 5, y / 5) - 0.5) * 0.1;
  stain(paint, matrix, matrixPale, light, share);
  stain(paint, collagenPink, collagenPink, 0, (1 - step(0, 700, depth)) * share * 0.5);
  stain(paint, territory, territory, 0, (0.1 + old * 0.1) * share * (1 - seenAt(110, scale)));
  const first = depth < 2_700 ? paintYoung(x, y, depth, scale, paint, share) : 'matrix';
  if (depth < 1_300 || first !== 'matrix') return first;
  const pitch = 262;
  const at = groups(x / pitch, y / pitch);
  if (depth < 2_600 && depthAt(x - at.dx * pitch, y - at.dy * pitch) < OLD) return first;
  if (at.chance > 0.88) return 'matrix';
  const [dx, dy] = [at.dx * pitch, at.dy * pitch];
  const many = 1 + Math.floor(at.other * 4.4);
  const reach = 62 + many * 11;
  const around = Math.hypot(dx, dy * 1.15);
  stain(
    paint,
    territory,
    matrix,
    step(0, 1, around / reach),
    (1 - step(reach * 0.7, reach * 1.75, around)) * share * 0.8 * old * seenAt(150, scale),
  );
  let what = around < reach ? 'territory' : 'matrix';
  const turn = at.chance * 29;
  for (let one = 0; one < many; one += 1) {
    const own = chanceAt(at.column * 8 + one, at.row, 2141);
    const ring = many === 1 ? 0 : many < 4 ? 33 : 46;
    const angle = turn + ((one + own * 0.2) / many) * 2 * Math.PI;
    const [fromX, fromY] = [dx - Math.cos(angle) * ring, dy - Math.sin(angle) * ring * 0.86];
    const found = paintCell(
      x,
      y,
      fromX,
      fromY,
      29 + own * 8,
      1.16,
      angle + 1.57,
      own,
      scale,
      paint,
      share,
    );
    if (found) what = found;
  }
  return what;
}

function paintYoung(
  x: number,
  y: number,
  depth: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const [wide, high] = [150, 84 + depth * 0.03];
  const bow = y - bowAt(x);
  const at = young(x / wide, bow / high);
  if (at.chance > 0.9) return 'matrix';
  if (depth > 1_200 && depthAt(x - at.dx * wide, y - at.dy * high) > OLD - 30) return 'matrix';
  const flatness = 2.5 - step(100, 1_900, depth) * 1.35;
  const size = 14 + step(100, 1_900, depth) * 10;
  return (
    paintCell(x, y, at.dx * wide, at.dy * high, size, flatness, 0, at.other, scale, paint, share) ||
    'matrix'
  );
}

/** A lacuna with a dark rim; in it the cell, drawn back a little, and its nucleus. */
function paintCell(
  x: number,
  y: number,
  dx: number,
  dy: number,
  size: number,
  flatness: number,
  lean: number,
  own: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  if (Math.abs(dx) > 100 || Math.abs(dy) > 100) return '';
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const u = (dx * cos + dy * sin) / flatness;
  const v = dy * cos - dx * sin;
  const far = Math.hypot(u, v) + (grain(x / 26, y / 26) - 0.5) * 8;
  const soft = 0.8 + scale * 0.5;
  const seen = seenAt(size * 2, scale) * share;
  stain(paint, territory, territory, 0, (1 - step(size + 3, size + 9 + soft, far)) * seen * 0.75);
  const inside = 1 - step(size - soft, size + soft, far);
  if (inside <= 0) return '';
  stain(paint, [247, 242, 249], [247, 242, 249], 0, inside * seen);
  const shrunk = size * (0.72 + own * 0.2);
  const body =
    1 - step(shrunk - soft * 2, shrunk + soft * 2, far + (grain(x / 9, y / 9) - 0.5) * 7);
  stain(paint, [222, 196, 222], [236, 220, 236], grain(x / 6, y / 6), body * seen);
  const radius = Math.min(13, size * 0.5);
  const nuclear = paintNucleus(
    paint,
    x,
    y,
    u / radius + 0.2,
    v / radius,
    radius,
    scale,
    body * seen,
    own < 0.5 ? dense : vesicular,
  );
  return nuclear > 0.5 ? 'chondrocyteNucleus' : 'chondrocyte';
}
