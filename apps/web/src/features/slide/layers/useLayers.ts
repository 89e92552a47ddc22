import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { useGetSlideLayersQuery } from '@cheese/api-client/slides/annotation';
import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import type { Layer, Shape } from '@cheese/slide-viewer/shapes/shape';
import { useCallback, useMemo, useState } from 'react';
import { useSessionState } from '../../../session/session';
import { OWN, ownColour, useEditedLayer } from './useEditedLayer';

export type Layers = ReturnType<typeof useLayers>;

interface Shown {
  slideId: number;
  /** Visible layers from the address; null for the default. */
  said: readonly string[] | null;
  onSay: (shown: readonly string[]) => void;
}

/** Key of a layer, as used in addresses. */
export const keyOf = ({ id, kind, isMine }: Pick<SlideLayer, 'id' | 'kind' | 'isMine'>) =>
  kind === 'own' && isMine ? OWN : `${id}`;

/** Visible by default: published teaching layers and the user's own. */
const isShownAtFirst = (layer: SlideLayer) =>
  keyOf(layer) === OWN ||
  (layer.kind === 'teaching' && layer.visibility === noteVisibilityCodes.public && !layer.isHeld);

export function useLayers({ slideId, said, onSay }: Shown) {
  const { isSignedIn, person } = useSessionState();
  const personId = isSignedIn ? (person?.all.user.id ?? null) : null;
  const query = useGetSlideLayersQuery({ slideId });
  const list = query.currentData?.layers;
  const [wanted, edit] = useState(OWN);
  // If the layer was deleted or may no longer be edited, the user's own layer is edited instead.
  const isThere = list?.some((layer) => layer.mayEdit && keyOf(layer) === wanted);
  const target = isThere ? wanted : OWN;
  const edited = useEditedLayer({ slideId, personId, layers: list, target });
  const [faint, setFaint] = useState<Readonly<Record<string, number>>>({});
  const [loaded, setLoaded] = useState<ReadonlyMap<number, readonly Shape[]>>(new Map());
  const onLoaded = useCallback(
    (id: number, shapes: readonly Shape[]) => setLoaded((known) => new Map(known).set(id, shapes)),
    [],
  );

  const shownNow = useMemo(
    () => said ?? [OWN, ...(list ?? []).filter(isShownAtFirst).map(keyOf)],
    [said, list],
  );
  const isShown = (key: string) => (key === target && key !== OWN) || shownNow.includes(key);
  const others = (list ?? []).filter(
    (layer) => keyOf(layer) !== target && shownNow.includes(keyOf(layer)),
  );
  const layers: Layer[] = others.map((layer) => ({
    id: keyOf(layer),
    name: layer.name,
    isShown: true,
    opacity: faint[keyOf(layer)] ?? 1,
    shapes: loaded.get(layer.id) ?? [],
  }));
  const { shapes } = edited;
  return {
    query,
    personId,
    list: list ?? [],
    target,
    edit,
    edited,
    layers,
    others,
    onLoaded,
    isShown,
    /** Colour of new shapes. */
    colour: list?.find((layer) => keyOf(layer) === target)?.colour ?? ownColour,
    /** Keys of the visible layers, without the user's own. */
    othersShown: shownNow.filter((key) => key !== OWN),
    /** The edited layer; hidden unless shown or being drawn on. */
    drawing: isShown(target) || shapes.tool ? shapes : null,
    toggle(key: string) {
      const now = new Set(shownNow);
      if (!now.delete(key)) now.add(key);
      onSay([...now]);
    },
    shapesOf: (layer: SlideLayer) =>
      keyOf(layer) === target ? shapes.shapes : (loaded.get(layer.id) ?? []),
    opacityOf: (key: string) => faint[key] ?? 1,
    fade: (key: string, opacity: number) => setFaint((known) => ({ ...known, [key]: opacity })),
  };
}
