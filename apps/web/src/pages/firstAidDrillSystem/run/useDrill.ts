import {
  useAnswerDrillStepMutation,
  useGetCurrentDrillQuery,
} from '@cheese/api-client/training/drill';
import type { DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun } from '@cheese/domain/contract/training/drill';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';

/** How often signs are read anew, which go on changing while somebody thinks. */
const LOOK_MS = 5_000;

/** Somebody's run of a drill: what is decided is taken by the server, and kept there. */
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
        // Another window may have decided meanwhile: it is read anew.
        void query.refetch();
        throw lost;
      }
    });
  return { query, run, isBusy, decide };
}

/** What was read last, unless an answer is ahead of it. */
const later = (read: DrillRun | undefined, answered: DrillRun | null) =>
  answered && answered.number > (read?.number ?? 0) ? answered : (read ?? answered);
