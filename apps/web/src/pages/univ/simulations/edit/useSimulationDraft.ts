import { useEditSimulationMutation } from '@cheese/api-client/training/simulationMaking';
import type { MadeSimulationDetail } from '@cheese/domain/contract/training/simulationMaking';
import { useTask } from '@cheese/ui/form/useTask';
import { useDraft, useKeepDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { isSame, onTopOf, toAsked, toWritten, type Written } from './draft';
import { texts } from './texts';

/** A simulation as it is being written: nothing is lost unasked. */
export function useSimulationDraft(made: MadeSimulationDetail, onReopen: () => void) {
  const draft = `simulation-${made.id}`;
  const [first, setFirst] = useState(() => toWritten(made));
  const kept = useDraft<Written>(draft);
  const [now, setNow] = useState(kept ? { ...first, ...kept } : first);
  const isDirty = !isSame(first, now);
  useKeepDraft(draft, isDirty, now);
  const { edition, stand, isBehind, keepMine } = useEdition(made.edition, {
    draft,
    isDirty,
    onReopen,
  });
  const [edit] = useEditSimulationMutation();
  const { isBusy, run } = useTask();
  const write = (said: Partial<Written>) => setNow((was) => ({ ...was, ...said }));
  const save = () =>
    run(async () => {
      const saved = await edit({ id: made.id, edition, ...toAsked(now) }).unwrap();
      const after = toWritten(saved);
      setFirst(after);
      setNow((was) => (was === now ? after : onTopOf(was, { sent: now, after })));
      stand(saved.edition);
    }, texts.saved);
  return { first, now, isDirty, isBusy, isBehind, keepMine, write, save };
}

export type SimulationDraft = ReturnType<typeof useSimulationDraft>;
