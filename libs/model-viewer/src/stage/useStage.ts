import { useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { homeView, type View } from '../model/view';
import type { Model } from '../useModel';
import { type Bodies, bodiesOfModel, disposeBodies } from './bodies';
import { listenToHand } from './hand';
import { loadModel, ModelRefused } from './loadModel';
import { openStage, type Stage } from './openStage';
import { makeSightStore } from './sight';

/** `missing`: this browser draws nothing in three dimensions. */
export type StageState = 'loading' | 'ready' | 'failed' | 'refused' | 'missing' | 'lost';

interface StageOptions {
  box: RefObject<HTMLDivElement | null>;
  address: string;
  model: Model;
  start: View | null;
  onTap: (x: number, y: number) => void;
  onView: (view: View) => void;
  onMove: (view: View) => void;
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

function makeCanvas(box: HTMLElement) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { antialias: true, stencil: true, alpha: false });
  if (context) box.append(canvas);
  return context;
}

/** Loads a model and draws it as long as it is on the page. */
export function useStage({ box, address, model, start, ...tell }: StageOptions) {
  const { tree, state: wanted, chosen, hovered, hover } = model;
  const theme = useTheme();
  const [store] = useState(makeSightStore);
  const stage = useRef<Stage | null>(null);
  const [state, setState] = useState<StageState>('loading');
  const [share, setShare] = useState(0);
  const [tries, setTries] = useState(0);
  const latest = useRef(tell);
  const kept = useRef<View | null>(start);
  const colours = useMemo(
    () => ({ chosen: theme.palette.accent.main, ground: theme.palette.viewer.ground }),
    [theme],
  );
  useEffect(() => {
    latest.current = tell;
  });

  useEffect(() => {
    const { current } = box;
    const context = current && makeCanvas(current);
    if (!current || !context) return setState('missing');
    const canvas = context.canvas as HTMLCanvasElement;
    const ended = new AbortController();
    const { signal } = ended;
    let patience = 0;
    const open = (bodies: Bodies) => {
      const opened = openStage({
        context,
        bodies,
        colours,
        start: kept.current ?? homeView,
        onSight(sight) {
          kept.current = sight.view;
          store.tell(sight);
          latest.current.onMove(sight.view);
        },
        onRest: (view) => latest.current.onView(view),
      });
      const fit = new ResizeObserver(() =>
        opened.resize(
          current.clientWidth,
          current.clientHeight,
          Math.min(MOST_DOTS, devicePixelRatio),
        ),
      );
      fit.observe(current);
      opened.resize(
        current.clientWidth,
        current.clientHeight,
        Math.min(MOST_DOTS, devicePixelRatio),
      );
      const deafen = listenToHand(current, {
        aim: opened.aim,
        show: (view) => opened.show(view, true),
        onTap: (x, y) => latest.current.onTap(x, y),
        onHover: hoverer(opened, hover),
      });
      signal.addEventListener('abort', () => {
        fit.disconnect();
        deafen();
        opened.dispose();
        stage.current = null;
        store.tell(null);
      });
      stage.current = opened;
      setState('ready');
    };
    canvas.addEventListener(
      'webglcontextlost',
      () => {
        patience = window.setTimeout(() => setState('lost'), PATIENCE);
      },
      { signal },
    );
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        window.clearTimeout(patience);
        setState('ready');
      },
      { signal },
    );
    loadModel(address, { signal, onShare: setShare })
      .then((scene) => {
        const bodies = bodiesOfModel(scene, tree);
        if (signal.aborted) disposeBodies(bodies);
        else if (bodies.all.length === 0) setState('refused');
        else open(bodies);
      })
      .catch((cause: unknown) => {
        if (!signal.aborted) setState(cause instanceof ModelRefused ? 'refused' : 'failed');
      });
    return () => {
      window.clearTimeout(patience);
      ended.abort();
      canvas.remove();
    };
  }, [box, address, tree, colours, store, hover, tries]);

  useEffect(() => stage.current?.put(wanted), [wanted, state]);
  const marked = useMemo(() => (chosen === null ? [] : tree.bodiesUnder(chosen)), [chosen, tree]);
  // After what was put: the rim follows what was drawn apart.
  useEffect(() => stage.current?.mark(marked, hovered), [marked, hovered, wanted, state]);

  const retry = () => {
    setState('loading');
    setShare(0);
    setTries((before) => before + 1);
  };
  return { stage, store, state, share, retry };
}
