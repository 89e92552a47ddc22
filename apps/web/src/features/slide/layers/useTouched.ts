import type { Point } from '@cheese/slide-viewer/geometry/view';
import { shapeAt } from '@cheese/slide-viewer/shapes/hit';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { useState } from 'react';
import type { Layers } from './useLayers';

interface Touched {
  shape: Shape;
  name: string;
}

/** The selected shape; hiding its layer deselects it. */
export function useTouched({ layers }: Pick<Layers, 'layers'>) {
  const [chosen, touch] = useState<Touched | null>(null);
  const isSeen = layers.some(({ shapes }) => shapes.some(({ id }) => id === chosen?.shape.id));
  return {
    touched: isSeen ? chosen : null,
    touch,
    onTouch(place: Point, reach: number) {
      const found = layers.toReversed().flatMap(({ name, shapes }) => {
        const shape = shapeAt(shapes, place, reach);
        return shape ? [{ shape, name }] : [];
      });
      touch(found[0] ?? null);
    },
  };
}
