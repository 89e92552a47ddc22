import type { ModelPin, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { Part, Pin } from '@cheese/model-viewer/model/part';
import { texts } from './texts';

/** Converts a structure to a part of the viewer, whose ids are strings. */
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

/** Converts pins for the viewer; their ids are their positions in the list. */
export const asPins = (pins: readonly ModelPin[]): Pin[] =>
  pins.map(({ structureId, ...pin }, at) => ({
    ...pin,
    id: String(at),
    partId: structureId === null ? null : String(structureId),
  }));
