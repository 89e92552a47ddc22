import { useTheme } from '@mui/material/styles';
import type { Adjustment } from '../adjust/adjustment';
import type { Drawing } from '../drawing/tool';
import { useInkFont } from '../drawing/useInk';
import type { Layer } from '../shapes/shape';
import type { Slide } from '../slide';
import type { ViewStore } from '../stage/viewStore';
import { takePicture } from './takePicture';

interface PictureOf {
  slide: Slide;
  adjustment: Adjustment;
  layers: readonly Layer[];
  drawing: Drawing | null;
  store: ViewStore;
}

/** Takes a picture of what is seen. */
export function usePicture({ slide, adjustment, layers, drawing, store }: PictureOf) {
  const font = useInkFont();
  const background = useTheme().palette.viewer.ground;
  return async (times: number) => {
    const shown = store.now();
    if (!shown) throw new Error('nothing is shown yet');
    const own: Layer[] = drawing
      ? [{ id: '', name: '', isShown: true, shapes: drawing.shapes }]
      : [];
    const all = [...layers, ...own];
    return takePicture({ slide, shown, adjustment, layers: all, times, font, background });
  };
}
