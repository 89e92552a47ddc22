import { useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { homeView, type View } from '../model/view';
import type { Model } from '../useModel';
import type { Stage } from './openStage';
import { runStage, type StageState } from './runStage';
import { makeSightStore } from './sight';

interface StageOptions {
  box: RefObject<HTMLDivElement | null>;
  address: string;
  model: Model;
  start: View | null;
  onTap: (x: number, y: number) => void;
  onView: (view: View) => void;
  onMove: (view: View) => void;
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
    return runStage({
      place: current,
      context,
      address,
      tree,
      colours,
      startAt: () => kept.current ?? homeView,
      onSight(sight) {
        if (sight) kept.current = sight.view;
        store.tell(sight);
        if (sight) latest.current.onMove(sight.view);
      },
      onRest: (view) => latest.current.onView(view),
      onTap: (x, y) => latest.current.onTap(x, y),
      onHover: hover,
      onShare: setShare,
      onState: setState,
      onStage(opened) {
        stage.current = opened;
      },
    });
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
