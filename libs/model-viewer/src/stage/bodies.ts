import {
  Box3,
  Group,
  type Matrix4,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three';
import type { Part } from '../model/part';
import type { PartTree } from '../model/partTree';

/** One mesh of the file, laid flat: where it stood in the file is kept as a matrix. */
export interface Piece {
  mesh: Mesh;
  home: Matrix4;
}

export interface Body {
  id: string;
  pieces: readonly Piece[];
  material: MeshStandardMaterial;
  /** The colour that it has of itself. */
  colour: string;
  box: Box3;
  middle: Vector3;
}

export interface Bodies {
  root: Group;
  /** The larger ones come first. */
  all: readonly Body[];
  byId: ReadonlyMap<string, Body>;
  bodyOf: ReadonlyMap<Mesh, Body>;
  box: Box3;
  middle: Vector3;
  radius: number;
}

const nameOf = (node: Object3D) => String(node.userData['name'] ?? node.name);

/** The part that a mesh belongs to: its own name counts, then that of what holds it. */
function partIdOf(mesh: Object3D, owners: ReadonlyMap<string, string>): string | null {
  for (let node: Object3D | null = mesh; node; node = node.parent) {
    const id = owners.get(nameOf(node));
    if (id !== undefined) return id;
  }
  return null;
}

function ownersOf({ parts }: PartTree) {
  const owners = new Map<string, string>();
  for (const { id, meshes } of parts) {
    for (const name of meshes) if (!owners.has(name)) owners.set(name, id);
  }
  return owners;
}

/** A mesh without positions, or with invalid ones, cannot be drawn. */
function isSound({ geometry }: Mesh): boolean {
  if (!geometry.getAttribute('position')) return false;
  geometry.computeBoundingSphere();
  return Number.isFinite(geometry.boundingSphere?.radius ?? NaN);
}

function materialOf(mesh: Mesh, part: Part | null): MeshStandardMaterial {
  const [source] = [mesh.material].flat();
  const material =
    source instanceof MeshStandardMaterial
      ? source.clone()
      : new MeshStandardMaterial({ roughness: 0.6 });
  if (part?.color && !material.map) material.color.set(part.color);
  if (!mesh.geometry.getAttribute('normal')) material.flatShading = true;
  return material;
}

function bodyOfMeshes(id: string, meshes: readonly Mesh[], part: Part | null): Body | null {
  const [first] = meshes;
  if (!first) return null;
  const material = materialOf(first, part);
  const pieces = meshes.map((mesh) => ({ mesh, home: mesh.matrixWorld.clone() }));
  const box = new Box3();
  for (const { mesh, home } of pieces) {
    mesh.geometry.computeBoundingBox();
    const own = mesh.geometry.boundingBox;
    if (own) box.union(own.clone().applyMatrix4(home));
    mesh.material = material;
    mesh.matrixAutoUpdate = false;
  }
  const colour = `#${material.color.getHexString()}`;
  return { id, pieces, material, colour, box, middle: box.getCenter(new Vector3()) };
}

/** The nodes of a file as bodies of parts; what belongs to none is seen and cannot be chosen. */
export function bodiesOfModel(scene: Object3D, tree: PartTree): Bodies {
  scene.updateMatrixWorld(true);
  const owners = ownersOf(tree);
  const groups = new Map<string | null, Mesh[]>();
  scene.traverse((node) => {
    if (!(node instanceof Mesh) || !isSound(node)) return;
    const id = partIdOf(node, owners);
    groups.set(id, [...(groups.get(id) ?? []), node]);
  });
  const all = [...groups]
    .map(([id, meshes]) => bodyOfMeshes(id ?? '', meshes, id === null ? null : tree.partOf(id)))
    .filter((body) => body !== null);
  const sizeOf = ({ box }: Body) => box.min.distanceTo(box.max);
  all.sort((a, b) => sizeOf(b) - sizeOf(a));

  const root = new Group();
  root.add(...all.flatMap(({ pieces }) => pieces.map(({ mesh }) => mesh)));
  const box = new Box3();
  all.forEach((body) => box.union(body.box));
  const middle = box.getCenter(new Vector3());
  return {
    root,
    all,
    box,
    middle,
    byId: new Map(all.map((body) => [body.id, body])),
    bodyOf: new Map(all.flatMap((body) => body.pieces.map(({ mesh }) => [mesh, body] as const))),
    radius: Math.max(box.min.distanceTo(box.max) / 2, 1e-6),
  };
}

/** Nothing of it stays on the graphics card. */
export function disposeBodies({ all }: Bodies) {
  for (const { pieces, material } of all) {
    for (const { mesh } of pieces) {
      mesh.geometry.dispose();
    }
    for (const value of Object.values(material)) {
      const { isTexture, dispose } = (value ?? {}) as { isTexture?: boolean; dispose?: () => void };
      if (isTexture) dispose?.call(value);
    }
    material.dispose();
  }
}
