import { clinic } from '@cheese/clinic/clinic';
import { CannotDo } from '@cheese/clinic/engine/deeds';
import type { Prepared } from '@cheese/clinic/engine/prepare';
import type { Beginning } from '@cheese/clinic/engine/stay';
import type { ClinicDetail, ClinicRun } from '@cheese/domain/contract/viewers/clinic';
import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';
import type { ClinicReport } from '@cheese/domain/contract/viewers/clinicSight';
import { useState } from 'react';

/** Nobody's run: it is kept nowhere, and marked for nobody. */
const nobodys = { id: 0, caseId: 0, version: 1, startedAt: 0, finishedAt: null } as const;

/** Plays a case as learners will, from any of its states, with nothing sent anywhere. */
export function usePreview({ of }: Prepared, beginning: Beginning) {
  const [made] = useState(() => clinic(of));
  const [deeds, setDeeds] = useState<readonly ClinicDeed[]>([]);
  const [cannot, setCannot] = useState(false);
  const { sight, steps, report: mark } = made.run(deeds, beginning);
  const report = sight.isConcluded ? markedBy(mark) : null;
  const act = async (deed: ClinicDeed) => {
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
  const detail: ClinicDetail = {
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
  const run: ClinicRun = {
    ...nobodys,
    sight,
    steps,
    stepCount: steps.length,
    report,
  };
  const isUnmarked = sight.isConcluded && report === null;
  return { of: detail, run, isUnmarked, cannot, act, restart };
}

/** None where the expert's way, which all are compared with, cannot be gone yet. */
function markedBy(mark: () => ClinicReport): ClinicReport | null {
  try {
    return mark();
  } catch (failure) {
    if (!(failure instanceof CannotDo)) throw failure;
    return null;
  }
}
