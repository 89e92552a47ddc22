import { patientEngine } from '@cheese/patients/patientCase';
import { CannotDo } from '@cheese/patients/engine/deeds';
import type { Prepared } from '@cheese/patients/engine/prepare';
import type { Beginning } from '@cheese/patients/engine/stay';
import type { PatientDetail, PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { PatientReport } from '@cheese/domain/contract/training/shapes/patientSight';
import { useState } from 'react';

/** A preview run, which is neither stored nor marked. */
const nobodys = { id: 0, caseId: 0, version: 1, startedAt: 0, finishedAt: null } as const;

/** Runs a case locally, from any state; nothing is sent to the server. */
export function usePreview({ of }: Prepared, beginning: Beginning) {
  const [made] = useState(() => patientEngine(of));
  const [deeds, setDeeds] = useState<readonly PatientDeed[]>([]);
  const [cannot, setCannot] = useState(false);
  const { sight, steps, report: mark } = made.run(deeds, beginning);
  const report = sight.isConcluded ? markedBy(mark) : null;
  const act = async (deed: PatientDeed) => {
    const next = [...deeds, deed];
    try {
      made.run(next, beginning);
    } catch (failure) {
      if (!(failure instanceof CannotDo)) throw failure;
      setCannot(true);
      return false;
    }
    setDeeds(next);
    setCannot(false);
    return true;
  };
  const restart = async () => {
    setDeeds([]);
    setCannot(false);
    return true;
  };
  const { title, field, level, minutes, patient } = of;
  const { name, age, sex, picture, place, complaint, speaker = null } = patient;
  const detail: PatientDetail = {
    id: 0,
    version: 1,
    title,
    complaint,
    field,
    level,
    minutes,
    choices: made.choices,
    patient: { name, age, sex, picture, place, speaker },
  };
  const run: PatientRun = {
    ...nobodys,
    sight,
    steps,
    stepCount: steps.length,
    report,
  };
  const isUnmarked = sight.isConcluded && report === null;
  return { of: detail, run, isUnmarked, cannot, act, restart };
}

/** Null if the expert's path, the reference for marking, cannot be followed yet. */
function markedBy(mark: () => PatientReport): PatientReport | null {
  try {
    return mark();
  } catch (failure) {
    if (!(failure instanceof CannotDo)) throw failure;
    return null;
  }
}
