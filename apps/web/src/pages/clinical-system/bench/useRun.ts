import {
  useActInPatientMutation,
  useBeginPatientMutation,
  useFinishPatientMutation,
  useLazyGetPatientRunQuery,
} from '@cheese/api-client/training/patient';
import type { PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { readFailure } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import { useEffect, useState } from 'react';

/** Another window was ahead, or has begun anew: what stands on the server is read again. */
const outdated: readonly number[] = [409, 404];
const isOutdated = (lost: unknown) => outdated.includes(readFailure(lost).status);

/** Somebody's time with a patient: what is done is done on the server, and kept there. */
export function useRun(caseId: number) {
  const [run, setRun] = useState<PatientRun | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [begin] = useBeginPatientMutation();
  const [actIn] = useActInPatientMutation();
  const [end] = useFinishPatientMutation();
  const [read] = useLazyGetPatientRunQuery();
  const task = useTask();

  const open = () => begin({ caseId }).unwrap().then(setRun, setFailure);
  useEffect(() => {
    void open();
    // Once for each bench: the page gives another one its own key.
  }, []);

  /** The run itself first: one that another window has finished is not begun anew unasked. */
  const reread = (id: number) =>
    read({ id })
      .unwrap()
      .then(setRun, (lost) => (isOutdated(lost) ? open() : undefined));
  const orReread = (id: number) => async (lost: unknown) => {
    if (isOutdated(lost)) await reread(id);
    throw lost;
  };
  const step = ({ id, stepCount }: PatientRun, deed: PatientDeed) =>
    actIn({ runId: id, number: stepCount + 1, deed })
      .unwrap()
      .catch(orReread(id));

  /** Whether it was done: what was typed for it is kept otherwise. */
  const act = (deed: PatientDeed) =>
    task.run(async () => {
      if (run) setRun(await step(run, deed));
    });
  /** Says what it was, and is marked; who was cut off in between says it only once. */
  const conclude = (deed: PatientDeed) =>
    task.run(async () => {
      if (!run) return;
      const said = run.sight.isConcluded ? run : await step(run, deed);
      setRun(said);
      setRun(await end({ runId: said.id }).unwrap().catch(orReread(said.id)));
    });
  const restart = () => task.run(async () => setRun(await begin({ caseId, isNew: true }).unwrap()));
  const retry = () => {
    setFailure(null);
    void open();
  };
  return { run, failure, isBusy: task.isBusy, act, conclude, restart, retry };
}
