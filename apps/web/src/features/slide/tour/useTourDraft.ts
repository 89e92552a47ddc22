import { keptJson } from '@cheese/auth/keptJson';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { texts } from './texts';
import type { AnyTour, TourCalls } from './tourCalls';
import { begun, isSame, redone, type TourDraft, undone, type Written, written } from './tourDraft';

const keptDraft = (name: string, id: number) =>
  keptJson<TourDraft>(
    localStorage,
    `${name}-${id}`,
    ({ now, version }) => Array.isArray(now?.stops) && Number.isInteger(version),
  );

/** A tour that is being written: on this device at once, for others once it is saved. */
export function useTourDraft(kept: AnyTour, calls: Pick<TourCalls, 'name' | 'edit'>) {
  const draft = keptDraft(calls.name, kept.id);
  const [state, setState] = useState(() => draft.get() ?? begun(kept));
  const [isTaken, setTaken] = useState(false);
  const { isBusy, run } = useTask();

  const go = (next: TourDraft) => {
    setState(next);
    if (isSame(next.now, kept)) draft.clear();
    else draft.set({ ...next, past: [], future: [] });
  };
  const save = async (version: number) => {
    const { title, stops } = state.now;
    const work = async () => {
      const saved = await calls.edit({ id: kept.id, version, title, stops });
      setTaken(false);
      setState((now) => ({ ...now, version: saved.version }));
      draft.clear();
    };
    const isDone = await run(
      () =>
        work().catch((error: unknown) => {
          if (refusalOf(error)?.endsWith('Tour.conflict')) setTaken(true);
          throw error;
        }),
      texts.saved,
    );
    return isDone;
  };
  return {
    now: state.now,
    isBusy,
    isTaken,
    isDirty: !isSame(state.now, kept),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    write: (change: Partial<Written>) => go(written(state, { ...state.now, ...change })),
    undo: () => go(undone(state)),
    redo: () => go(redone(state)),
    save: () => save(state.version),
    /** The refetched tour has the other user's changes. */
    keepMine: () => save(kept.version),
    takeTheirs() {
      setTaken(false);
      draft.clear();
      setState(begun(kept));
    },
  };
}
