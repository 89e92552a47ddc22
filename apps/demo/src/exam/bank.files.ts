import { drawHeart, type Murmur } from '@cheese/generators/sounds/heart';
import type { Making } from '../making/making';

export const murmurs: readonly Murmur[] = ['none', 'ejection', 'earlyDiastolic'];

export const heartSlug = (murmur: Murmur) => `question/heart-${murmur}`;

/** What is heard in questions of diagnostics. */
export const bankFiles: readonly Making[] = murmurs.map((murmur) => ({
  slug: heartSlug(murmur),
  from: murmur,
  by: 'sounds/heart.ts',
  endings: ['.wav'],
  make: async () => [drawHeart(murmur)],
}));
