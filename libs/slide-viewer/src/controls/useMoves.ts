import { type RefObject, useMemo } from 'react';
import type { Resolution } from '../geometry/resolution';
import { turnedTo, zoomedTo } from '../geometry/view';
import type { Stage } from '../stage/openSlide';
import type { ViewStore } from '../stage/viewStore';
import { viewByKey } from './viewKeys';

interface Change {
  scale?: number;
  dial?: number;
}

/** Moves for buttons, menus and keys; each starts from the target of a running animation. */
export function useMoves(stage: RefObject<Stage | null>, slide: Resolution, store: ViewStore) {
  const { mpp, objective } = slide;
  return useMemo(
    () => ({
      change({ scale, dial }: Change, isAtOnce = false) {
        const { current } = stage;
        if (!current) return;
        const aim = current.aim();
        const { frame } = current.shown();
        const zoomed = scale === undefined ? aim : zoomedTo(aim, frame, scale);
        current.show(dial === undefined ? zoomed : turnedTo(zoomed, dial), isAtOnce);
        // A slider counts from what it shows: a second key comes sooner than the next frame.
        if (isAtOnce) store.tell(current.shown());
      },
      /** Answers whether the key leads anywhere. */
      act(key: string): boolean {
        const { current } = stage;
        const { frame } = current?.shown() ?? {};
        const view =
          current && frame ? viewByKey(key, current.aim(), frame, { mpp, objective }) : null;
        if (view) current?.show(view);
        return view !== null;
      },
      home: () => stage.current?.home(),
    }),
    [stage, store, mpp, objective],
  );
}
