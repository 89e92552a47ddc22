import { useCheckDrillMutation } from '@cheese/api-client/training/drillMaking';
import type { DrillFault } from '@cheese/domain/contract/training/drillMaking';
import { checkWritten } from '@cheese/drills/check/check';
import { packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { useTask } from '@cheese/ui/form/useTask';
import { useMemo, useState } from 'react';

/**
 * Faults of the drill: in the text at once, in its paths on demand, because walking all paths takes
 * the server a while.
 */
export function useFindings(now: Drill) {
  const written = useMemo(() => checkWritten(now), [now]);
  const file = useMemo(() => packDrill(now), [now]);
  const [walked, setWalked] = useState<{ file: string; faults: DrillFault[] } | null>(null);
  const [check] = useCheckDrillMutation();
  const { isBusy, run } = useTask();
  const walk = () =>
    run(async () => {
      setWalked({ file, faults: await check({ file }).unwrap() });
    });
  // The result stays valid as long as the content is unchanged, saved or not.
  const isWalked = walked?.file === file;
  const faults: readonly DrillFault[] = isWalked ? walked.faults : written.faults;
  return { faults, isWalked, mayWalk: written.mayWalk, isBusy, walk };
}

export type Findings = ReturnType<typeof useFindings>;
