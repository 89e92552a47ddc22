import { type Adjustment, neutral } from '@cheese/slide-viewer/adjust/adjustment';
import type { View } from '@cheese/slide-viewer/geometry/view';
import type { Slide } from '@cheese/slide-viewer/slide';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import { readView, sayView } from '@cheese/slide-viewer/viewAddress';
import type { RefObject } from 'react';
import { useLayers } from '../layers/useLayers';
import { useKeptAdjustment } from './useKeptAdjustment';
import { useSeenAddress } from './useSeenAddress';

interface Seen {
  slideId: number;
  slide: Slide;
  handle: RefObject<SlideHandle | null>;
}

/** View, colours and layers of a slide, all kept in the address. */
export function useSeenSlide({ slideId, slide, handle }: Seen) {
  const { start, adjustment, setAdjustment, say, ...address } = useSeenAddress(slide);
  const viewNow = () => handle.current?.view() ?? null;
  const sayNow = (...changed: [Adjustment, (readonly string[] | null)?]) => {
    const view = viewNow();
    if (view) say(view, ...changed);
  };
  const showLayers = (shown: readonly string[] | null) => {
    address.setLayers(shown);
    sayNow(adjustment, shown);
  };
  const layers = useLayers({ slideId, said: address.layers, onSay: showLayers });
  const keep = useKeptAdjustment({
    slideId,
    isSignedIn: layers.personId !== null,
    adjustment,
    onFound: setAdjustment,
  });
  const adjust = (next: Adjustment) => {
    setAdjustment(next);
    keep(next);
    sayNow(next);
  };
  return {
    start,
    adjustment,
    adjust,
    layers,
    viewNow,
    say: (view: View) => say(view),
    restore() {
      adjust(neutral);
      handle.current?.home();
    },
    /** Shows the view of a tour's stop, which is encoded as in the address. */
    see(said: string) {
      const next = readView(said, slide);
      setAdjustment(next.adjustment);
      if (next.layers) address.setLayers(next.layers);
      if (next.view) handle.current?.show(next.view);
    },
    /** The current view, encoded for a tour's stop. */
    said() {
      const view = viewNow();
      return view && sayView({ view, adjustment, layers: layers.othersShown });
    },
    /** Returns a function that restores everything but the view. */
    hold: () => () => {
      address.setLayers(address.layers);
      setAdjustment(adjustment);
    },
  };
}
