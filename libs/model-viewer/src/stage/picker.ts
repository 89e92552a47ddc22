import { type Camera, type Mesh, Raycaster, Sphere, Vector2, Vector3 } from 'three';
import { acceleratedRaycast } from 'three-mesh-bvh';
import type { Place } from '../model/part';
import { dot, isKept, type Plane } from '../model/sections';
import type { Bodies } from './bodies';
import { isInside, treeOfMesh } from './inside';

const none = new Sphere();

export interface Hit {
  /** Null for what belongs to no part. */
  id: string | null;
  place: Place;
  distance: number;
}

/** As long as this at once, while the picture stands still, trees of triangles are made. */
const SLICE = 8;

/** Makes the trees of all meshes, before a click needs them; returns how to stop it. */
function indexAll(meshes: readonly Mesh[], onIndexed: () => void) {
  const waiting = [...meshes];
  const reach = new Sphere();
  for (const mesh of meshes) {
    mesh.raycast = function raycast(...args) {
      // Most are far from what is pointed at: those need no tree yet.
      reach.copy(this.geometry.boundingSphere ?? none).applyMatrix4(this.matrixWorld);
      if (!args[0].ray.intersectsSphere(reach)) return;
      treeOfMesh(this);
      acceleratedRaycast.apply(this, args);
    };
  }
  // In slices, so that the first click does not wait for all meshes.
  const indexSome = () => {
    const start = performance.now();
    for (let mesh = waiting.pop(); mesh; mesh = waiting.pop()) {
      treeOfMesh(mesh);
      if (performance.now() - start > SLICE) break;
    }
    if (waiting.length > 0) timer = window.setTimeout(indexSome, SLICE);
    else onIndexed();
  };
  let timer = window.setTimeout(indexSome, 0);
  return () => window.clearTimeout(timer);
}

export function makePicker(bodies: Bodies, camera: Camera, onIndexed: () => void) {
  const caster = new Raycaster();
  const meshes = [...bodies.bodyOf.keys()];
  let planes: readonly Plane[] = [];

  const stopIndexing = indexAll(meshes, onIndexed);

  /** The part whose cut face is there: the innermost one that contains the place. */
  const cutAt = (place: Vector3) =>
    bodies.all.findLast(({ pieces }) =>
      pieces.some(({ mesh }) => mesh.visible && isInside(mesh, mesh.matrixWorld, place)),
    );

  function faceHit(): Hit | null {
    const { origin, direction } = caster.ray;
    const hits = planes.flatMap(({ normal, constant }, at) => {
      const distance = -(dot(normal, origin) + constant) / dot(normal, direction);
      const place = origin.clone().addScaledVector(direction, distance);
      const others = planes.filter((_, index) => index !== at);
      if (!(distance > 0) || !isKept(place, others)) return [];
      const body = cutAt(place);
      const { x, y, z } = place;
      return body ? [{ id: body.id || null, place: { x, y, z }, distance }] : [];
    });
    return hits.sort((a, b) => a.distance - b.distance)[0] ?? null;
  }

  function surfaceHit(): Hit | null {
    // With sections the first hit may be cut away, so collect all hits.
    caster.firstHitOnly = planes.length === 0;
    const hits = caster.intersectObjects(
      meshes.filter(({ visible }) => visible),
      false,
    );
    const hit = hits.find(({ point }) => isKept(point, planes));
    if (!hit) return null;
    const { x, y, z } = hit.point;
    const id = bodies.bodyOf.get(hit.object as Mesh)?.id;
    return { id: id || null, place: { x, y, z }, distance: hit.distance };
  }

  function firstHit(): Hit | null {
    const [surface, face] = [surfaceHit(), faceHit()];
    if (!surface || !face) return surface ?? face;
    return face.distance < surface.distance ? face : surface;
  }

  return {
    cutBy(next: readonly Plane[]) {
      planes = next;
    },
    /** By shares of the picture, from its left and upper edge. */
    at(x: number, y: number): Hit | null {
      caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera);
      return firstHit();
    },
    /** True if no other part hides the place. */
    sees({ x, y, z }: Place, id: string | null): boolean {
      const place = new Vector3(x, y, z);
      if (!isKept(place, planes)) return false;
      const way = place.clone().sub(camera.position);
      caster.set(camera.position, way.clone().normalize());
      const hit = firstHit();
      return !hit || hit.id === id || hit.distance > way.length() - bodies.radius * 0.002;
    },
    dispose: stopIndexing,
  };
}
