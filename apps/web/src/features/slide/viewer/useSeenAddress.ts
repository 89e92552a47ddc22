import { placeAt } from '@cheese/domain/place/placeAddress';
import type { Adjustment } from '@cheese/slide-viewer/adjust/adjustment';
import type { View } from '@cheese/slide-viewer/geometry/view';
import type { Slide } from '@cheese/slide-viewer/slide';
import { readView, sayView } from '@cheese/slide-viewer/viewAddress';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { viewAt } from './slidePlace';

/** Keeps the view in the address, so that it can be shared and reloaded. */
export function useSeenAddress(slide: Slide) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const seen = readView(search.get('v') ?? '', slide);
  const [start] = useState(
    () => seen.view ?? pointedAt(`${pathname}?${search.toString()}`, slide) ?? null,
  );
  const [adjustment, setAdjustment] = useState<Adjustment>(seen.adjustment);

  const [layers, setLayers] = useState(seen.layers);

  const say = (view: View, colours = adjustment, shown = layers) => {
    const text = sayView({ view, adjustment: colours, layers: shown });
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('v', text);
        next.delete('at');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { start, adjustment, setAdjustment, layers, setLayers, say };
}

/** The view of a note or comment that the address points to. */
function pointedAt(address: string, slide: Slide): View | null {
  const place = placeAt(address);
  if (place?.kind !== 'slide' || !place.point) return null;
  return viewAt(place.point, slide);
}
