import {
  AlwaysStencilFunc,
  BackSide,
  Box3,
  type Color,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
  type Side,
  Vector2,
  Vector3,
} from 'three';
import type { ModelState } from '../model/modelState';
import type { Place } from '../model/part';
import type { Bodies, Body } from './bodies';
import { frameOf } from './frameOf';

/** Counts on each pixel how often the eye's ray enters and leaves what the plane left. */
function counting(side: Side, plane: Plane, isFaint: boolean): MeshBasicMaterial {
  const step = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp;
  return new MeshBasicMaterial({
    side,
    clippingPlanes: [plane],
    transparent: isFaint,
    colorWrite: false,
    depthWrite: false,
    depthTest: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: step,
    stencilZFail: step,
    stencilZPass: step,
  });
}

function capMaterial({ material }: Body, others: Plane[]): MeshStandardMaterial {
  return new MeshStandardMaterial({
    color: material.color,
    opacity: material.opacity,
    transparent: material.transparent,
    side: DoubleSide,
    roughness: 0.9,
    clippingPlanes: others,
    stencilWrite: true,
    stencilRef: 0,
    stencilFunc: NotEqualStencilFunc,
    stencilFail: ReplaceStencilOp,
    stencilZFail: ReplaceStencilOp,
    stencilZPass: ReplaceStencilOp,
  });
}

function boxOf({ box }: Body, offset: Place | undefined) {
  const moved = new Box3().copy(box);
  return offset ? moved.translate(new Vector3(offset.x, offset.y, offset.z)) : moved;
}

interface CapPlace {
  bodies: Bodies;
  box: Box3;
  plane: Plane;
  size: Vector2;
}

/** The sheet on one plane, painted no farther than the box reaches. */
function capOf(sheet: PlaneGeometry, material: MeshStandardMaterial, of: CapPlace) {
  const { bodies, box, plane, size } = of;
  const cap = new Mesh(sheet, material);
  plane.projectPoint(bodies.middle, cap.position);
  cap.lookAt(cap.position.clone().add(plane.normal));
  // Drawn apart, bodies go farther than the model reaches.
  cap.scale.setScalar(bodies.radius * 6);
  cap.onBeforeRender = (renderer, _scene, camera) => {
    renderer.setScissor(frameOf(box, camera, renderer.getSize(size)));
    renderer.setScissorTest(true);
  };
  cap.onAfterRender = (renderer) => {
    renderer.clearStencil();
    renderer.setScissorTest(false);
  };
  return cap;
}

interface Cut {
  planes: readonly Plane[];
  offsets: ReadonlyMap<string, Place>;
}

/**
 * The faces of what is cut: on each plane one face for each body that it goes through, drawn only
 * where the eye looks into the body. It needs closed surfaces, and nothing of how they are made.
 *
 * All faces of a plane are one and the same sheet: so what lies in something else, drawn later,
 * has exactly its depth and is seen. It is painted, and its count forgotten, no farther than the
 * body reaches: a hundred of them would fill the picture a hundred times.
 */
export function makeCaps(bodies: Bodies) {
  const root = new Group();
  const sheet = new PlaneGeometry(1, 1);
  let kept: { dispose: () => void }[] = [];
  let faces: { id: string; material: MeshStandardMaterial }[] = [];
  let order = 1;

  const size = new Vector2();

  function capBody(
    body: Body,
    box: Box3,
    plane: Plane,
    others: Plane[],
    passes: readonly MeshBasicMaterial[],
  ) {
    for (const pass of passes) {
      for (const { mesh } of body.pieces) {
        const count = new Mesh(mesh.geometry, pass);
        count.matrixAutoUpdate = false;
        count.matrix.copy(mesh.matrix);
        count.renderOrder = order;
        root.add(count);
      }
      order += 1;
    }
    const material = capMaterial(body, others);
    const cap = capOf(sheet, material, { bodies, box, plane, size });
    cap.renderOrder = order;
    order += 1;
    kept.push(material);
    faces.push({ id: body.id, material });
    root.add(cap);
  }

  function clear() {
    root.clear();
    kept.forEach((material) => material.dispose());
    kept = [];
    faces = [];
    order = 1;
  }

  return {
    root,
    put(state: ModelState, { planes, offsets }: Cut) {
      clear();
      for (const plane of planes) {
        const others = planes.filter((one) => one !== plane);
        const passesOf = (isFaint: boolean) =>
          [BackSide, FrontSide].map((side) => counting(side, plane, isFaint));
        const [solid, faint] = [passesOf(false), passesOf(true)];
        kept.push(...solid, ...faint);
        for (const body of bodies.all) {
          const box = boxOf(body, offsets.get(body.id));
          if (state.hidden.has(body.id) || !plane.intersectsBox(box)) continue;
          capBody(body, box, plane, others, body.material.transparent ? faint : solid);
        }
      }
      root.updateMatrixWorld(true);
    },
    /** A cut face glows like its part. */
    mark(glowOf: (id: string) => Color) {
      for (const { id, material } of faces) material.emissive.copy(glowOf(id));
    },
    dispose() {
      clear();
      sheet.dispose();
    },
  };
}
