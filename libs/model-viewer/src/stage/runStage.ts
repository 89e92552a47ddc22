import type { PartTree } from '../model/partTree';
import type { View } from '../model/view';
import { type Bodies, bodiesOfModel, disposeBodies } from './bodies';
import { listenToHand } from './hand';
import { loadModel, ModelRefused } from './loadModel';
import { openStage, type Stage, type StageColours } from './openStage';
import type { Sight } from './sight';

/** `missing`: this browser draws nothing in three dimensions. */
export type StageState = 'loading' | 'ready' | 'failed' | 'refused' | 'missing' | 'lost';

interface StageRun {
  place: HTMLElement;
  context: WebGL2RenderingContext;
  address: string;
  tree: PartTree;
  colours: StageColours;
  startAt: () => View;
  /** Null once nothing is drawn any more. */
  onSight: (sight: Sight | null) => void;
  onRest: (view: View) => void;
  onTap: (x: number, y: number) => void;
  onHover: (id: string | null) => void;
  onShare: (share: number) => void;
  onState: (state: StageState) => void;
  onStage: (stage: Stage | null) => void;
}

/** As sharp as the screen, up to here: a phone has three dots where two are enough. */
const MOST_DOTS = 2;
/** A WebGL context may be lost this long before the user is told. */
const PATIENCE = 3000;

/** Frames are made when they are needed; a hover is looked up at most once a frame. */
function hoverer(stage: Stage, hover: (id: string | null) => void) {
  let at: { x: number; y: number } | null = null;
  let frame = 0;
  return (next: typeof at) => {
    at = next;
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      hover(at ? (stage.pick(at.x, at.y)?.id ?? null) : null);
    });
  };
}

/** Loads a model and draws it until the returned function is called. */
export function runStage(run: StageRun) {
  const { context, address, tree, onShare, onState } = run;
  const canvas = context.canvas as HTMLCanvasElement;
  const ended = new AbortController();
  const { signal } = ended;
  let patience = 0;
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      patience = window.setTimeout(() => onState('lost'), PATIENCE);
    },
    { signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      window.clearTimeout(patience);
      onState('ready');
    },
    { signal },
  );
  loadModel(address, { signal, onShare })
    .then((scene) => {
      const bodies = bodiesOfModel(scene, tree);
      if (signal.aborted) disposeBodies(bodies);
      else if (bodies.all.length === 0) onState('refused');
      else {
        drawModel(run, bodies, signal);
        onState('ready');
      }
    })
    .catch((cause: unknown) => {
      if (!signal.aborted) onState(cause instanceof ModelRefused ? 'refused' : 'failed');
    });
  return () => {
    window.clearTimeout(patience);
    ended.abort();
    canvas.remove();
  };
}

/** Draws a model that was loaded, until the signal ends it. */
function drawModel(run: StageRun, bodies: Bodies, signal: AbortSignal) {
  const { place, context, colours, onSight, onHover, onStage } = run;
  const opened = openStage({
    context,
    bodies,
    colours,
    start: run.startAt(),
    onSight,
    onRest: run.onRest,
  });
  const resize = () =>
    opened.resize(place.clientWidth, place.clientHeight, Math.min(MOST_DOTS, devicePixelRatio));
  const fit = new ResizeObserver(resize);
  fit.observe(place);
  resize();
  const deafen = listenToHand(place, {
    aim: opened.aim,
    show: (view) => opened.show(view, true),
    onTap: run.onTap,
    onHover: hoverer(opened, onHover),
  });
  signal.addEventListener('abort', () => {
    fit.disconnect();
    deafen();
    opened.dispose();
    onStage(null);
    onSight(null);
  });
  onStage(opened);
}
