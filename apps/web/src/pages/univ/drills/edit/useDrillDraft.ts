import { useSaveDrillMutation } from '@cheese/api-client/viewers/drillMaking';
import { drillMakingLimits } from '@cheese/domain/codes/viewers/drillMaking';
import type { MadeDrillDetail } from '@cheese/domain/contract/viewers/drillMaking';
import { importDrill, packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { begun, changed, redone, undone } from '@cheese/model-viewer/model/history';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useDraft, useKeepDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { texts } from './texts';

/** What the server keeps can be read: nothing else comes in there. */
export function drillIn(file: string): Drill {
  const read = importDrill(file);
  if ('drill' in read) return read.drill;
  throw new Error(`${read.where}: ${read.says}`);
}

/** A drill as it is being written: each step can be taken back, and nothing is lost unasked. */
export function useDrillDraft(made: MadeDrillDetail, onReopen: () => void) {
  const draft = `drill-${made.id}`;
  const [first, setFirst] = useState(() => drillIn(made.file));
  const kept = useDraft<Drill>(draft);
  const [history, setHistory] = useState(() => begun(kept ?? first));
  const { now } = history;
  const isDirty = now !== first && packDrill(now) !== packDrill(first);
  useKeepDraft(draft, isDirty, now);
  const { edition, stand, isBehind, keepMine } = useEdition(made.edition, {
    ...{ draft, isDirty, onReopen },
  });
  const [save] = useSaveDrillMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();

  /** Changes of the same key, one after another, are one step back. */
  const write = (act: (was: Drill) => Drill, key: string | null = null) => {
    if (!isBusy) setHistory((was) => changed(was, act(was.now), key));
  };
  /** The edition under which all of it stands at the server; null where it does not. */
  const saveNow = async (): Promise<number | null> => {
    if (!isDirty) return edition;
    const file = packDrill(now);
    if (file.length > drillMakingLimits.file) {
      toast.error(texts.tooBig(drillMakingLimits.file));
      return null;
    }
    let reached: number | null = null;
    await run(async () => {
      const saved = await save({ id: made.id, edition, file }).unwrap();
      const after = drillIn(saved.file);
      setFirst(after);
      setHistory((was) => ({ ...was, now: after, key: null }));
      stand(saved.edition);
      reached = saved.edition;
    }, texts.saved);
    return reached;
  };
  return {
    ...{ now, isDirty, isBusy, isBehind, keepMine, saveNow, write },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type DrillDraft = ReturnType<typeof useDrillDraft>;
