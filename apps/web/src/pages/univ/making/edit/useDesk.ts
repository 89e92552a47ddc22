import { begun, changed, type History, redone, undone } from '@cheese/domain/rules/lists/history';
import { useTask } from '@cheese/ui/form/useTask';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { texts } from './texts';

interface Saved<Of> {
  now: Of;
  edition: number;
  /** New parts have got their ids, so that earlier steps would name parts that are gone. */
  endsHistory?: boolean;
}

interface DeskOf<Of> {
  /** The name under which the browser keeps unsaved changes. */
  draft: string;
  edition: number;
  /** The server's state when the page was opened. Read once, because a file is large. */
  first: () => Of;
  isSame: (one: Of, other: Of) => boolean;
  save: (asked: { now: Of; first: Of; edition: number }) => Promise<Saved<Of>>;
  /** Completes a draft of an earlier release; by default it is taken as it is. */
  restore?: (kept: Of, first: Of) => Of;
  /** Puts what was typed during a save on top of what was saved; by default the typed text stays. */
  rebase?: (typed: Of, saved: { sent: Of; after: Of }) => Of;
  onReopen: () => void;
}

/** Something that is edited, saved by edition, and undone step by step. */
export function useDesk<Of>(desk: DeskOf<Of>) {
  const [first, setFirst] = useState(desk.first);
  const kept = useDraft<Of>(desk.draft);
  const [history, setHistory] = useState(() =>
    begun(kept ? (desk.restore?.(kept, first) ?? kept) : first),
  );
  const { now } = history;
  const isDirty = now !== first && !desk.isSame(now, first);
  useSaveDraft(desk.draft, isDirty, now);
  const { edition, stand, isBehind, keepMine } = useEdition(desk.edition, {
    draft: desk.draft,
    isDirty,
    onReopen: desk.onReopen,
  });
  const { isBusy, run } = useTask();

  /** The saved edition; null where saving failed. */
  const save = async (): Promise<number | null> => {
    if (!isDirty) return edition;
    let reached: number | null = null;
    await run(async () => {
      const saved = await desk.save({ now, first, edition });
      setFirst(saved.now);
      setHistory((was) => afterSave(was, now, saved, desk.rebase));
      stand(saved.edition);
      reached = saved.edition;
    }, texts.saved);
    return reached;
  };
  return {
    first,
    now,
    isDirty,
    isBusy,
    isBehind,
    keepMine,
    save,
    /** Changes with the same key, one after the other, are one step. */
    write: (act: (was: Of) => Of, key: string | null = null) =>
      setHistory((was) => changed(was, act(was.now), key)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type Desk<Of> = ReturnType<typeof useDesk<Of>>;

/** Shared by the frame, the save bar and the buttons of all editors. */
export type DeskState = Omit<Desk<unknown>, 'first' | 'now' | 'save' | 'write'>;

function afterSave<Of>(
  history: History<Of>,
  sent: Of,
  { now: after, endsHistory }: Saved<Of>,
  rebase: DeskOf<Of>['rebase'],
): History<Of> {
  const isTyping = history.now !== sent;
  const now = isTyping ? (rebase?.(history.now, { sent, after }) ?? history.now) : after;
  if (endsHistory) return begun(now);
  return { ...history, now, key: isTyping ? history.key : null };
}
