import type { ModelPin, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { Part, Pin } from '@cheese/model-viewer/model/part';
import { texts } from './texts';

/** A structure as the engine knows parts: by words of its own instead of numbers. */
export function asPart(structure: Structure): Part {
  const { id, pid, name, nameLatin, description, color, meshes, anchor, isTranslated } = structure;
  // Without a translation the English name is already used as the main name.
  const nameEn = isTranslated ? structure.nameEn : '';
  const text = isTranslated ? description : texts.untranslated + description;
  return {
    id: String(id),
    pid: pid === null ? null : String(pid),
    name,
    nameLatin,
    nameEn,
    text,
    color,
    meshes,
    anchor,
    spelling: structure.spelling,
    layer: structure.layer,
  };
}

/** The pins of a model as the engine knows them: by their places in the list. */
export const asPins = (pins: readonly ModelPin[]): Pin[] =>
  pins.map(({ structureId, ...pin }, at) => ({
    ...pin,
    id: String(at),
    partId: structureId === null ? null : String(structureId),
  }));
