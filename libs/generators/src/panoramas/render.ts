import { makeCull, windowAround } from './cull';
import { fill } from './paints/plain';
import { type Ray, rayFrom } from './ray';
import type { Rgb, Scene } from './scene';
import { makeSight } from './trace';

/** Points a ray at a pixel; fractions are positions within the pixel. */
export type Lens = (ray: Ray, column: number, row: number) => void;

export interface Picture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

const TILE = 32;

/** Renders a scene through a lens; edges between objects are supersampled fourfold. */
export function render(scene: Scene, lens: Lens, width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 3);
  const things = new Uint16Array(width * height);
  const see = makeSight(scene);
  const cull = makeCull(scene);
  const ray = rayFrom(scene.eye);
  const colour: Rgb = [0, 0, 0];
  const tiles = tilesOf(width, height).map((tile) => {
    return { ...tile, candidates: cull(windowOfTile(lens, ray, tile)) };
  });

  for (const { left, top, right, bottom, candidates } of tiles) {
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        lens(ray, column + 0.5, row + 0.5);
        const index = row * width + column;
        things[index] = see(ray, candidates, colour);
        write(pixels, index, colour);
      }
    }
  }
  // Lines are detected in the original pixels, because smoothed ones could be taken for lines.
  const first = pixels.slice();
  for (const { left, top, right, bottom, candidates } of tiles) {
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        if (!isBorder(things, width, column, row) && !isLine(first, width, column, row)) continue;
        const lookWithin = (x: number, y: number, out: Rgb) => {
          lens(ray, column + x, row + y);
          see(ray, candidates, out);
        };
        average(lookWithin, colour);
        write(pixels, row * width + column, colour);
      }
    }
  }
  return { width, height, pixels };
}

interface Tile {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function tilesOf(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const right = Math.min(width, left + TILE);
      tiles.push({ left, top, right, bottom: Math.min(height, top + TILE) });
    }
  }
  return tiles;
}

const steps = [0, 0.25, 0.5, 0.75, 1];

/** The range of directions of a tile, sampled at points all over it. */
function windowOfTile(lens: Lens, ray: Ray, { left, top, right, bottom }: Tile) {
  const rays = steps.flatMap((across) =>
    steps.map((down) => {
      lens(ray, left + across * (right - left), top + down * (bottom - top));
      return { ...ray };
    }),
  );
  lens(ray, (left + right) / 2, (top + bottom) / 2);
  return windowAround(ray, rays);
}

function isBorder(things: Uint16Array, width: number, column: number, row: number): boolean {
  const index = row * width + column;
  const own = things[index];
  return (
    (column > 0 && things[index - 1] !== own) ||
    (column < width - 1 && things[index + 1] !== own) ||
    (row > 0 && things[index - width] !== own) ||
    (index + width < things.length && things[index + width] !== own)
  );
}

const VISIBLE = 12;

/** True at a visible painted edge: neighbours differ in green. */
function isLine(pixels: Uint8ClampedArray, width: number, column: number, row: number): boolean {
  const green = (row * width + column) * 3 + 1;
  const own = pixels[green] ?? 0;
  const differs = (other: number) => Math.abs((pixels[other] ?? own) - own) > VISIBLE;
  return (
    differs(green - 3) ||
    differs(green + 3) ||
    differs(green - 3 * width) ||
    differs(green + 3 * width)
  );
}

const corners = [
  [0.2, 0.4],
  [0.6, 0.2],
  [0.8, 0.6],
  [0.4, 0.8],
] as const;

function average(look: (x: number, y: number, out: Rgb) => void, out: Rgb) {
  const sum: Rgb = [0, 0, 0];
  for (const [x, y] of corners) {
    look(x, y, out);
    sum[0] += out[0] / corners.length;
    sum[1] += out[1] / corners.length;
    sum[2] += out[2] / corners.length;
  }
  fill(out, sum);
}

function write(pixels: Uint8ClampedArray, index: number, colour: Rgb) {
  pixels[index * 3] = colour[0];
  pixels[index * 3 + 1] = colour[1];
  pixels[index * 3 + 2] = colour[2];
}
