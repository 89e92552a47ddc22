import { useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Colouring, makeColouring } from '../adjust/colouring';
import type { Adjustment } from '../adjust/adjustment';
import type { View } from '../geometry/view';
import type { Slide } from '../slide';
import type { Hand } from './hand';
import { openSlide, type Stage, type StageState } from './openSlide';
import type { ViewStore } from './viewStore';

interface StageAsked {
  box: RefObject<HTMLElement | null>;
  navigator: RefObject<HTMLElement | null>;
  slide: Slide;
  start: View | null;
  adjustment: Adjustment;
  onRest: (view: View) => void;
  /** Called on every frame, to draw overlays in step with the slide. */
  onFrame: (view: View) => void;
  store: ViewStore;
  hand: () => Hand | null;
}

const isPhone = () => window.matchMedia('(max-width: 700px), (pointer: coarse)').matches;

/** Keeps a slide open in a box as long as it is the same slide. */
export function useStage(asked: StageAsked) {
  const { box, navigator, slide, adjustment, store } = asked;
  const newest = useRef(asked);
  const [state, setState] = useState<StageState>('loading');
  const [isSharp, setIsSharp] = useState(false);
  const stage = useRef<Stage | null>(null);
  const colouring = useRef<Colouring | null>(null);
  const { background, region } = useViewerColours();
  useEffect(() => void (newest.current = asked));

  // Another slide makes another stage: what else changes is looked up when it is needed.
  useEffect(() => {
    if (!box.current || !navigator.current) return undefined;
    const now = () => newest.current;
    const urlOf: Slide['urlOf'] = (level, x, y) => now().slide.urlOf(level, x, y);
    const setting = {
      box: box.current,
      navigator: navigator.current,
      colours: { background, region },
      tiles: { ...now().slide, urlOf },
      start: now().start,
      isPhone: isPhone(),
    };
    const made: Stage = openSlide(setting, {
      onFrame(shown) {
        const picture = stage.current?.picture();
        if (picture) colouring.current?.follow(picture);
        store.tell(shown);
        now().onFrame(shown.view);
      },
      onRest: () => stage.current && now().onRest(stage.current.aim()),
      onState: setState,
      onSharp: setIsSharp,
      hand: () => now().hand(),
    });
    // Over what OpenSeadragon put there.
    const colours = makeColouring(box.current);
    stage.current = made;
    colouring.current = colours;
    colours.set(now().adjustment);
    return () => {
      stage.current = null;
      colouring.current = null;
      colours.destroy();
      made.destroy();
    };
  }, [slide.id, box, navigator, store, background, region]);

  useEffect(() => {
    colouring.current?.set(adjustment);
    stage.current?.redraw();
  }, [adjustment]);
  return { stage, state, isSharp };
}

function useViewerColours() {
  const { palette } = useTheme();
  return { background: palette.viewer.ground, region: palette.brandPressed };
}
