import type { DrillSound } from '@cheese/domain/codes/training/drills';

interface Timed {
  /** Seconds from the start of the cycle. */
  at: number;
  lasts: number;
  /** Peak volume, from 0 to 1. */
  loud: number;
  /** Pitch at the start and at the end; for noise, the frequency of the filter. */
  hz: readonly [number, number];
}

export interface Tone extends Timed {
  kind: 'tone';
  wave: 'sine' | 'square' | 'sawtooth' | 'triangle';
}

export interface Noise extends Timed {
  kind: 'noise';
  passes: 'lowpass' | 'bandpass' | 'highpass';
}

/** A sound that repeats every `everyS` seconds. */
export interface Recipe {
  everyS: number;
  parts: readonly (Tone | Noise)[];
}

type At = Pick<Timed, 'at' | 'lasts' | 'loud' | 'hz'>;
const tone = (wave: Tone['wave'], of: At): Tone => ({ kind: 'tone', wave, ...of });
const noise = (passes: Noise['passes'], of: At): Noise => ({ kind: 'noise', passes, ...of });

const often = <Part extends Tone | Noise>(moments: readonly number[], part: Part): Part[] =>
  moments.map((at) => ({ ...part, at }));

/** Repeats every two seconds and fades while the next cycle starts, so that there is no gap. */
const bed = (passes: Noise['passes'], hz: Timed['hz'], loud: number) =>
  noise(passes, { at: 0, lasts: 2.8, loud, hz });

/** The sounds are synthesised from tones and filtered noise, so that no audio files are loaded. */
export const recipes: Record<DrillSound, Recipe> = {
  siren: {
    everyS: 2,
    parts: [
      tone('triangle', { at: 0, lasts: 1.1, loud: 0.14, hz: [650, 1250] }),
      tone('triangle', { at: 1, lasts: 1.1, loud: 0.14, hz: [1250, 650] }),
    ],
  },
  alarm: {
    everyS: 1.6,
    parts: often([0, 0.3, 0.6], tone('square', { at: 0, lasts: 0.2, loud: 0.06, hz: [960, 960] })),
  },
  aed: {
    everyS: 4,
    parts: [
      ...often([0, 0.5], tone('sine', { at: 0, lasts: 0.22, loud: 0.2, hz: [880, 880] })),
      tone('sine', { at: 0.25, lasts: 0.24, loud: 0.2, hz: [1175, 1175] }),
    ],
  },
  buzz: {
    everyS: 1.5,
    parts: [
      tone('sawtooth', { at: 0, lasts: 1.1, loud: 0.07, hz: [100, 100] }),
      ...often(
        [0.2, 0.55, 0.8],
        noise('highpass', { at: 0, lasts: 0.06, loud: 0.1, hz: [3000, 3000] }),
      ),
    ],
  },
  fire: {
    everyS: 2,
    parts: [
      bed('lowpass', [300, 260], 0.14),
      ...often(
        [0.1, 0.34, 0.5, 0.92, 1.3, 1.44, 1.8],
        noise('bandpass', { at: 0, lasts: 0.05, loud: 0.28, hz: [2400, 1800] }),
      ),
    ],
  },
  rain: {
    everyS: 2,
    parts: [
      bed('highpass', [2600, 2600], 0.07),
      ...often(
        [0.15, 0.6, 0.75, 1.2, 1.7],
        noise('bandpass', { at: 0, lasts: 0.04, loud: 0.16, hz: [4000, 3600] }),
      ),
    ],
  },
  water: {
    everyS: 2,
    parts: [
      bed('bandpass', [700, 950], 0.2),
      ...often([0.3, 0.9, 1.5], tone('sine', { at: 0, lasts: 0.1, loud: 0.06, hz: [380, 680] })),
    ],
  },
  wind: {
    everyS: 4,
    parts: [
      noise('bandpass', { at: 0, lasts: 2.4, loud: 0.28, hz: [260, 720] }),
      noise('bandpass', { at: 2, lasts: 2.6, loud: 0.28, hz: [720, 260] }),
    ],
  },
  rumble: {
    everyS: 2,
    parts: [
      bed('lowpass', [110, 80], 0.4),
      tone('sine', { at: 0, lasts: 2.4, loud: 0.16, hz: [52, 44] }),
    ],
  },
  crowd: {
    everyS: 2,
    parts: [
      bed('bandpass', [420, 520], 0.14),
      ...often(
        [0, 0.45, 1.1, 1.5],
        noise('bandpass', { at: 0, lasts: 0.4, loud: 0.2, hz: [500, 800] }),
      ),
    ],
  },
  crying: {
    everyS: 3,
    parts: [
      tone('triangle', { at: 0, lasts: 0.55, loud: 0.12, hz: [540, 430] }),
      tone('triangle', { at: 0.7, lasts: 0.55, loud: 0.12, hz: [560, 420] }),
      tone('triangle', { at: 1.4, lasts: 0.8, loud: 0.1, hz: [500, 360] }),
    ],
  },
  coughing: {
    everyS: 2.6,
    parts: [
      ...often(
        [0, 0.32, 0.55],
        noise('bandpass', { at: 0, lasts: 0.14, loud: 0.35, hz: [1000, 600] }),
      ),
      ...often([0, 0.32, 0.55], tone('sine', { at: 0, lasts: 0.12, loud: 0.1, hz: [190, 120] })),
    ],
  },
};
