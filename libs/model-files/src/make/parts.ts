import { MOST_DEPTH, MOST_SHAPES, type ModelLimits } from '../limits';
import type { RawModel, RawShape } from '../raw';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';
import type { Matrix } from './matrix';
import { Names } from './names';

/** A part before it is written: its shapes with their world matrices. */
export interface PlannedPart {
  key: string;
  name: string;
  /** The index of the parent part. */
  holder: number | null;
  pieces: { shape: RawShape; world: Matrix }[];
}

interface Named {
  name: string;
  holds: boolean;
}

/**
 * The parts of a model: each named node with something visible in it or below it. Unnamed nodes
 * belong to their nearest named ancestor.
 */
export function partsOf(raw: RawModel, worlds: readonly Matrix[], limits: ModelLimits) {
  const names = new Names();
  const found = namedNodes(raw, names);
  const parts: (PlannedPart & { depth: number })[] = [];
  const placeOf: (number | null)[] = [];
  let shapes = 0;
  for (const [at, { holder, shapes: own }] of raw.nodes.entries()) {
    const above = holder === null ? null : (placeOf[holder] ?? null);
    const { name, holds } = found[at] ?? { name: '', holds: false };
    const isOwn = holds && (name !== '' || (own.length > 0 && above === null));
    placeOf[at] = isOwn ? parts.length : above;
    if (isOwn) {
      const depth = above === null ? 1 : (parts[above]?.depth ?? 0) + 1;
      if (depth > MOST_DEPTH) refuseModel('deep');
      if (parts.length >= limits.parts) refuseModel('parts');
      const called = name || names.nextUnnamed();
      parts.push({ key: names.keyOf(called), name: called, holder: above, pieces: [], depth });
    } else if (holds && name === '' && holder !== null) raw.notes.add(noteTexts.flattened);
    const pieces = parts[placeOf[at] ?? -1]?.pieces;
    for (const shape of own) pieces?.push({ shape, world: worlds[at] ?? [] });
    shapes += own.length;
    if (shapes > MOST_SHAPES) refuseModel('parts');
  }
  names.notes().forEach((note) => raw.notes.add(note));
  return parts;
}

/** Each node with its name, and whether it or a descendant is visible. */
function namedNodes({ nodes }: RawModel, names: Names): Named[] {
  const found = nodes.map(({ shapes }) => ({ name: '', holds: shapes.length > 0 }));
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const own = found[at];
    const above = found[nodes[at]?.holder ?? -1];
    if (own?.holds && above) above.holds = true;
  }
  // Only for nodes that become parts: faulty names of bones do not matter.
  found.forEach((one, at) => {
    if (one.holds) one.name = names.clean(nodes[at]?.name ?? '');
  });
  return found;
}
