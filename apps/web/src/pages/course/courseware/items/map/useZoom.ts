import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { fitted, moved, zoomed } from './zoomed';

const STEP = 60;
const NEARER = 1.25;
const STILL = 5;

const keys: Record<string, { x: number; y: number } | number> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
  '+': NEARER,
  '=': NEARER,
  '-': 1 / NEARER,
};

interface Point {
  x: number;
  y: number;
}

const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves a picture by one pointer, and zooms it by two, by wheel and by keys. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(fitted);
  const down = useRef(new Map<number, Point>());
  /** Position of the last press. */
  const began = useRef<Point | null>(null);
  const gone = useRef(0);

  const size = () => {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {};
    return { width, height };
  };
  const inStage = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const zoom = (by: number, at?: Point) => {
    const frame = size();
    const middle = { x: frame.width / 2, y: frame.height / 2 };
    setLook((before) => zoomed(before, by, at ?? middle, frame));
  };
  const move = (by: Point) => setLook((before) => moved(before, by, size()));

  // React's wheel listeners are passive, so they could not stop the page from scrolling.
  useEffect(() => {
    const part = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), inStage(event));
    };
    part?.addEventListener('wheel', onWheel, { passive: false });
    return () => part?.removeEventListener('wheel', onWheel);
  }, []);

  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      down.current.set(event.pointerId, inStage(event));
      began.current = inStage(event);
      gone.current = 0;
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = inStage(event);
      gone.current = Math.max(gone.current, apart(now, began.current ?? now));
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) zoom(apart(now, other) / Math.max(1, apart(before, other)), between(now, other));
      else move({ x: now.x - before.x, y: now.y - before.y });
      down.current.set(event.pointerId, now);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent) {
      const act = keys[event.key];
      if (act === undefined && event.key !== '0') return;
      event.preventDefault();
      if (act === undefined) setLook(fitted);
      else if (typeof act === 'number') zoom(act);
      else move(act);
    },
  };
  const transform = `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
  return {
    stage,
    transform,
    scale: look.scale,
    handlers,
    zoom,
    fit: () => setLook(fitted),
    /** True if a click ends a drag, with a tolerance for small movements. */
    wasMoved: () => gone.current > STILL,
  };
}
