import { begun, changed, type History, redone, undone } from '@cheese/domain/rules/lists/history';
import { useTask } from '@cheese/ui/form/useTask';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { texts } from './texts';

interface Saved<Of> {
  now: Of;
  edition: number;
  /**
   * New parts have got their ids from the server, so earlier undo steps would refer to unknown
   * parts.
   */
  endsHistory?: boolean;
}

interface DeskOf<Of> {
  /** The name under which the browser keeps unsaved changes. */
  draft: string;
  edition: number;
  /**
   * The server's version when the editor was opened. Called once, because parsing a file is slow.
   */
  first: () => Of;
  isSame: (one: Of, other: Of) => boolean;
  save: (asked: { now: Of; first: Of; edition: number }) => Promise<Saved<Of>>;
  /** Completes a draft that an earlier release stored; by default it is used unchanged. */
  restore?: (kept: Of, first: Of) => Of;
  /** Merges text typed during a save into the saved version; by default the typed text stays. */
  rebase?: (typed: Of, saved: { sent: Of; after: Of }) => Of;
  onReopen: () => void;
}

/** State of an editor: undo steps, a local draft, and saving with a version check. */
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

  /** Resolves to the saved edition; null if saving failed. */
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
    /** Consecutive changes with the same key are a single undo step. */
    write: (act: (was: Of) => Of, key: string | null = null) =>
      setHistory((was) => changed(was, act(was.now), key)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type Desk<Of> = ReturnType<typeof useDesk<Of>>;

/** The part of the state that is independent of the content. */
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
