import { lineThrough } from '../timing';

/** One beat of 0.8 s, from the beginning of the atria's work on. Pressures in mmHg, volume in ml. */
export const BEAT_S = 0.8;

export const leftVentricle = lineThrough([
  [0, 5],
  [0.05, 8],
  [0.1, 9],
  [0.15, 80],
  [0.2, 112],
  [0.25, 121],
  [0.32, 112],
  [0.4, 92],
  [0.435, 42],
  [0.47, 8],
  [0.5, 3],
  [0.58, 3.5],
  [0.7, 4.2],
  [0.8, 5],
]);
export const aorta = lineThrough([
  [0, 84],
  [0.15, 80],
  [0.2, 109],
  [0.25, 119],
  [0.32, 113],
  [0.395, 97],
  [0.41, 93],
  [0.43, 98],
  [0.5, 95],
  [0.65, 89],
  [0.8, 84],
]);
export const leftAtrium = lineThrough([
  [0, 5.5],
  [0.05, 10],
  [0.1, 6.5],
  [0.12, 9],
  [0.17, 3],
  [0.3, 6],
  [0.45, 11],
  [0.5, 5.5],
  [0.58, 4.4],
  [0.8, 5.5],
]);
export const volume = lineThrough([
  [0, 105],
  [0.1, 125],
  [0.15, 125],
  [0.25, 76],
  [0.4, 55],
  [0.47, 55],
  [0.58, 92],
  [0.8, 105],
]);

const wave = (second: number, at: number, width: number, height: number) =>
  height * Math.exp(-(((second - at) / width) ** 2) / 2);

/** In millivolts: P before the atria work, QRS before the ventricles do, T while they tire. */
export function ecg(second: number): number {
  const t = ((second % BEAT_S) + BEAT_S) % BEAT_S;
  const early = t > 0.7 ? t - BEAT_S : t;
  return (
    wave(early, -0.01, 0.022, 0.16) +
    wave(t, 0.082, 0.008, -0.14) +
    wave(t, 0.1, 0.0095, 1.15) +
    wave(t, 0.119, 0.009, -0.26) +
    wave(t, 0.335, 0.036, 0.32)
  );
}

/** The first and the second sound as a phonocardiograph would write them. */
export function phonogram(second: number): number {
  const t = second % BEAT_S;
  const thud = (from: number, lasts: number, height: number, hertz: number) =>
    t < from || t > from + lasts
      ? 0
      : height *
        Math.sin(Math.PI * ((t - from) / lasts)) *
        Math.sin(2 * Math.PI * hertz * (t - from));
  return thud(0.1, 0.1, 1, 55) + thud(0.4, 0.07, 0.75, 75);
}

/** The phases of a beat, in seconds within it. */
export const phases = [
  { name: '心房收缩期', from: 0, to: 0.1 },
  { name: '等容收缩期', from: 0.1, to: 0.15 },
  { name: '快速射血期', from: 0.15, to: 0.25 },
  { name: '减慢射血期', from: 0.25, to: 0.4 },
  { name: '等容舒张期', from: 0.4, to: 0.47 },
  { name: '快速充盈期', from: 0.47, to: 0.58 },
  { name: '减慢充盈期', from: 0.58, to: 0.8 },
] as const;
