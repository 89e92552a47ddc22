import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { SpecimenHotspot } from '@cheese/domain/contract/bodies/specimen';
import { asPart } from '../../../../features/model/asPart';

/** Parts of a specimen; a part with a hotspot takes the title of the hotspot. */
export function asParts(rows: readonly Structure[], spots: readonly SpecimenHotspot[]) {
  const titles = new Map(spots.map(({ structureId, title }) => [structureId, title]));
  return {
    parts: rows.map((row) => asPart({ ...row, name: titles.get(row.id) ?? row.name })),
    labelled: new Set([...titles.keys()].map(String)),
  };
}
