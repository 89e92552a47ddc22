import type { BodySystem } from '@cheese/domain/codes/viewers/bodySystems';
import type { BodyPlan, Drawn, Group, Words } from './body';
import { type Mesh, normalsOf } from './kit/mesh';
import { largePieces } from './kit/pieces';
import type { Shape } from './kit/shape';
import { simplify } from './kit/simplify';
import { meshOf } from './kit/surfaceNets';

/** A row of the tree of parts, in the words of the contract (`Structure`). */
export interface BodyPart {
  id: string;
  pid: string | null;
  name: string;
  nameLatin: string;
  nameEn: string;
  description: string;
  color: string;
  system: BodySystem;
  /** Names of nodes in the file; a heading has none. */
  meshes: readonly string[];
}

export interface BodyMesh {
  id: string;
  colour: string;
  mesh: Mesh;
  normals: Float64Array;
}

const rowOf = (
  id: string,
  pid: string | null,
  [name, nameLatin, nameEn, description]: Words,
  look: Pick<BodyPart, 'color' | 'system' | 'meshes'>,
): BodyPart => ({ id, pid, name, nameLatin, nameEn, description, ...look });

const drawnOf = (one: Shape | Drawn | undefined): Drawn => {
  if (!one) throw new Error('A part has words and no shape');
  return 'shape' in one ? one : { shape: one };
};

/** The whole body, its groups, their parts. */
export function partsOf(plan: BodyPlan): BodyPart[] {
  const shapes = plan.shapes();
  const [first] = Object.values(plan.groups);
  const top = { color: first?.colour ?? '#cccccc', system: plan.system, meshes: [] };
  return [
    rowOf(plan.slug, null, plan.words, top),
    ...Object.entries(plan.groups).flatMap(([groupId, group]) => {
      const system = group.system ?? plan.system;
      return [
        rowOf(groupId, plan.slug, group.words, { color: group.colour, system, meshes: [] }),
        ...Object.entries(group.parts).map(([id, words]) => {
          const color = drawnOf(shapes[id]).colour ?? group.colour;
          return rowOf(id, groupId, words, { color, system, meshes: [id] });
        }),
      ];
    }),
  ];
}

/** Cells are so much larger, triangles fewer: to try a body quickly. */
function meshPart(id: string, group: Group, drawn: Drawn, coarse: number): BodyMesh {
  const { shape, colour = group.colour } = drawn;
  const cell = (drawn.cell ?? group.cell) * coarse;
  const most = (drawn.triangles ?? group.triangles) / coarse ** 2;
  const mesh = simplify(largePieces(meshOf(shape, cell)), Math.round(most));
  if (mesh.corners.length === 0) throw new Error(`${id} is empty`);
  return { id, colour, mesh, normals: normalsOf(mesh, shape, cell * 0.4) };
}

export function buildBody(plan: BodyPlan, coarse = 1, only?: readonly string[]): BodyMesh[] {
  const shapes = plan.shapes();
  return Object.values(plan.groups).flatMap((group) =>
    Object.keys(group.parts)
      .filter((id) => !only || only.includes(id))
      .map((id) => meshPart(id, group, drawnOf(shapes[id]), coarse)),
  );
}
