import { drawHeart, type Murmur } from './heart';
import { drawMetronome } from './metronome';

const RATE = 4_000;
/** The mean loudness of all beats between two moments of a beat. */
function loudness(murmur: Murmur, from: number, to: number): number {
  const samples = [...drawHeart(murmur).subarray(44)].filter((_, at) => {
    const inBeat = (at / RATE) % 0.8;
    return inBeat >= from && inBeat < to;
  });
  const squares = samples.map((sample) => ((sample - 128) / 127) ** 2);
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length);
}

it.each([
  ['the minute of beats', drawMetronome(), 8_000 * 60],
  ['ten beats of a heart', drawHeart('none'), RATE * 8],
])('%s is a WAV file as long as it says', (_, wav, samples) => {
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  expect([wav.readUInt32LE(40), wav.length]).toEqual([samples, 44 + samples]);
});

it('a healthy heart is heard twice a beat, and silent between', () => {
  expect(loudness('none', 0, 0.05)).toBeGreaterThan(0.1);
  expect(loudness('none', 0.3, 0.34)).toBeGreaterThan(0.1);
  expect(loudness('none', 0.15, 0.29)).toBe(0);
  expect(loudness('none', 0.45, 0.79)).toBe(0);
});

it('a murmur of ejection swells and dies between the first and the second sound', () => {
  const middle = loudness('ejection', 0.17, 0.2);
  expect(middle).toBeGreaterThan(2 * loudness('ejection', 0.25, 0.28));
  expect(middle).toBeGreaterThan(0.05);
  expect(loudness('ejection', 0.45, 0.79)).toBe(0);
});

it('an early diastolic murmur follows the second sound and dies away', () => {
  const begin = loudness('earlyDiastolic', 0.4, 0.45);
  expect(begin).toBeGreaterThan(2 * loudness('earlyDiastolic', 0.55, 0.6));
  expect(begin).toBeGreaterThan(0.03);
  expect(loudness('earlyDiastolic', 0.15, 0.29)).toBe(0);
});
