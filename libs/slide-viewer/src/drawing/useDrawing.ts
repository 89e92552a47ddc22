import { useEffect, useRef, useState } from 'react';
import { type Point, toSlide } from '../geometry/view';
import { withShape } from '../shapes/history';
import type { Hand } from '../stage/hand';
import type { ViewStore } from '../stage/viewStore';
import { makePen } from './pen';
import type { Drawing } from './tool';

export interface DrawingAsked {
  drawing: Drawing | null;
  onPoint: ((place: Point) => void) | null;
  /** A click that chose nothing of one's own. */
  onTouch: ((place: Point, reach: number) => void) | null;
  store: ViewStore;
  /** A redraw is needed. */
  onInk: () => void;
}

/** A hand that does nothing but point. */
const pointing = (point: (at: Point) => void): Hand => ({
  press: () => false,
  drag: () => undefined,
  release: () => undefined,
  click: point,
  doubleClick: () => undefined,
  keepsStill: () => true,
  cancel: () => undefined,
});

function makeHands(now: () => DrawingAsked, onText: (id: string) => void) {
  const seen = () => now().store.now();
  const pen = makePen({
    drawing: () => now().drawing,
    seen,
    onInk: () => now().onInk(),
    onMissed: (place, reach) => now().onTouch?.(place, reach),
    onMade: ({ id, kind }) => {
      if (kind === 'text') onText(id);
    },
  });
  const point = (at: Point) => {
    const shown = seen();
    if (shown) now().onPoint?.(toSlide(shown.view, shown.frame)(at));
  };
  return { pen, point, pointer: pointing(point) };
}

/** Draws on a slide, writes on it, or points at it. */
export function useDrawing(asked: DrawingAsked) {
  const newest = useRef(asked);
  const [texting, setTexting] = useState<string | null>(null);
  const [{ pen, point, pointer }] = useState(() => makeHands(() => newest.current, setTexting));
  useEffect(() => void (newest.current = asked));

  return {
    pen,
    point,
    texting,
    hand: () => {
      if (newest.current.onPoint) return pointer;
      return newest.current.drawing ? pen : null;
    },
    write(text: string) {
      const { drawing } = newest.current;
      const shape = drawing?.shapes.find(({ id }) => id === texting);
      setTexting(null);
      if (drawing && shape && shape.text !== text) {
        drawing.change(withShape(drawing.shapes, { ...shape, text }));
      }
    },
    /** The shape that is held says something else. */
    startWriting: () => setTexting(newest.current.drawing?.selected ?? null),
  };
}
