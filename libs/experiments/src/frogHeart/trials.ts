import type { Beating, Given, Happening } from './state';
import type { Change } from './words';

type Dose = Extract<Happening, { kind: 'dose' }>;

/** A dose with the measurements before and after it. */
export interface Trial extends Dose {
  control: Beating | null;
  /** The measurement that differs most from the control, before the next action. */
  effect: Beating | null;
}

/** The drug has not reached the muscle before this time. */
const SOONEST_S = 15;

const distance = (one: Beating, other: Beating) =>
  Math.abs(one.rate / Math.max(1, other.rate) - 1) +
  Math.abs(one.amplitude / Math.max(0.05, other.amplitude) - 1);

export function trialsOf(happenings: readonly Happening[]): Trial[] {
  return happenings.flatMap((dose, index) => {
    if (dose.kind !== 'dose') return [];
    const before = happenings[index - 1];
    const control = before?.kind === 'measure' ? before.beating : null;
    const rest = happenings.slice(index + 1);
    const next = rest.findIndex(({ kind }) => kind !== 'measure');
    const effect = (next < 0 ? rest : rest.slice(0, next))
      .flatMap((one) => (one.kind === 'measure' && one.at - dose.at >= SOONEST_S ? [one] : []))
      .map(({ beating }) => beating)
      .sort((one, other) => (control ? distance(other, control) - distance(one, control) : 0))[0];
    return [{ ...dose, control, effect: effect ?? null }];
  });
}

/**
 * The trial that counts among several of the same dose: the best documented, or the last of equals.
 */
export function trialOf(trials: readonly Trial[], given: Given, fits: (trial: Trial) => boolean) {
  const merit = ({ control, effect, isClean }: Trial) =>
    (control && effect ? 2 : 0) + (isClean ? 1 : 0);
  return trials
    .filter((trial) => trial.given === given && fits(trial))
    .reduce<Trial | undefined>(
      (best, trial) => (best && merit(best) > merit(trial) ? best : trial),
      undefined,
    );
}

/** The visible change between two measurements. */
function changeOf(before: Beating, after: Beating): Change {
  const force = after.amplitude / before.amplitude;
  if (force > 1.12) return after.base - before.base > 0.06 ? 'tonic' : 'stronger';
  if (force < 0.88) return after.rate / before.rate < 0.91 ? 'slower' : 'weaker';
  return 'none';
}

/** Null unless it was measured before and after. */
export const shownBy = (trial: Trial | undefined): Change | null =>
  trial?.control && trial.effect ? changeOf(trial.control, trial.effect) : null;
