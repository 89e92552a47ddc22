import { CannotDo } from '@cheese/patients/engine/deeds';
import type { PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';
import { refuse } from '../../../calls/refusal';
import type { KnownCase } from './patient.known';
import type { Done, OwnRun } from './patient.store';

/** Replaces the catalogue's answers by the words the voice used at the time. */
function inTheirWords(step: PatientStep, spoken: Done['spoken']): PatientStep {
  const words = [...(spoken ?? [])];
  if (words.length === 0) return step;
  const says = step.says.map((one) =>
    one.by === 'patient' ? { ...one, text: words.shift() ?? one.text } : one,
  );
  return { ...step, says };
}

/** Computed from the steps; the state itself is not stored. */
export function played(of: KnownCase, done: readonly Done[]) {
  const ran = tried(() => of.run(done.map(({ deed }) => deed)));
  return { ...ran, steps: ran.steps.map((step, at) => inTheirWords(step, done[at]!.spoken)) };
}

/** The learner's view of a run; marking is shown only after its end. */
export function show(of: KnownCase, own: OwnRun): PatientRun {
  const { sight, steps } = played(of, own.steps);
  const { id, caseId, version, startedAt, finishedAt, report } = own;
  return {
    id,
    caseId,
    version,
    sight,
    steps,
    report,
    stepCount: steps.length,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
  };
}

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof CannotDo) return refuse('patient.cannot');
    throw failure;
  }
}
