import { moved, turned, type View, zoomed } from '../model/view';

interface Hands {
  aim: () => View;
  show: (view: View) => void;
  onTap: (x: number, y: number) => void;
  onHover: (at: { x: number; y: number } | null) => void;
}

interface Finger {
  x: number;
  y: number;
}

const TURN = 0.4;
const WHEEL = 0.0015;
/** A hand is never quite still. */
const STILL = 6;

const middleOf = (fingers: readonly Finger[]) => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});
const spanOf = ([a, b]: readonly Finger[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Mouse, wheel and fingers: one turns, two move and stretch; a tap points. */
export function listenToHand(box: HTMLElement, { aim, show, onTap, onHover }: Hands) {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  const heard = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => box.addEventListener(name, act, { signal: heard.signal, passive: false });
  const aspect = () => box.clientWidth / Math.max(1, box.clientHeight);
  const move = (view: View, across: number, down: number) =>
    moved(view, across / box.clientHeight, down / box.clientHeight, aspect());
  const placeOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function drag(event: PointerEvent) {
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const [across, down] = [to.x - from.x, to.y - from.y];
    const isMoving = after.length > 1 || event.shiftKey || (event.buttons & 6) > 0;
    if (!isMoving) return show(turned(aim(), -across * TURN, down * TURN));
    const stretch = after.length > 1 ? spanOf(after) / Math.max(1, spanOf(before)) : 1;
    return show(move(zoomed(aim(), stretch), across, down));
  }

  on('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start =
      fingers.size === 1 && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
    box.setPointerCapture(event.pointerId);
    onHover(null);
  });
  on('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') onHover(placeOf(event));
      return;
    }
    const far = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : Infinity;
    if (far < STILL) return;
    start = null;
    drag(event);
  });
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (event.type === 'pointerup' && start) onTap(placeOf(event).x, placeOf(event).y);
    start = null;
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('pointerleave', () => onHover(null));
  on('contextmenu', (event) => event.preventDefault());
  on('wheel', (event) => {
    event.preventDefault();
    show(zoomed(aim(), Math.exp(-event.deltaY * (event.deltaMode === 1 ? 20 : 1) * WHEEL)));
  });
  return () => heard.abort();
}
