import { type StoredJson, storedJson } from '@cheese/auth/storedJson';
import { isNothing, type LayerPatch, nothing } from './layerPatch';

interface Whose {
  personId: number;
  slideId: number;
  /** Id of a layer; `own` for the user's own layer, which has no id before it is created. */
  layer: string;
}

/**
 * Unsent changes of a layer on this device, per user. Tabs share it: each writes and clears only
 * its own changes.
 */
export function keptDraft({ personId, slideId, layer }: Whose): StoredJson<LayerPatch> {
  const shared = storedJson<LayerPatch>(
    localStorage,
    `slide-draft-${personId}-${slideId}-${layer}`,
    ({ put, removed }) => Array.isArray(put) && Array.isArray(removed),
  );
  let own = new Set<string>();
  const others = (besides: ReadonlySet<string>): LayerPatch => {
    const { put, removed } = shared.get() ?? nothing;
    const isOther = (id: string) => !besides.has(id);
    return { put: put.filter(({ id }) => isOther(id)), removed: removed.filter(isOther) };
  };
  const keep = (patch: LayerPatch) => (isNothing(patch) ? shared.clear() : shared.set(patch));
  return {
    /** This tab becomes responsible for the stored changes and sends them. */
    get() {
      const patch = shared.get();
      own = idsOf(patch ?? nothing);
      return patch;
    },
    set(patch) {
      const ids = idsOf(patch);
      const rest = others(new Set([...own, ...ids]));
      own = ids;
      keep({ put: [...rest.put, ...patch.put], removed: [...rest.removed, ...patch.removed] });
    },
    clear() {
      keep(others(own));
      own = new Set();
    },
  };
}

const idsOf = ({ put, removed }: LayerPatch) => new Set([...put.map(({ id }) => id), ...removed]);
