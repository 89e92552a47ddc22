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

/** Key of the user's own layer, which may not exist on the server yet. */
export const OWN = 'own';

interface Edited {
  slideId: number;
  /** Null for visitors, whose drawings stay on this device. */
  personId: number | null;
  /** Undefined until loaded. */
  layers: readonly SlideLayer[] | undefined;
  /** Key of the edited layer: its id, or OWN. */
  target: string;
}

/** Default colour of the user's own layer. */
export const ownColour = 'yellow';

const kept: Standing = { kind: 'kept' };

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
    // A visitor's drawing now belongs to the account and is removed from this device.
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

/** The user's own layer is created with its first shape. */
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
