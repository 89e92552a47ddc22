import { keptJson } from '@cheese/auth/keptJson';
import type { LayerPatch } from './layerPatch';

interface Whose {
  personId: number;
  slideId: number;
  /** A layer's number; one's own has none before it is made. */
  layer: string;
}

/** What of a layer has not been sent, on this device, for the one who drew it. */
export const keptDraft = ({ personId, slideId, layer }: Whose) =>
  keptJson<LayerPatch>(
    localStorage,
    `slide-draft-${personId}-${slideId}-${layer}`,
    ({ put, removed }) => Array.isArray(put) && Array.isArray(removed),
  );
