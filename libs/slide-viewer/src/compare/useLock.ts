import { useMemo, useRef, useState } from 'react';
import type { Point, View } from '../geometry/view';
import type { Resolution } from '../geometry/resolution';
import { lockedByHand } from '../lock/byHand';
import type { SlideHandle } from '../SlideViewer';
import { readLock, sayLock } from './lockAddress';
import { followed, type Lock } from './lockstep';
import { isPaired, lockOf, nextPlace, type Pairing } from './pairing';

export type Paired = { kind: 'failed' } | { kind: 'done'; offBy: number };

/** The lock as written in an address; null without one. */
export interface Said {
  said?: string | null;
  onSaid?: (said: string | null) => void;
}

/** Keeps slides in step: whichever was touched last leads. */
export function useLock(slides: readonly Resolution[], { said, onSaid }: Said = {}) {
  const handles = useRef<(SlideHandle | null)[]>([]);
  const leader = useRef(0);
  const [lock, keepLock] = useState(() => readLock(said ?? null, slides.length));
  const setLock = (next: Lock | null) => {
    keepLock(next);
    onSaid?.(next && sayLock(next));
  };
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const [paired, setPaired] = useState<Paired | null>(null);
  const refs = useMemo(
    () => slides.map((_, i) => (handle: SlideHandle | null) => void (handles.current[i] = handle)),
    [slides],
  );

  const follow = (by: Lock, at: number, view: View) =>
    followed(by, at, view).forEach((other, i) => {
      if (other) handles.current[i]?.show(other, true);
    });
  const begin = (next: Lock) => {
    setLock(next);
    const view = handles.current[0]?.view();
    if (view) follow(next, 0, view);
  };

  return {
    refs,
    isLocked: lock !== null,
    paired,
    asked: pairing && nextPlace(pairing),
    lead: (at: number) => void (leader.current = at),
    onMove(at: number, view: View) {
      if (lock && at === leader.current) follow(lock, at, view);
    },
    lockAsTheyLie() {
      const [first, here] = [slides[0], handles.current[0]?.view()];
      if (!first || !here) return;
      setPaired(null);
      begin(
        slides.map((slide, i) => {
          const view = i > 0 ? handles.current[i]?.view() : null;
          return view ? lockedByHand({ ...first, view: here }, { ...slide, view }) : null;
        }),
      );
    },
    unlock: () => setLock(null),
    startPairing() {
      setLock(null);
      setPaired(null);
      setPairing({ count: slides.length, places: [] });
    },
    stopPairing: () => setPairing(null),
    point(at: number, place: Point) {
      if (!pairing || nextPlace(pairing).slide !== at) return;
      const next = { ...pairing, places: [...pairing.places, place] };
      if (!isPaired(next)) return setPairing(next);
      const result = lockOf(next);
      setPairing(null);
      setPaired(result ? { kind: 'done', offBy: result.offBy } : { kind: 'failed' });
      if (result) begin(result.lock);
    },
  };
}
