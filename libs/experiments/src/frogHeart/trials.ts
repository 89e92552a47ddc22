import type { Beating, Given, Happening } from './state';
import type { Change } from './words';

type Dose = Extract<Happening, { kind: 'dose' }>;

/** Something given, with what was measured before and after it. */
export interface Trial extends Dose {
  control: Beating | null;
  /** What differed most from the control, of what was measured until something else was done. */
  effect: Beating | null;
}

/** Before this it has not reached the muscle. */
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

/** Which of several trials of one thing counts: the best supported, of equals the last. */
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

/** What can be read off two measurements. */
function changeOf(before: Beating, after: Beating): Change {
  const force = after.amplitude / before.amplitude;
  if (force > 1.12) return after.base - before.base > 0.06 ? 'tonic' : 'stronger';
  if (force < 0.88) return after.rate / before.rate < 0.91 ? 'slower' : 'weaker';
  return 'none';
}

/** None where it was not measured before and after. */
export const shownBy = (trial: Trial | undefined): Change | null =>
  trial?.control && trial.effect ? changeOf(trial.control, trial.effect) : null;
