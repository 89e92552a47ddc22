import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { degreesPerPixel, turned, type View, within, zoomed } from './view';

const STEP = 6;
const ZOOM = 1.15;

const keys: Partial<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => turned(view, -STEP, 0),
  ArrowRight: (view) => turned(view, STEP, 0),
  ArrowUp: (view) => turned(view, 0, STEP),
  ArrowDown: (view) => turned(view, 0, -STEP),
  '+': (view) => zoomed(view, 1 / ZOOM),
  '=': (view) => zoomed(view, 1 / ZOOM),
  '-': (view) => zoomed(view, ZOOM),
};

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>;

const gapOf = ([one, other]: Place[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Turns drag, touch, wheel and keys into a look. */
export function useLook(start: View, stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(() => within(start));
  const fingers = useRef(new Map<number, Place>());

  useEffect(() => {
    const box = stage.current;
    // The page itself must not scroll, which only a listener that is not passive can prevent.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((was) => zoomed(was, ZOOM ** Math.sign(event.deltaY)));
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, [stage]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const gap = gapOf([...fingers.current.values()]);
    fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    const gapNow = gapOf([...fingers.current.values()]);
    const frame = { width: 0, height: event.currentTarget.clientHeight };
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    setView((was) => {
      if (gap > 0 && gapNow > 0) return zoomed(was, gap / gapNow);
      const step = degreesPerPixel(was, frame);
      return turned(was, -dx * step, dy * step);
    });
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const press = (event: PointerEvent<HTMLElement>) => {
    fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = keys[event.key];
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(change);
  };
  return {
    view,
    zoomIn: () => setView((was) => zoomed(was, 1 / ZOOM)),
    zoomOut: () => setView((was) => zoomed(was, ZOOM)),
    reset: () => setView(within(start)),
    handlers: {
      onPointerDown: press,
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown,
    },
  };
}
