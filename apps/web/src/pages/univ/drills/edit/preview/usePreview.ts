import type { DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun } from '@cheese/domain/contract/training/drill';
import type { Drill } from '@cheese/drills/graph/drill';
import { CannotDo, type Run } from '@cheese/drills/play/answer';
import { DeadEnd } from '@cheese/drills/play/follow';
import { act, begin } from '@cheese/drills/play/run';
import { see } from '@cheese/drills/play/see';
import { useState } from 'react';

const SEED = 1;

/** A preview run, which is neither stored nor marked. */
const nobodys = { id: 0, scenarioId: 0, mode: 'learning', startedAt: 0, finishedAt: null } as const;

interface Standing {
  run: Run;
  /** Start time in milliseconds. */
  begunAt: number;
  seen: DrillRun;
}

const shown = (drill: Drill, run: Run, atS: number): DrillRun => ({
  ...nobodys,
  title: drill.title,
  ...see(drill, run, atS),
});

function begunAnew(drill: Drill): Standing {
  const run = begin(drill, 'learning', SEED);
  return { run, begunAt: Date.now(), seen: shown(drill, run, 0) };
}

type Trouble = 'deadEnd' | 'cannot';

/** Runs a drill locally, from any scene; nothing is sent to the server. */
export function usePreview(written: Drill, from: string) {
  const [drill] = useState(() => ({ ...written, start: from }));
  const [standing, stand] = useState(() => begunAnew(drill));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { run, begunAt, seen } = standing;
  const decide = async (choice: DrillChoice) => {
    const atS = (Date.now() - begunAt) / 1000;
    try {
      const next = act(drill, run, { number: seen.number, choice }, atS);
      stand({ run: next, begunAt, seen: shown(drill, next, atS) });
      setTrouble(null);
    } catch (failure) {
      if (!(failure instanceof DeadEnd || failure instanceof CannotDo)) throw failure;
      setTrouble(failure instanceof DeadEnd ? 'deadEnd' : 'cannot');
    }
  };
  const restart = () => {
    stand(begunAnew(drill));
    setTrouble(null);
  };
  return { seen, trouble, decide, restart };
}
