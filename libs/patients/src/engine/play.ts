import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type {
  PatientSight,
  PatientStep,
} from '@cheese/domain/contract/training/shapes/patientSight';
import { act } from './deeds';
import type { Prepared } from './prepare';
import { type Beginning, Stay } from './stay';
import { vitalsOf } from './values';

export interface Played {
  stay: Stay;
  steps: PatientStep[];
}

/**
 * Replays all actions from arrival: deterministic, so the same list always ends in the same state.
 */
export function play(
  prepared: Prepared,
  deeds: readonly PatientDeed[],
  beginning?: Beginning,
): Played {
  const stay = new Stay(prepared, beginning);
  const steps = deeds.map((deed, index): PatientStep => {
    const { clock } = stay;
    stay.says = [];
    const text = act(stay, deed);
    return { number: index + 1, clock, text, says: stay.says };
  });
  return { stay, steps };
}

const after = (flags: ReadonlyMap<string, number>, prefix: string) =>
  [...flags.keys()].flatMap((flag) => (flag.startsWith(prefix) ? [flag.slice(prefix.length)] : []));

/** The learner's view. */
export function sightOf(stay: Stay): PatientSight {
  const { clock, yuan, end, flags, known, pending, differential, conclusion, prepared } = stay;
  const { patient, minutes } = prepared.of;
  const isMonitored = flags.has('treated:monitor');
  const [at, values] = isMonitored ? [clock, stay.values] : [stay.measuredAt, stay.measured];
  return {
    clock,
    limit: minutes * 60,
    yuan,
    end,
    isConcluded: conclusion !== null,
    isMonitored,
    vitals: at === null ? null : { at, list: vitalsOf(values, patient.years) },
    evidence: [...known].map(([id, text]) => ({ id, text })),
    pending: pending.map(({ test, name, readyAt }) => ({ test, name, readyAt })),
    differential: [...differential],
    done: {
      questions: after(flags, 'asked:'),
      manoeuvres: after(flags, 'examined:'),
      tests: after(flags, 'ordered:'),
      treatments: after(flags, 'began:'),
    },
  };
}
