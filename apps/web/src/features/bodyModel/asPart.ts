import type { Structure } from '@cheese/domain/contract/viewers/model';
import type { Part } from '@cheese/model-viewer/model/part';

/** A structure as the engine knows parts: by words of its own instead of numbers. */
export function asPart(structure: Structure): Part {
  const { id, pid, name, nameLatin, nameEn, description, color, meshes, anchor } = structure;
  return {
    ...{ id: String(id), pid: pid === null ? null : String(pid) },
    ...{ name, nameLatin, nameEn, text: description, color, meshes, anchor },
    ...{ spelling: structure.spelling, layer: structure.layer },
  };
}
