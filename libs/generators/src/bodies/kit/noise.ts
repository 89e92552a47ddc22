import { makeRandom } from '../../random';
import type { Field } from './shape';
import type { Vec } from './vec';

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth noise in space from about -1 to 1, the same for the same seed. */
function makeNoise(seed: string): Field {
  const random = makeRandom(seed);
  const values = Float64Array.from({ length: 4096 }, () => random.between(-1, 1));
  const valueAt = (x: number, y: number, z: number) =>
    values[(Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & 4095] ?? 0;
  return (x, y, z) => {
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
    const row = (b: number, c: number) => {
      const first = valueAt(i, b, c);
      return first + (valueAt(i + 1, b, c) - first) * u;
    };
    const front = row(j, k) + (row(j + 1, k) - row(j, k)) * v;
    const back = row(j, k + 1) + (row(j + 1, k + 1) - row(j, k + 1)) * v;
    return front + (back - front) * w;
  };
}

/** Gentle unevenness: `height` millimetres up and down over about `width`. */
export function unevenness(seed: string, height: number, width: number): Field {
  const noise = makeNoise(seed);
  return (x, y, z) => {
    const [a, b, c] = [x / width, y / width, z / width];
    return height * (0.7 * noise(a, b, c) + 0.3 * noise(a * 2.1 + 9, b * 2.1, c * 2.1));
  };
}

/** Places near where they were: for seams that are not straight. */
export function wandering(seed: string, height: number, width: number) {
  const [a, b] = [unevenness(`${seed}-a`, height, width), unevenness(`${seed}-b`, height, width)];
  return (x: number, y: number, z: number): Vec => {
    const [u, v] = [a(x, y, z), b(x, y, z)];
    return [x + (u - v) * 0.5, y + u, z + v];
  };
}
