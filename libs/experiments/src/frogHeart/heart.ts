import { gone, hill, rounded } from '../engine/curves';
import { type Beating, type Fluid, type HeartState, rhythms, solutes } from './state';

/** In frog Ringer's solution: CaCl₂ 0.12 g/L. */
const RINGER_CALCIUM = 1.08;
/**
 * The concentration that a drop of 0.05 mL adds to 2 mL: mmol/L for salts and acid, µg/mL for
 * drugs.
 */
const DROP = {
  calcium: 4.5,
  potassium: 3.35,
  lactic: 8.3,
  bicarbonate: 7.4,
  adrenaline: 2.5,
  acetylcholine: 2.5,
  atropine: 12.5,
  propranolol: 2.5,
};
/** The concentration at which a blocker occupies half of its receptors (µg/mL). */
const HALF_BLOCKED = { atropine: 0.3, propranolol: 0.03 };
/** The time constant of diffusion from the fluid to the muscle (seconds). */
const REACHES_IN_S: Fluid = {
  calcium: 8,
  potassium: 6,
  adrenaline: 12,
  acetylcholine: 4,
  ringer: 8,
  atropine: 45,
  propranolol: 45,
  lactic: 12,
  bicarbonate: 12,
};
/** The time constant of breakdown in the fluid by esterase and oxygen (seconds). */
const FADES_IN_S = { acetylcholine: 240, adrenaline: 900 };

const fading = ['acetylcholine', 'adrenaline'] as const;
const contents = [...solutes, 'ringer'] as const;

/** The decay factors of a time step, computed once. */
const stepOf = (seconds: number) => ({
  reached: Object.fromEntries(
    contents.map((one) => [one, gone(seconds, REACHES_IN_S[one])]),
  ) as Fluid,
  stays: {
    acetylcholine: 1 - gone(seconds, FADES_IN_S.acetylcholine),
    adrenaline: 1 - gone(seconds, FADES_IN_S.adrenaline),
  },
});
const steps = { 1: stepOf(1), 10: stepOf(10) };
export type Step = keyof typeof steps;

const RESTS_AT_G = 0.5;

/** The heart's activity at the concentrations that have reached it. */
export function beatingOf({ heart, site, volume, damage }: HeartState): Beating {
  const { sensitivity } = heart;
  const calcium = RINGER_CALCIUM * site.ringer + DROP.calcium * site.calcium;
  const potassium = sensitivity * DROP.potassium * site.potassium;
  const acid = sensitivity * (DROP.lactic * site.lactic - DROP.bicarbonate * site.bicarbonate);
  const adrenaline =
    (sensitivity * DROP.adrenaline * site.adrenaline) /
    (1 + (DROP.propranolol * site.propranolol) / HALF_BLOCKED.propranolol);
  const acetylcholine =
    (sensitivity * DROP.acetylcholine * site.acetylcholine) /
    (1 + (DROP.atropine * site.atropine) / HALF_BLOCKED.atropine);
  const excess = Math.max(0, calcium - RINGER_CALCIUM);
  const beta = hill(adrenaline, 1.5);
  const vagal = hill(acetylcholine, 2);
  const base =
    RESTS_AT_G +
    0.5 * hill(excess, 6, 2) -
    0.08 * hill(potassium, 5, 2) -
    0.03 * hill(1 - site.ringer, 0.5, 2);

  if (calcium > 13) {
    return { rate: 0, amplitude: 0, base: rounded(base + 0.6, 2), rhythm: 3 };
  }
  if (potassium > 9 || acetylcholine > 8 || acid > 30) {
    return { rate: 0, amplitude: 0, base: rounded(base, 2), rhythm: 2 };
  }
  const force = hill(calcium, 1, 1.5) / hill(RINGER_CALCIUM, 1, 1.5);
  const rate =
    heart.restRate *
    (1 + 0.4 * beta + 0.06 * hill(excess, 4)) *
    ((1 - 0.6 * vagal) * (1 - hill(potassium, 6, 2)) * (1 - hill(acid, 14, 1.5)));
  const amplitude =
    heart.restAmplitude *
    (force * (1 + 0.7 * beta) * (1 - damage) * (volume / 2) ** 0.3) *
    ((1 - 0.7 * vagal) * (1 - hill(potassium, 4, 2)) * (1 - hill(acid, 8, 1.5)));
  const rhythm = rhythms.indexOf(adrenaline > 6.4 ? 'irregular' : 'regular');
  return {
    rate: rounded(rate),
    amplitude: rounded(amplitude, 2),
    base: rounded(base, 2),
    rhythm,
  };
}

/** One time step: diffusion to the muscle, and breakdown. */
export function later(state: HeartState, seconds: Step): HeartState {
  const { reached, stays } = steps[seconds];
  const fluid = { ...state.fluid };
  for (const one of fading) fluid[one] *= stays[one];
  const site = { ...state.site };
  for (const one of contents) site[one] += (fluid[one] - site[one]) * reached[one];
  const { rhythm } = beatingOf({ ...state, fluid, site });
  // A muscle stopped in contraction, or long without perfusion, does not recover fully.
  const harm = rhythms[rhythm] === 'systolicArrest' ? 1 / 300 : rhythm === 2 ? 1 / 1200 : 0;
  return {
    ...state,
    fluid,
    site,
    damage: Math.min(0.5, state.damage + seconds * harm),
    wasUpset: state.wasUpset || rhythm > 0,
  };
}

/** True if nothing will change by further waiting. */
export const isSettled = (state: HeartState) =>
  contents.every((one) => Math.abs(state.fluid[one] - state.site[one]) < 0.0005) &&
  fading.every((one) => state.fluid[one] < 0.0005) &&
  (beatingOf(state).rhythm < 2 || state.damage >= 0.5);

/** The residue of a drop that is allowed before the next trial; much less for receptor blockers. */
const LEFT_AT_MOST: Fluid = {
  calcium: 0.03,
  potassium: 0.03,
  adrenaline: 0.03,
  acetylcholine: 0.03,
  ringer: 0.03,
  atropine: 0.006,
  propranolol: 0.006,
  lactic: 0.03,
  bicarbonate: 0.03,
};

/** True if only allowed residues are left, in the fluid and at the muscle. */
export const isCleanBut = (
  { fluid, site, volume }: HeartState,
  allowed: readonly string[],
): boolean =>
  Math.abs(volume - 2) < 0.35 &&
  contents
    .filter((one) => !allowed.includes(one))
    .every((one) =>
      [fluid, site].every((of) => (one === 'ringer' ? 1 - of[one] : of[one]) < LEFT_AT_MOST[one]),
    );
