import { useGetLayerShapesQuery } from '@cheese/api-client/slides/annotation';
import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import { useEffect } from 'react';
import type { Layers } from './useLayers';
import { toShape } from './wireShape';

interface LayerShapesProps {
  layer: SlideLayer;
  onLoaded: Layers['onLoaded'];
}

/** Fetches the shapes of a visible layer, and again when its version changes. */
export function LayerShapes({ layer: { id, version }, onLoaded }: LayerShapesProps) {
  const { data, isFetching, refetch } = useGetLayerShapesQuery({ id });
  const isOld = data !== undefined && data.version < version && !isFetching;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  useEffect(() => {
    if (data) onLoaded(id, data.shapes.map(toShape));
  }, [data, id, onLoaded]);
  return null;
}
