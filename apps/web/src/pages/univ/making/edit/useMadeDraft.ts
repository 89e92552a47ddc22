import { begun, changed, redone, undone } from '@cheese/model-viewer/model/history';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useDraft, useKeepDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { texts } from './texts';

interface Kept {
  id: number;
  edition: number;
  file: string;
}

interface Kind<Of> {
  draft: string;
  read: (file: string) => Of;
  pack: (of: Of) => string;
  mostSigns: number;
  save: (asked: Kept) => Promise<Kept>;
}

/** An edited draft with undo; unsaved changes are never lost silently. */
export function useMadeDraft<Of>(made: Kept, kind: Kind<Of>, onReopen: () => void) {
  const { draft, read, pack, mostSigns, save } = kind;
  const [first, setFirst] = useState(() => read(made.file));
  const kept = useDraft<Of>(draft);
  const [history, setHistory] = useState(() => begun(kept ?? first));
  const { now } = history;
  const isDirty = now !== first && pack(now) !== pack(first);
  useKeepDraft(draft, isDirty, now);
  const { edition, stand, isBehind, keepMine } = useEdition(made.edition, {
    draft,
    isDirty,
    onReopen,
  });
  const { isBusy, run } = useTask();
  const toast = useToast();

  /** Changes of the same key, one after another, are one step back. */
  const write = (act: (was: Of) => Of, key: string | null = null) =>
    setHistory((was) => changed(was, act(was.now), key));
  /** The edition under which all of it stands at the server; null where it does not. */
  const saveNow = async (): Promise<number | null> => {
    if (!isDirty) return edition;
    const sent = now;
    const file = pack(sent);
    if (file.length > mostSigns) {
      toast.error(texts.tooBig(mostSigns));
      return null;
    }
    let reached: number | null = null;
    await run(async () => {
      const saved = await save({ id: made.id, edition, file });
      const after = read(saved.file);
      setFirst(after);
      // Changes made during the save stay and are not saved yet.
      setHistory((was) => (was.now === sent ? { ...was, now: after, key: null } : was));
      stand(saved.edition);
      reached = saved.edition;
    }, texts.saved);
    return reached;
  };
  return {
    now,
    isDirty,
    isBusy,
    isBehind,
    keepMine,
    saveNow,
    write,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type MadeDraft<Of> = ReturnType<typeof useMadeDraft<Of>>;
