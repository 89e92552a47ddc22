import { makeRandom } from '../../random';
import { type Film, heardIn, secondsOf } from '../film';
import { lastsOf, sampleOf } from './sounds';

export const trackRate = 24_000;
const HEADER_BYTES = 44;
const MOST = 32_000;

/** The sound track of a film as a 16-bit mono WAV file. */
export function drawTrack(film: Film): Buffer {
  const samples = new Float32Array(Math.round(secondsOf(film) * trackRate));
  const noises = makeNoises(film.slug, trackRate * 4);
  for (const { at, sound } of heardIn(film)) {
    const first = Math.round(at * trackRate);
    const count = Math.min(Math.round(lastsOf(sound) * trackRate), samples.length - first);
    for (let step = 0; step < count; step++) {
      const noise = noises[(first + step) % noises.length] ?? { rumble: 0, rush: 0 };
      samples[first + step] =
        (samples[first + step] ?? 0) + sampleOf(sound, step / trackRate, noise);
    }
  }
  return wavOf16(samples);
}

function makeNoises(seed: string, length: number) {
  const random = makeRandom(seed);
  let [slow, slower] = [0, 0];
  return Array.from({ length }, () => {
    const raw = random.between(-1, 1);
    slow += 0.28 * (raw - slow);
    slower += 0.07 * (raw - slower);
    return { rumble: 3 * slower, rush: slow };
  });
}

function wavOf16(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(trackRate, 24);
  wav.writeUInt32LE(trackRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) =>
    wav.writeInt16LE(Math.round(MOST * Math.max(-1, Math.min(1, sample))), HEADER_BYTES + at * 2),
  );
  return wav;
}
