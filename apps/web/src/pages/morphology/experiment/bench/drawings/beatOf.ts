interface Beat {
  at: number;
  loudness: number;
  phase: number;
}

/** Sound of each Korotkoff phase: taps are short and high, the last ones are dull. */
const colours = [
  { pitch: 0, lasts: 0 },
  { pitch: 140, lasts: 0.09 },
  { pitch: 110, lasts: 0.18 },
  { pitch: 150, lasts: 0.1 },
  { pitch: 70, lasts: 0.14 },
] as const;

/** Plays one beat in the stethoscope: a knock whose pitch falls and fades. */
export function beatOf(context: AudioContext, { at, loudness, phase }: Beat) {
  const { pitch, lasts } = colours[phase] ?? colours[0];
  if (loudness <= 0 || lasts === 0) return;
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + lasts);
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(Math.max(0.001, loudness * 0.8), at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + lasts + 0.02);
}
