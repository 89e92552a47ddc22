import {
  useAddSlideLayerMutation,
  useEditSlideLayerMutation,
  useLazyGetLayerShapesQuery,
} from '@cheese/api-client/slides/annotation';
import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import { useShapes } from '@cheese/slide-viewer/useShapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepShapes, readShapes } from '../viewer/keptShapes';
import { type Keeper, type LayerWire, makeAutosave, type Standing } from './autosave';
import { keptDraft } from './keptLayer';
import { texts } from './texts';
import { toShape, toWire } from './wireShape';

/** One's own layer, which need not be there yet. */
export const OWN = 'own';

interface Edited {
  slideId: number;
  /** Null for visitors: what they draw stays on this device. */
  personId: number | null;
  /** The layers that are there, once they are known. */
  layers: readonly SlideLayer[] | undefined;
  /** The number of the layer that is drawn on, or OWN. */
  target: string;
}

/** Default colour of one's own layer. */
export const ownColour = 'yellow';

const kept: Standing = { kind: 'kept' };

/** The edited layer, its shapes and its save state. */
export function useEditedLayer({ slideId, personId, layers, target }: Edited) {
  const [initial] = useState(() => readShapes(slideId));
  const keeper = useRef<Keeper | null>(null);
  const wasOpened = useRef(false);
  const [standing, setStanding] = useState(kept);
  const shapes = useShapes(initial, (drawn) => {
    if (keeper.current) keeper.current.change(drawn.map(toWire));
    else keepShapes(slideId, drawn);
  });
  const wireOf = useLayerWire(slideId);

  const open = useEffectEvent((owner: number) => {
    const own = layers?.find(({ kind, isMine }) => kind === 'own' && isMine);
    const isFirst = !wasOpened.current && target === OWN;
    wasOpened.current = true;
    const one = makeAutosave({
      wire: wireOf(target === OWN ? (own?.id ?? null) : Number(target)),
      draft: keptDraft({ personId: owner, slideId, layer: target }),
      ...(isFirst && { drawn: shapes.shapes.map(toWire) }),
      show: (drawn) => shapes.load(drawn.map(toShape)),
      tell: setStanding,
    });
    // From now on it is the account's.
    if (isFirst) keepShapes(slideId, []);
    return one;
  });
  const leave = useEffectEvent(() => shapes.load([]));

  const isKnown = layers !== undefined;
  useEffect(() => {
    if (personId === null || !isKnown) return;
    const one = open(personId);
    const again = () => void one.flush();
    keeper.current = one;
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      keeper.current = null;
      one.close();
      leave();
    };
  }, [slideId, personId, isKnown, target]);

  return {
    shapes,
    standing: personId === null ? null : standing,
    renew: () => keeper.current?.renew().catch(() => undefined),
    keepMine: () => keeper.current?.keepMine().catch(() => undefined),
    takeTheirs: () => keeper.current?.takeTheirs().catch(() => undefined),
  };
}

/** Reads and writes a layer; one's own layer is created with its first shape. */
function useLayerWire(slideId: number) {
  const [read] = useLazyGetLayerShapesQuery();
  const [add] = useAddSlideLayerMutation();
  const [edit] = useEditSlideLayerMutation();
  return (known: number | null): LayerWire => {
    let id = known;
    return {
      read: async () => (id === null ? { version: 0, shapes: [] } : read({ id }).unwrap()),
      async send({ version, put, removed }) {
        id ??= (await add({ slideId, kind: 'own', name: texts.own, colour: ownColour }).unwrap())
          .id;
        return edit({ id, version, put: [...put], removed: [...removed] }).unwrap();
      },
    };
  };
}
