import { useEditModelMutation } from '@cheese/api-client/bodies/modelMaking';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { begun, changed, redone, undone } from '@cheese/model-viewer/model/history';
import { useTask } from '@cheese/ui/form/useTask';
import { useDraft, useKeepDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { changesOf, type Head, isChanged, toWritten, type Written } from './draft';
import { texts } from './texts';

/** A model as it is being written: each step can be taken back, and nothing is lost unasked. */
export function useModelDraft(model: MadeModelDetail, onReopen: () => void) {
  const draft = `model-${model.id}`;
  const [first, setFirst] = useState(() => toWritten(model));
  const kept = useDraft<Written>(draft);
  const [history, setHistory] = useState(() => begun({ ...first, ...kept }));
  const { now } = history;
  const isDirty = isChanged(first, now);
  useKeepDraft(draft, isDirty, now);
  const { edition, stand, isBehind, keepMine } = useEdition(model.edition, {
    draft,
    isDirty,
    onReopen,
  });
  const [edit] = useEditModelMutation();
  const { isBusy, run } = useTask();

  /** Changes of the same key, one after another, are one step back. */
  const write = (act: (was: Written) => Written, key: string | null = null) => {
    if (!isBusy) setHistory((was) => changed(was, act(was.now), key));
  };
  const save = () =>
    run(async () => {
      const { title, titleEn, summary, cover, system } = now.head;
      const saved = await edit({
        id: model.id,
        edition,
        title,
        titleEn,
        summary,
        cover,
        system: Number(system) as BodySystem,
        ...changesOf(first, now),
      }).unwrap();
      const after = toWritten(saved, now);
      setFirst(after);
      // New groups have other numbers from now on: what was before knows them by their old ones.
      const hasNew = now.parts.some(({ id }) => id < 0);
      setHistory((was) => (hasNew ? begun(after) : { ...was, now: after, key: null }));
      stand(saved.edition);
    }, texts.saved);
  return {
    now,
    isDirty,
    isBusy,
    isBehind,
    keepMine,
    save,
    write,
    writeHead: (said: Partial<Head>, key: string) =>
      write((was) => ({ ...was, head: { ...was.head, ...said } }), key),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type ModelDraft = ReturnType<typeof useModelDraft>;
