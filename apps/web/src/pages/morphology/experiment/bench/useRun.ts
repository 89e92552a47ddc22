import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import {
  useActInExperimentMutation,
  useBeginExperimentMutation,
  useFinishExperimentMutation,
} from '@cheese/api-client/training/experiment';
import type { ExperimentRun } from '@cheese/domain/contract/training/experiment';
import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { useTask } from '@cheese/ui/form/useTask';
import { useEffect, useState } from 'react';

/** A run of an experiment; every step is performed and stored on the server. */
export function useRun(experimentId: number) {
  const [run, setRun] = useState<ExperimentRun | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [begin] = useBeginExperimentMutation();
  const [actIn] = useActInExperimentMutation();
  const [end] = useFinishExperimentMutation();
  const task = useTask();

  const open = (isNew: boolean) =>
    begin({ experimentId, ...(isNew && { isNew }) })
      .unwrap()
      .then(setRun, setFailure);
  useEffect(() => {
    void open(false);
    // Runs once: for another experiment the page remounts this component by its key.
  }, []);

  const act = (action: ExperimentAction) =>
    task.run(async () => {
      if (!run) return;
      const number = run.stepCount + 1;
      try {
        setRun(await actIn({ runId: run.id, number, action }).unwrap());
      } catch (lost) {
        if (isElsewhere(lost)) await open(false);
        throw lost;
      }
    });
  const finish = () =>
    task.run(async () => {
      if (run) setRun(await end({ runId: run.id }).unwrap());
    });
  const restart = () => task.run(() => open(true));
  const retry = () => {
    setFailure(null);
    void open(false);
  };
  return { run, failure, isBusy: task.isBusy, act, finish, restart, retry };
}

const isElsewhere = (lost: unknown) =>
  typeof lost === 'object' &&
  lost !== null &&
  'status' in lost &&
  lost.status === httpStatuses.conflict;
