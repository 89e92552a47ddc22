import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import { titleOf } from '@cheese/slide-viewer/shapes/measureShape';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import Button from '@mui/material/Button';
import { texts } from './texts';
import type { Layers } from './useLayers';

export type LookAt = (shape: Shape, layer: SlideLayer) => void;

/** Limit for a readable list. */
const MOST = 200;

/** Texts of a layer with links to their places, for keyboard users and for searching. */
export function LayerTexts(props: { layer: SlideLayer; layers: Layers; lookAt: LookAt }) {
  const { layer, layers, lookAt } = props;
  const said = layers.shapesOf(layer).filter(({ text }) => text !== '');
  if (said.length === 0) return null;
  return (
    <details>
      <summary>{texts.list(layer.name)}</summary>
      {said.slice(0, MOST).map((shape) => (
        <Button key={shape.id} size="small" onClick={() => lookAt(shape, layer)}>
          {titleOf(shape) || texts.untitled}
        </Button>
      ))}
    </details>
  );
}
