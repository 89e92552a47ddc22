import { rounded } from '../engine/curves';
import type { Electrode, Person, Site, Worn } from './state';

/** Components to the left, towards the feet, and to the front. */
type Vector = readonly [number, number, number];

/**
 * The sensitivity of each site to a cardiac dipole: limbs as corners of Einthoven's triangle, the
 * chest stronger because it is nearer, and from its own direction.
 */
const feels: Record<Site, Vector> = {
  rightArm: [-0.5, -0.289, 0],
  leftArm: [0.5, -0.289, 0],
  rightLeg: [-0.02, 0.577, 0],
  leftLeg: [0.02, 0.577, 0],
  right4: [-0.5, -0.1, 1],
  left4: [0.1, 0, 1.5],
  between: [0.6, 0.15, 1.4],
  middle5: [1.6, 0.5, 1.2],
  front5: [1.8, 0.5, 0.5],
  side5: [1.5, 0.4, 0],
  right2: [-0.4, -0.8, 0.7],
  left2: [0.05, -0.9, 0.9],
  middle4: [1.5, 0, 1.4],
  front4: [1.7, 0, 0.7],
};

/** The dipole (mV) at the peak of each wave; four moments for the ventricles. */
const P: Vector = [0.07, 0.12, 0.08];
const T: Vector = [0.2, 0.2, 0.12];
const septum: Vector = [-0.1, -0.05, 0.3];
const apex: Vector = [0.3, 0.3, 0.35];
const main = (backwards: number): Vector => [0.85, 0.75, -backwards];
const base: Vector = [-0.1, -0.25, -0.2];

export const leadNames = [
  ...(['I', 'II', 'III', 'aVR', 'aVL', 'aVF'] as const),
  ...(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const),
] as const;
export type LeadName = (typeof leadNames)[number];

/** The amplitude of each wave in mV; negative is downwards. */
export interface Waves {
  p: number;
  q: number;
  r: number;
  s: number;
  /** A second peak after s. */
  r2: number;
  t: number;
}

const flat: Waves = { p: 0, q: 0, r: 0, s: 0, r2: 0, t: 0 };

function turnedBy([x, y, z]: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

const dot = (one: Vector, other: Vector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The weight of each electrode's potential in a lead. */
const third = 1 / 3;
const mixtures: Record<LeadName, Partial<Record<Electrode, number>>> = {
  I: { LA: 1, RA: -1 },
  II: { LL: 1, RA: -1 },
  III: { LL: 1, LA: -1 },
  aVR: { RA: 1, LA: -0.5, LL: -0.5 },
  aVL: { LA: 1, RA: -0.5, LL: -0.5 },
  aVF: { LL: 1, RA: -0.5, LA: -0.5 },
  ...(Object.fromEntries(
    (['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const).map((one) => [
      one,
      { [one]: 1, RA: -third, LA: -third, LL: -third },
    ]),
  ) as Record<'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6', Partial<Record<Electrode, number>>>),
};

/** The lead vector for the current electrode positions; null if an electrode is off. */
function measured(lead: LeadName, worn: Worn): Vector | null {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [electrode, part] of Object.entries(mixtures[lead])) {
    const site = worn[electrode as Electrode];
    if (site === null) return null;
    feels[site].forEach((along, axis) => {
      sum[axis as 0 | 1 | 2] += part * along;
    });
  }
  return sum;
}

/** A smaller wave is invisible on paper (mV). */
const SEEN_MV = 0.02;
const tidy = (value: number) => (Math.abs(value) < SEEN_MV ? 0 : rounded(value, 2));

/** The person's dipoles, for the position of their heart. */
function heartOf({ turned, scale, backwards }: Person) {
  const lying = (dipole: Vector): Vector => {
    const [x, y, z] = turnedBy(dipole, turned);
    return [scale * x, scale * y, scale * z];
  };
  return { p: lying(P), t: lying(T), qrs: [septum, apex, main(backwards), base].map(lying) };
}

function wavesOf(heart: ReturnType<typeof heartOf>, along: Vector): Waves {
  const moments = heart.qrs.map((dipole) => dot(along, dipole));
  const peak = moments.indexOf(Math.max(...moments));
  const r = Math.max(0, moments[peak] ?? 0);
  const before = moments.slice(0, r > 0 ? peak : moments.length);
  const after = r > 0 ? moments.slice(peak + 1) : [];
  const s = Math.min(0, ...after);
  const rest = s < 0 ? after.slice(after.indexOf(s) + 1) : [];
  return {
    p: tidy(dot(along, heart.p)),
    t: tidy(dot(along, heart.t)),
    r: tidy(r),
    q: tidy(Math.min(0, ...before)),
    s: tidy(s),
    r2: tidy(Math.max(0, ...rest)),
  };
}

/** All twelve leads for the current electrode positions; flat without the ground electrode. */
export function twelve(person: Person, worn: Worn): Record<LeadName, Waves> {
  const heart = heartOf(person);
  const entries = leadNames.map((lead) => {
    const along = worn.RL === null ? null : measured(lead, worn);
    return [lead, along ? wavesOf(heart, along) : flat] as const;
  });
  return Object.fromEntries(entries) as Record<LeadName, Waves>;
}

export const directions = ['up', 'down', 'flat'] as const;
export type Direction = (typeof directions)[number];

export function directionOf({ q, r, s }: Waves): Direction {
  const deepest = Math.min(q, s);
  if (r - deepest < 0.15) return 'flat';
  return r + deepest >= 0 ? 'up' : 'down';
}

/** The transition zone: the first chest lead in which R is at least as tall as S is deep. */
export const transitionOf = (leads: Record<LeadName, Waves>) =>
  leadNames.slice(6).find((lead) => {
    const { q, r, s } = leads[lead];
    return r > 0 && r >= -Math.min(q, s);
  });
