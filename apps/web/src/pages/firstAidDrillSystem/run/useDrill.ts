import {
  useAnswerDrillStepMutation,
  useGetCurrentDrillQuery,
} from '@cheese/api-client/training/drill';
import type { DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun } from '@cheese/domain/contract/training/drill';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';

/** Polling interval for vital signs, which change while the learner thinks. */
const LOOK_MS = 5_000;

/** A run of a drill; every decision is evaluated and stored on the server. */
export function useDrill(drillId: number) {
  const [answered, setAnswered] = useState<DrillRun | null>(null);
  const [isOver, setOver] = useState(false);
  const query = useGetCurrentDrillQuery(
    { drillId },
    { pollingInterval: isOver ? 0 : LOOK_MS, refetchOnMountOrArgChange: true },
  );
  const [answer] = useAnswerDrillStepMutation();
  const { isBusy, run: task } = useTask();

  const run = later(query.currentData, answered);
  if (run?.end && !isOver) setOver(true);
  const decide = (choice: DrillChoice) =>
    task(async () => {
      if (!run || run.end) return;
      try {
        setAnswered(await answer({ drillId, number: run.number, choice }).unwrap());
      } catch (lost) {
        // Another window may have decided meanwhile, so refetch.
        void query.refetch();
        throw lost;
      }
    });
  return { query, run, isBusy, decide };
}

/** The newer of the refetched run and the last answer. */
const later = (read: DrillRun | undefined, answered: DrillRun | null) =>
  answered && answered.number > (read?.number ?? 0) ? answered : (read ?? answered);
