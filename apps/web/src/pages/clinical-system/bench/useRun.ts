import {
  useActInPatientMutation,
  useBeginPatientMutation,
  useFinishPatientMutation,
  useLazyGetPatientRunQuery,
} from '@cheese/api-client/training/patient';
import type { PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { readFailure } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import { useEffect, useState } from 'react';

/** Another window was faster or has restarted, so the run is refetched. */
const outdated: readonly number[] = [httpStatuses.conflict, httpStatuses.notFound];
const isOutdated = (lost: unknown) => outdated.includes(readFailure(lost).status);

/** A run with a patient; every action is performed and stored on the server. */
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
    // Runs once: for another patient the page remounts this component by its key.
  }, []);

  /**
   * Reads the run before restarting: a run finished in another window must not be restarted
   * silently.
   */
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

  /** Resolves to true on success; on failure the draft stays. */
  const act = (deed: PatientDeed) =>
    task.run(async () => {
      if (run) setRun(await step(run, deed));
    });
  /** Submits the conclusion and has it marked; after an interruption it is not submitted twice. */
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
