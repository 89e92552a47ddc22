const RATE = 8_000;
const SECONDS = 60;
/** In the middle of the recommended 100 to 120. */
const BEATS_A_MINUTE = 110;
const TONE_HZ = 880;
const BEAT_S = 0.06;
const HEADER_BYTES = 44;

/** One minute of beats to press to, as a WAV file: made here, so that nobody's rights are in it. */
export function drawMetronome(): Buffer {
  const samples = RATE * SECONDS;
  const wav = Buffer.alloc(HEADER_BYTES + samples);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  // Plain samples, one channel, a byte each.
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) wav[HEADER_BYTES + at] = sampleAt(at / RATE);
  return wav;
}

/** Silence is 128; a beat rings out. */
function sampleAt(second: number): number {
  const inBeat = second % (60 / BEATS_A_MINUTE);
  if (inBeat > BEAT_S) return 128;
  const loudness = 90 * (1 - inBeat / BEAT_S);
  return Math.round(128 + loudness * Math.sin(2 * Math.PI * TONE_HZ * inBeat));
}
