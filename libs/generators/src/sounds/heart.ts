import { makeRandom } from '../random';
import { wavOf } from './wav';

const RATE = 4_000;
const BEATS = 10;
/** 75 beats a minute, of which the ventricles work for three tenths of a second. */
const BEAT_S = 0.8;
const SYSTOLE_S = 0.3;

/** Between the first and the second sound, or after the second one. */
export type Murmur = 'none' | 'ejection' | 'earlyDiastolic';

interface Thud {
  from: number;
  lasts: number;
  hertz: readonly number[];
  loudness: number;
}
const FIRST: Thud = { from: 0, lasts: 0.13, hertz: [48, 72, 96], loudness: 0.75 };
/** Shorter, and higher. */
const SECOND: Thud = { from: SYSTOLE_S, lasts: 0.09, hertz: [70, 105, 140], loudness: 0.6 };

interface Blow {
  from: number;
  to: number;
  /** The loudness during its course from 0 to 1. */
  shape: (done: number) => number;
  /** The weight of the previous samples: a larger one sounds deeper. */
  depth: number;
  loudness: number;
}
const murmurs: Record<Exclude<Murmur, 'none'>, Blow> = {
  // A diamond: rough, it begins after the first sound and ends before the second.
  ejection: {
    from: 0.09,
    to: 0.28,
    depth: 0.75,
    loudness: 0.5,
    shape: (done) => 1 - Math.abs(2 * done - 1),
  },
  // It begins with the second sound, blows and dies away.
  earlyDiastolic: {
    from: SYSTOLE_S + 0.05,
    to: 0.66,
    depth: 0.35,
    loudness: 0.3,
    shape: (done) => (1 - done) ** 1.5,
  },
};

/**
 * Heart sounds as through a stethoscope, as a WAV file; synthesised so that no third party has
 * rights in it.
 */
export function drawHeart(murmur: Murmur): Buffer {
  const samples = new Float64Array(RATE * BEATS * BEAT_S);
  const random = makeRandom(murmur);
  const blow = murmur === 'none' ? null : murmurs[murmur];
  let [slow, noise] = [0, 0];
  samples.forEach((_, at) => {
    const inBeat = (at / RATE) % BEAT_S;
    const before = slow;
    slow += (1 - (blow?.depth ?? 0)) * (random.between(-1, 1) - slow);
    // Subtracts the lowest frequencies, so that a band is left.
    noise = 0.8 * (noise + slow - before);
    samples[at] = thudAt(inBeat, FIRST) + thudAt(inBeat, SECOND) + (blow ? blown(inBeat, blow) : 0);
  });
  return wavOf(samples, RATE);

  function blown(inBeat: number, { from, to, shape, loudness }: Blow) {
    const done = (inBeat - from) / (to - from);
    return done < 0 || done > 1 ? 0 : loudness * shape(done) * noise;
  }
}

/** A valve that closes: it swells in a moment and rings out. */
function thudAt(inBeat: number, { from, lasts, hertz, loudness }: Thud): number {
  const done = (inBeat - from) / lasts;
  if (done < 0 || done > 1) return 0;
  const swell = Math.min(1, done * 8) * Math.exp(-4 * done) * (1 - done);
  const tones = hertz.map((tone) => Math.sin(2 * Math.PI * tone * (inBeat - from)));
  return (loudness * swell * tones.reduce((sum, tone) => sum + tone, 0)) / 1.5;
}
