import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { BodyPlan, Drawn, Group, Words } from './body';
import { type Mesh, normalsOf } from './kit/mesh';
import { largePieces } from './kit/pieces';
import type { Shape } from './kit/shape';
import { simplify } from './kit/simplify';
import { meshOf } from './kit/surfaceNets';

/** A row of the tree of parts, in the format of the contract (`Structure`). */
export interface BodyPart {
  id: string;
  pid: string | null;
  name: string;
  nameLatin: string;
  nameEn: string;
  description: string;
  color: string;
  system: BodySystem;
  /** Names of nodes in the file; empty for a heading. */
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

/** The same on the other side of the body. */
function turnedOver({ mesh, normals }: Pick<BodyMesh, 'mesh' | 'normals'>) {
  const flip = (one: number, at: number) => (at % 3 === 0 ? -one : one);
  const corners = mesh.corners.slice();
  for (let at = 0; at < corners.length; at += 3)
    [corners[at + 1], corners[at + 2]] = [corners[at + 2] ?? 0, corners[at + 1] ?? 0];
  return { mesh: { places: mesh.places.map(flip), corners }, normals: normals.map(flip) };
}

type Made = Map<Shape, BodyMesh>;

/** `coarse` enlarges the cells and reduces the triangles, to try a body quickly. */
function meshPart(
  { id, group, drawn, made }: { id: string; group: Group; drawn: Drawn; made: Made },
  coarse: number,
): BodyMesh {
  const { shape, colour = group.colour } = drawn;
  const other = shape.mirrorOf && made.get(shape.mirrorOf);
  if (other) return { id, colour, ...turnedOver(other) };
  const cell = (drawn.cell ?? group.cell) * coarse;
  const most = (drawn.triangles ?? group.triangles) / coarse ** 2;
  const pieces = meshOf(shape, cell);
  const mesh = simplify(drawn.isStrewn ? pieces : largePieces(pieces), Math.round(most));
  if (mesh.corners.length === 0) throw new Error(`${id} is empty`);
  const whole = { id, colour, mesh, normals: normalsOf(mesh, shape, cell * 0.4) };
  made.set(shape, whole);
  return whole;
}

export function buildBody(plan: BodyPlan, coarse = 1, only?: readonly string[]): BodyMesh[] {
  const shapes = plan.shapes();
  const made: Made = new Map();
  return Object.values(plan.groups).flatMap((group) =>
    Object.keys(group.parts)
      .filter((id) => !only || only.includes(id))
      .map((id) => meshPart({ id, group, drawn: drawnOf(shapes[id]), made }, coarse)),
  );
}
