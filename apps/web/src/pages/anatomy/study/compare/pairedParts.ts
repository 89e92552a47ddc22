import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { Part } from '@cheese/model-viewer/model/part';
import { asPart } from '../../../../features/model/asPart';

/** Identifies corresponding parts: by mesh names, or by the name of a heading without meshes. */
const signOf = ({ meshes, nameLatin, name }: Structure) =>
  meshes.length > 0 ? `mesh ${meshes.join()}` : `heading ${nameLatin || name}`;

/** Parts of a diseased body, with the ids of the corresponding healthy parts. */
export function pairedParts(
  healthy: readonly Structure[],
  sick: readonly Structure[],
): readonly Part[] {
  const known = new Map(healthy.map((one) => [signOf(one), String(one.id)]));
  const ids = new Map(sick.map((one) => [one.id, known.get(signOf(one)) ?? String(one.id)]));
  return sick.map((one) => ({
    ...asPart(one),
    id: ids.get(one.id) ?? String(one.id),
    pid: one.pid === null ? null : (ids.get(one.pid) ?? null),
  }));
}
