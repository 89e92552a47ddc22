import { storedJson } from '@cheese/auth/storedJson';
import { begun, changed, redone, undone } from '@cheese/domain/rules/lists/history';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { texts } from './texts';
import type { AnyTour, TourCalls } from './tourCalls';
import { isSame, type Written } from './tourDraft';

/** The unsaved changes, and the version that they are based on. */
interface KeptTour {
  now: Written;
  version: number;
}

const keptDraft = (name: string, id: number) =>
  storedJson<KeptTour>(
    localStorage,
    `${name}-${id}`,
    ({ now, version }) => Array.isArray(now?.stops) && Number.isInteger(version),
  );

/** Changes are kept on this device at once, and sent to the server when saved. */
export function useTourDraft(kept: AnyTour, calls: Pick<TourCalls, 'name' | 'edit'>) {
  const draft = keptDraft(calls.name, kept.id);
  const first = { title: kept.title, stops: kept.stops };
  const [{ now: opened, version: openedAt }] = useState(
    () => draft.get() ?? { now: first, version: kept.version },
  );
  const [history, setHistory] = useState(() => begun<Written>(opened));
  const [version, stand] = useState(openedAt);
  const { now } = history;
  const [isTaken, setTaken] = useState(false);
  const { isBusy, run } = useTask();

  const go = (next: typeof history) => {
    setHistory(next);
    if (isSame(next.now, kept)) draft.clear();
    else draft.set({ now: next.now, version });
  };
  const save = async (onto: number) => {
    const { title, stops } = now;
    const work = async () => {
      const saved = await calls.edit({ id: kept.id, version: onto, title, stops });
      setTaken(false);
      stand(saved.version);
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
    now,
    isBusy,
    isTaken,
    isDirty: !isSame(now, kept),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    write: (change: Partial<Written>) => go(changed(history, { ...now, ...change })),
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    save: () => save(version),
    /** Overwrites what others have saved meanwhile; the refetched tour has its version. */
    keepMine: () => save(kept.version),
    takeTheirs() {
      setTaken(false);
      draft.clear();
      stand(kept.version);
      setHistory(begun<Written>(first));
    },
  };
}
