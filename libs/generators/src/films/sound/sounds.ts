import { clamp } from '../timing';

/** All sounds of films, synthesised so that no third party has rights in them. */
export type Sound =
  | { kind: 'lub' | 'dub' | 'chime' | 'note' | 'tick' | 'bell' }
  /** A Korotkoff sound with a loudness from 0 to 1. */
  | { kind: 'tap'; loudness: number }
  /** A rough crescendo-decrescendo murmur, or one that blows and fades. */
  | { kind: 'ejection' | 'regurgitation' | 'breath' | 'hiss'; seconds: number };

export const lastsOf = (sound: Sound): number =>
  'seconds' in sound
    ? sound.seconds
    : { lub: 0.16, dub: 0.12, chime: 1.4, note: 1.6, tick: 0.06, bell: 2, tap: 0.12 }[sound.kind];

const tone = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);

const thud = (t: number, lasts: number, hertz: readonly number[]) => {
  const part = t / lasts;
  const swell = Math.min(1, part * 7) * Math.exp(-3.5 * part) * (1 - part);
  return (swell * hertz.reduce((sum, one) => sum + tone(one, t), 0)) / 1.6;
};

const ringing = (t: number, hertz: readonly number[], dying: number) =>
  Math.min(1, t * 60) *
  Math.exp(-dying * t) *
  hertz.reduce((sum, one, at) => sum + tone(one, t) / (at + 1.4), 0);

/** `rumble` is noise without its highest tones, `rush` with more of them. */
export interface Noise {
  rumble: number;
  rush: number;
}

/** The sample at a time after its start. */
export function sampleOf(sound: Sound, t: number, { rumble, rush }: Noise): number {
  const part = clamp(t / lastsOf(sound));
  switch (sound.kind) {
    case 'lub':
      return 0.62 * thud(t, 0.16, [58, 86, 124]);
    case 'dub':
      return 0.52 * thud(t, 0.12, [82, 122, 168]);
    case 'tap':
      return 0.6 * sound.loudness * thud(t, 0.12, [70, 104, 150]);
    case 'chime':
      return 0.1 * ringing(t, [659.3, 987.8], 3.2);
    case 'note':
      return 0.075 * ringing(t, [392, 587.3], 2.6);
    case 'bell':
      return 0.12 * ringing(t, [523.3, 784, 1046.5], 2.2);
    case 'tick':
      return 0.3 * (1 - part) * tone(880, t);
    case 'ejection':
      return 0.55 * (1 - Math.abs(2 * part - 1)) * rumble;
    case 'regurgitation':
      return 0.3 * (1 - part) ** 1.5 * rush;
    case 'breath':
      return 0.14 * Math.sin(Math.PI * part) ** 2 * rush;
    case 'hiss':
      return 0.05 * Math.min(1, part * 12, (1 - part) * 12) * rush;
  }
}
