import { useCheckCaseMutation } from '@cheese/api-client/training/patientMaking';
import { checkWritten } from '@cheese/patients/check/check';
import { packCase } from '@cheese/patients/exchange/pack';
import type { CaseFault } from '@cheese/domain/contract/training/patientMaking';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { useTask } from '@cheese/ui/form/useTask';
import { useDeferredValue, useMemo, useState } from 'react';

/** Faults of the case: in the text at once, in its possible courses on demand. */
export function useFindings(said: PatientCase) {
  // Deferred, to keep typing responsive.
  const now = useDeferredValue(said);
  const written = useMemo(() => checkWritten(now), [now]);
  const file = useMemo(() => packCase(now), [now]);
  const [played, setPlayed] = useState<{ file: string; faults: CaseFault[] } | null>(null);
  const [check] = useCheckCaseMutation();
  const { isBusy, run } = useTask();
  const play = () =>
    run(async () => {
      setPlayed({ file, faults: await check({ file }).unwrap() });
    });
  // The result stays valid as long as the content is unchanged, saved or not.
  const isPlayed = played?.file === file;
  const faults: readonly CaseFault[] = isPlayed ? played.faults : written.faults;
  return { faults, isPlayed, mayPlay: written.mayPlay, isBusy, play };
}

export type Findings = ReturnType<typeof useFindings>;
