import { type Adjustment, neutral } from './adjustment';

/** Output value for each of the 256 input values, per channel. */
export type Tables = readonly [red: Uint8Array, green: Uint8Array, blue: Uint8Array];

const SHADES = 256;
/** Below, everything would be black at once. */
const LEAST_GAMMA = 0.1;

function tableOf(adjustment: Adjustment, channel: 'red' | 'green' | 'blue'): Uint8Array {
  const part = (key: keyof Adjustment) => adjustment[key] / neutral[key];
  const gain = part(channel) * part('light');
  const power = 1 / Math.max(LEAST_GAMMA, part('gamma'));
  return Uint8Array.from({ length: SHADES }, (_, shade) => {
    const lit = (shade / (SHADES - 1)) * gain;
    const apart = (lit - 0.5) * part('contrast') + 0.5;
    return Math.round(Math.min(1, Math.max(0, apart)) ** power * (SHADES - 1));
  });
}

/** All ways of drawing use these tables, so they agree exactly. */
export const tablesOf = (adjustment: Adjustment): Tables => [
  tableOf(adjustment, 'red'),
  tableOf(adjustment, 'green'),
  tableOf(adjustment, 'blue'),
];
