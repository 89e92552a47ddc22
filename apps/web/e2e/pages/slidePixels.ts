import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import { expect, type Page } from '@playwright/test';
import { ask } from './ask';

/** Halves of sides, in pixels of the screen, within which nothing lies over a slide. */
const REACH = 160;
const STEP = 16;

/** Maps a step from the middle of the screen to a position on a level of the slide. */
export type Way = (right: number, down: number) => { x: number; y: number };

interface Looked {
  /** In pixels of that level. */
  middle: { x: number; y: number };
  level: number;
  way: Way;
}

export type Colour = [red: number, green: number, blue: number];

/**
 * Compares colours on the screen, in a grid around its middle, with those of the slide's own tiles.
 */
export async function pixelsOf(page: Page, slideId: number, looked: Looked) {
  const asked = `slide-library/v1/slide/tile-source?slideId=${slideId}`;
  const { tileAddress, tileSize } = await ask<TileSource>(page, 'get', asked);
  const stage = page.getByRole('application');
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = {
    x: Math.round(box.x + box.width / 2) - REACH,
    width: REACH * 2,
    y: Math.round(box.y + box.height / 2) - REACH,
    height: REACH * 2,
  };
  const steps = Array.from({ length: (REACH * 2) / STEP - 1 }, (_, i) => (i + 1) * STEP - REACH);
  const places = steps.flatMap((down) => steps.map((right) => ({ right, down })));
  const { middle, level, way } = looked;
  const onLevel = places.map(({ right, down }) => {
    const { x, y } = way(right, down);
    return { x: Math.round(middle.x + x), y: Math.round(middle.y + y) };
  });
  const address = tileAddress.replace('{level}', String(level));
  const shot = (await page.screenshot({ clip })).toString('base64');
  const seen = places.map(({ right, down }) => ({ x: right + REACH, y: down + REACH }));
  return page.evaluate(readColours, { address, tileSize, onLevel, shot, seen });
}

interface Reading {
  address: string;
  tileSize: number;
  onLevel: { x: number; y: number }[];
  shot: string;
  seen: { x: number; y: number }[];
}

/** In the page, which can open pictures. */
async function readColours({ address, tileSize, onLevel, shot, seen }: Reading) {
  /** Averages an area, so that an offset of one pixel changes little. */
  const AROUND = 3;
  const penOf = (width: number, height: number) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    return pen;
  };
  const colourAt = (pen: OffscreenCanvasRenderingContext2D, x: number, y: number) => {
    const side = AROUND * 2 + 1;
    const { data } = pen.getImageData(x - AROUND, y - AROUND, side, side);
    return [0, 1, 2].map((channel) => {
      const shades = data.filter((_, i) => i % 4 === channel);
      return shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
    }) as [number, number, number];
  };
  const widest = Math.max(...onLevel.map(({ x }) => x)) + AROUND + 1;
  const lowest = Math.max(...onLevel.map(({ y }) => y)) + AROUND + 1;
  const level = penOf(widest, lowest);
  for (let column = 0; column * tileSize < widest; column += 1) {
    for (let row = 0; row * tileSize < lowest; row += 1) {
      const url = address.replace('{column}', `${column}`).replace('{row}', `${row}`);
      const tile = await createImageBitmap(await (await fetch(url)).blob());
      level.drawImage(tile, column * tileSize, row * tileSize);
    }
  }
  const bytes = Uint8Array.from(atob(shot), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const screen = penOf(picture.width, picture.height);
  screen.drawImage(picture, 0, 0);
  return {
    shown: seen.map(({ x, y }) => colourAt(screen, x, y)),
    own: onLevel.map(({ x, y }) => colourAt(level, x, y)),
  };
}

/** Mean difference of two samples, in colour values. */
export const gapOf = (one: readonly Colour[], other: readonly Colour[]) =>
  one.reduce(
    (sum, colour, i) =>
      sum + colour.reduce((gaps, shade, at) => gaps + Math.abs(shade - (other[i]?.[at] ?? 0)), 0),
    0,
  ) /
  (one.length * 3);
