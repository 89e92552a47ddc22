const HEADER_BYTES = 44;
const MOST = 127;

/** Samples between -1 and 1 as a WAV file of one channel, a byte each. */
export function wavOf(samples: Float64Array, rate: number): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + samples.length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length, 40);
  samples.forEach((sample, at) => {
    // Silence is 128.
    wav[HEADER_BYTES + at] = Math.round(128 + MOST * Math.max(-1, Math.min(1, sample)));
  });
  return wav;
}
