import { wavOf } from './wav';

const RATE = 8_000;
const SECONDS = 60;
/** In the middle of the recommended 100 to 120. */
const BEATS_A_MINUTE = 110;
const TONE_HZ = 880;
const BEAT_S = 0.06;
const LOUDNESS = 0.7;

/**
 * One minute of compression beats as a WAV file; synthesised so that no third party has rights in
 * it.
 */
export const drawMetronome = (): Buffer =>
  wavOf(
    Float64Array.from({ length: RATE * SECONDS }, (_, at) => sampleAt(at / RATE)),
    RATE,
  );

/** A beat rings out. */
function sampleAt(second: number): number {
  const inBeat = second % (60 / BEATS_A_MINUTE);
  if (inBeat > BEAT_S) return 0;
  return LOUDNESS * (1 - inBeat / BEAT_S) * Math.sin(2 * Math.PI * TONE_HZ * inBeat);
}
