import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';
import { type Fields, fields, list, whole, wholeOr } from './json';
import { type FileLook, noLook } from './looks';
import type { FileNumbers } from './numbers';
import type { FileNode } from './tree';
import { isOfTriangles, trianglesOf } from './triangles';

/** The accessors of a primitive, by index. */
export interface Planned {
  mode: number;
  places: number;
  corners: number | null;
  normals: number | null;
  uvs: number | null;
  colours: number | null;
  look: FileLook;
}

interface Planning {
  tree: readonly FileNode[];
  numbers: FileNumbers;
  looks: readonly FileLook[];
  limits: ModelLimits;
  notes: Set<string>;
}

/**
 * The primitives to read of each visible mesh, after all of them were found to be within limits.
 */
export function planOf(json: Fields, planning: Planning): Map<number, Planned[]> {
  const { tree, numbers, limits } = planning;
  const meshes = list(json['meshes']);
  const plans = new Map<number, Planned[]>();
  let [triangles, corners] = [0, 0];
  for (const { mesh } of tree) {
    if (mesh === null) continue;
    const plan = plans.get(mesh) ?? plannedOf(meshes[mesh] ?? refuseModel('broken'), planning);
    plans.set(mesh, plan);
    for (const one of plan) {
      const { count } = numbers.count(one.places);
      triangles += trianglesOf(
        one.mode,
        one.corners === null ? count : numbers.count(one.corners).count,
      );
      corners += count;
      if (triangles > limits.triangles) refuseModel('triangles');
      if (corners * 32 + numbers.bytes > limits.unpackedBytes) refuseModel('unpacked');
    }
  }
  return plans;
}

function plannedOf(mesh: Fields, { numbers, looks, notes }: Planning): Planned[] {
  return list(mesh['primitives']).flatMap((primitive) => {
    const mode = wholeOr(primitive['mode'], 4);
    const attributes = fields(primitive['attributes']);
    if (primitive['targets'] !== undefined) notes.add(noteTexts.targets);
    if (fields(primitive['extensions'])['KHR_draco_mesh_compression']) refuseModel('extension');
    const places = whole(attributes['POSITION']);
    if (!isOfTriangles(mode) || places === null) {
      notes.add(noteTexts.lines);
      return [];
    }
    const look = looks[whole(primitive['material']) ?? -1] ?? noLook;
    const { count } = numbers.count(places);
    const beside = (name: string, components: number[]) => {
      const at = whole(attributes[name]);
      if (at === null) return null;
      const found = numbers.count(at);
      if (found.count !== count || !components.includes(found.components)) refuseModel('broken');
      return at;
    };
    beside('POSITION', [3]);
    const corners = whole(primitive['indices']);
    if (corners !== null && numbers.count(corners).components !== 1) refuseModel('broken');
    return [
      {
        mode,
        places,
        corners,
        look,
        normals: beside('NORMAL', [3]),
        uvs: look.texture && beside(`TEXCOORD_${look.texture.channel}`, [2]),
        colours: beside('COLOR_0', [3, 4]),
      },
    ];
  });
}
