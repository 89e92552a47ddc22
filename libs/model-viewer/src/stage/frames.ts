import { between, bounded, isSame, type View } from '../model/view';

/** Duration of an animation, in milliseconds. */
const WAY = 260;
const REST = 120;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The view that is shown, and the way to the next one. */
export function makeMotion(start: View) {
  let view = start;
  let way: { from: View; to: View; since: number } | null = null;
  return {
    view: () => view,
    /** Target of the running animation, or the current view. */
    aim: () => way?.to ?? view,
    isMoving: () => way !== null,
    show(next: View, isAtOnce: boolean) {
      const to = bounded(next);
      way = isAtOnce || isStill() ? null : { from: view, to, since: performance.now() };
      if (!way) view = to;
    },
    step() {
      if (!way) return;
      const share = Math.min(1, (performance.now() - way.since) / WAY);
      view = share < 1 ? between(way.from, way.to, 1 - (1 - share) ** 3) : way.to;
      if (share === 1) way = null;
    },
  };
}

interface FramesOptions {
  motion: ReturnType<typeof makeMotion>;
  render: () => void;
  onFrame: () => void;
  onStill: () => void;
  /** It came to rest elsewhere than it was. */
  onRest: (view: View) => void;
}

/** A frame is drawn when something changed, and never otherwise. */
export function makeFrames({ motion, render, onFrame, onStill, onRest }: FramesOptions) {
  let told = motion.view();
  let frame = 0;
  let rest = 0;
  let isOpen = true;

  function draw() {
    frame = 0;
    motion.step();
    render();
    onFrame();
    window.clearTimeout(rest);
    if (motion.isMoving()) soon();
    else rest = window.setTimeout(atRest, REST);
  }
  function soon() {
    if (isOpen && frame === 0) frame = requestAnimationFrame(draw);
  }
  function atRest() {
    onStill();
    const view = motion.view();
    if (isSame(view, told)) return;
    told = view;
    onRest(view);
  }
  function end() {
    isOpen = false;
    cancelAnimationFrame(frame);
    window.clearTimeout(rest);
  }
  return { soon, atRest, end };
}
