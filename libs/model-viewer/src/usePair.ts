import { type RefObject, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { homeView, isSame, type View } from './model/view';
import type { ModelHandle } from './ModelViewer';

/** One model of a pair, and the one that follows it. */
export interface PairedWith {
  own: RefObject<ModelHandle | null>;
  other: RefObject<ModelHandle | null>;
  /** Returns false if the pair has this view already. */
  tell: (view: View) => boolean;
}

/** Two bodies in step, or each turned by itself: `apart` is where the second one is then. */
export function usePair(start: View | null, startApart: View | null) {
  const [first, second] = [useRef<ModelHandle>(null), useRef<ModelHandle>(null)];
  const both = useRef<Pick<ModelHandle, 'view' | 'show'>>(null);
  const [isLocked, setIsLocked] = useState(startApart === null);
  const [view, setView] = useState(start);
  const [apart, setApart] = useState(startApart);
  const told = useRef<View | null>(null);
  const tell = useCallback((next: View) => {
    if (told.current && isSame(told.current, next)) return false;
    told.current = next;
    return true;
  }, []);
  useImperativeHandle(both, () => ({
    view: () => first.current?.view() ?? second.current?.view() ?? null,
    show(next) {
      first.current?.show(next);
      // In step it follows by itself, unless there is nothing that it could follow.
      if (!isLocked || !first.current?.view()) second.current?.show(next);
    },
  }));
  const toggle = () => {
    const at = first.current?.view() ?? view ?? homeView;
    if (isLocked) setApart(second.current?.view() ?? at);
    else {
      // On its way back to the first one it does not take that along.
      told.current = at;
      second.current?.show(at, true);
    }
    setIsLocked(!isLocked);
  };
  return {
    first,
    second,
    both,
    isLocked,
    toggle,
    tell,
    view,
    apart: isLocked ? null : apart,
    onFirst: setView,
    onSecond: isLocked ? setView : setApart,
  };
}

/** Called on every frame: moves the other model along. */
export function useLead({ own, other, tell }: PairedWith, isLocked: boolean) {
  const hasOpened = useRef(false);
  return (view: View) => {
    const isNew = !hasOpened.current;
    hasOpened.current = true;
    // The following model must not lead back.
    if (!isLocked || !tell(view)) return;
    const there = other.current?.view() ?? null;
    // A model that opens late takes over the view of the other one.
    if (isNew && there && !isSame(there, view)) own.current?.show(there, true);
    else other.current?.show(view, true);
  };
}
