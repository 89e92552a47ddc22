import type { FlatBody } from './flatten';

/** Dots of a picture with how near to the eye each of them is. */
interface Sheet {
  width: number;
  height: number;
  /** Red, green, blue and how solid, as a canvas takes them. */
  dots: Uint8ClampedArray<ArrayBuffer>;
  near: Float32Array;
}

interface Frame {
  x: number;
  y: number;
  /** Pixels per radius of the model. */
  scale: number;
}

const FARTHEST = -1e9;
/** Brightness of the surrounding parts. */
const AROUND = 0.28;
const GROUND = [30, 34, 42] as const;
/** Least size of a part, as a share of half the picture, and the largest zoom used to reach it. */
const LARGE = 0.45;
const MOST_NEAR = 6;
/** Share of half the picture that the model fills. */
const FILLED = 0.94;

/**
 * A frame that shows the parts well: all of the model for large parts, zoomed in for small ones.
 */
function frameOf(
  parts: readonly FlatBody[],
  { width, height }: { width: number; height: number },
): Frame {
  const half = (Math.min(width, height) / 2) * FILLED;
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of parts) {
    for (let i = 0; i < corners.length; i += 3) {
      const [x, y] = [corners[i]!, corners[i + 1]!];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
  }
  const reach = Math.max(right - left, high - low) / 2;
  if (!(reach > 0)) return { x: 0, y: 0, scale: half };
  const nearer = Math.min(MOST_NEAR, Math.max(1, LARGE / reach));
  // On the way from all of it to the parts their middle becomes the middle.
  const share = Math.min(1, (nearer - 1) * 2);
  return {
    x: ((left + right) / 2) * share,
    y: ((low + high) / 2) * share,
    scale: half * nearer,
  };
}

function emptySheet(width: number, height: number): Sheet {
  const dots = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < dots.length; i += 4) dots.set([...GROUND, 255], i);
  return { width, height, dots, near: new Float32Array(width * height).fill(FARTHEST) };
}

/** Lit from the left above; a face that is turned away is lit as its other side is. */
function lightOn(x: number, y: number, z: number): number {
  const share = (0.79 * z - 0.35 * x + 0.5 * y) / (Math.hypot(x, y, z) || 1);
  return 0.4 + 0.6 * Math.max(0, z < 0 ? -share : share);
}

/** Each triangle by its rows of dots; what is nearer covers what is farther. */
function drawBody(sheet: Sheet, { corners, colour }: FlatBody, frame: Frame, strength: number) {
  const { width, height, dots, near } = sheet;
  const { x, y, scale } = frame;
  for (let i = 0; i + 8 < corners.length; i += 9) {
    const ax = width / 2 + (corners[i]! - x) * scale;
    const ay = height / 2 - (corners[i + 1]! - y) * scale;
    const az = corners[i + 2]! * scale;
    const ux = (corners[i + 3]! - corners[i]!) * scale;
    const uy = (corners[i + 1]! - corners[i + 4]!) * scale;
    const uz = (corners[i + 5]! - corners[i + 2]!) * scale;
    const vx = (corners[i + 6]! - corners[i]!) * scale;
    const vy = (corners[i + 1]! - corners[i + 7]!) * scale;
    const vz = (corners[i + 8]! - corners[i + 2]!) * scale;
    const area = ux * vy - uy * vx;
    if (!area) continue;
    const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx)));
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, ux, vx)));
    const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy)));
    const low = Math.min(height - 1, Math.floor(ay + Math.max(0, uy, vy)));
    if (left > right || top > low) continue;
    // Rows go down on a screen, and up in the model.
    const light = lightOn(uz * vy - uy * vz, uz * vx - ux * vz, -area) * strength;
    for (let row = top; row <= low; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const [px, py] = [column - ax, row - ay];
        const u = (px * vy - py * vx) / area;
        const v = (ux * py - uy * px) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        const depth = az + u * uz + v * vz;
        const dot = row * width + column;
        if (depth <= near[dot]!) continue;
        near[dot] = depth;
        for (let k = 0; k < 3; k += 1) {
          dots[dot * 4 + k] = colour[k]! * light + GROUND[k]! * (1 - strength);
        }
      }
    }
  }
}

/**
 * Pixels of a picture with some parts highlighted, visible through others, which are dimmed.
 * Without highlighted parts, all are drawn as they are.
 */
export function drawParts(
  bodies: readonly FlatBody[],
  lit: ReadonlySet<string>,
  size: { width: number; height: number },
): Sheet['dots'] {
  const sheet = emptySheet(size.width, size.height);
  const own = bodies.filter(({ id }) => lit.has(id));
  const frame = frameOf(own, size);
  const others = lit.size === 0 ? [] : bodies.filter(({ id }) => !lit.has(id));
  for (const body of others) drawBody(sheet, body, frame, AROUND);
  sheet.near.fill(FARTHEST);
  for (const body of lit.size === 0 ? bodies : own) drawBody(sheet, body, frame, 1);
  return sheet.dots;
}
