import sharp from 'sharp';
import { makeCull, windowAround } from './cull';
import { encode } from './encode';
import { distanceTo } from './hit';
import { equirectangular } from './lenses';
import { plain } from './paints/plain';
import { drawAround, drawView, renderPanorama, renderViews } from './drawRoom';
import { directionTo, rayFrom } from './ray';
import type { Solid } from './scene';
import { anatomyRoom } from './rooms/anatomy';
import { emergencyRoom } from './rooms/emergency';
import { functionRoom } from './rooms/function';
import { morphologyRoom } from './rooms/morphology';
import type { RoomShape } from './rooms/roomShape';

const paint = plain('#ffffff');
const ahead = (solid: Solid) => distanceTo(solid, { ...rayFrom([0, 1, 0]), dx: 1e-12, dy: 1e-12 });

const rooms: readonly RoomShape[] = [anatomyRoom, morphologyRoom, functionRoom, emergencyRoom];

describe('distanceTo', () => {
  it('meets a box, a ball and a tube at their front', () => {
    expect(ahead({ kind: 'box', min: [-1, 0, 3], max: [1, 2, 4], paint })).toBeCloseTo(3);
    expect(ahead({ kind: 'ball', middle: [0, 1, 5], radii: [1, 1, 2], paint })).toBeCloseTo(3);
    const tube = { kind: 'tube', foot: [0, 0, 4], radius: 1, height: 2, paint } as const;
    expect(ahead(tube)).toBeCloseTo(3);
  });

  it('passes what is beside, behind or below', () => {
    expect(ahead({ kind: 'box', min: [2, 0, 3], max: [3, 2, 4], paint })).toBe(Infinity);
    expect(ahead({ kind: 'ball', middle: [0, 1, -5], radii: [1, 1, 1], paint })).toBe(Infinity);
    const low = { kind: 'tube', foot: [0, 0, 4], radius: 1, height: 0.5, paint } as const;
    expect(ahead(low)).toBe(Infinity);
  });
});

it('tells in which direction a thing stands', () => {
  expect(directionTo([0, 1, 0], [1, 1, 1]).yaw).toBeCloseTo(45);
  expect(directionTo([0, 1, 0], [0, 1, -1]).yaw).toBeCloseTo(180);
  expect(directionTo([0, 1, 0], [0, 2, 1]).pitch).toBeCloseTo(45);
});

describe.each(rooms.map((room) => [room.slug, room] as const))('the room %s', (_slug, room) => {
  it('has its ceiling above, its floor below, and no seam behind', () => {
    const width = 128;
    const { pixels } = drawAround(room, width);
    const brightness = (column: number, row: number) => pixels[(row * width + column) * 3 + 1] ?? 0;
    expect(brightness(0, 0)).toBeGreaterThan(150);
    for (let row = 0; row < width / 2; row += 4) {
      // Neighbours around the back differ no more than neighbours at a border do.
      expect(Math.abs(brightness(0, row) - brightness(width - 1, row))).toBeLessThan(140);
    }
    expect(new Set(pixels).size).toBeGreaterThan(60);
  });

  it('is drawn alike each time', () => {
    const [one, other] = [drawView(room, 96), drawView(room, 96)];
    expect(Buffer.from(one.pixels).equals(Buffer.from(other.pixels))).toBe(true);
  });

  it('looks from inside, and all its places are inside', () => {
    const [w, h, d] = room.scene.size;
    for (const [x, y, z] of [room.scene.eye, ...Object.values(room.places)]) {
      expect(Math.abs(x)).toBeLessThanOrEqual(w / 2);
      expect(Math.abs(z)).toBeLessThanOrEqual(d / 2);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(h);
    }
  });
});

it('leaves no solid out that a look meets', () => {
  const { scene } = morphologyRoom;
  const cull = makeCull(scene);
  const lens = equirectangular(60, 30);
  const ray = rayFrom(scene.eye);
  let met = 0;
  const forgotten: number[] = [];
  for (let pixel = 0; pixel < 60 * 30; pixel++) {
    lens(ray, (pixel % 60) + 0.5, Math.floor(pixel / 60) + 0.5);
    const candidates = new Set(cull(windowAround(ray, [ray])));
    const hit = scene.solids.flatMap((solid, at) => (distanceTo(solid, ray) < 20 ? [at] : []));
    forgotten.push(...hit.filter((at) => !candidates.has(at)));
    met += hit.length;
  }
  expect(forgotten).toEqual([]);
  expect(met).toBeGreaterThan(300);
});

it('refuses to store what stays too heavy', async () => {
  const picture = drawView(functionRoom, 64);
  await expect(encode(picture, { heaviest: 10 })).rejects.toThrow('stays above 10 bytes');
});

it('comes out as a picture of the asked width', async () => {
  const around = await renderPanorama(functionRoom, 128);
  const views = await renderViews(functionRoom, [48, 96]);
  const sizes = [around, ...views].map(async (drawn) => {
    const { format, width, height } = await sharp(drawn).metadata();
    return [format, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ['webp', 128, 64],
    ['webp', 48, 27],
    ['webp', 96, 54],
  ]);
});
