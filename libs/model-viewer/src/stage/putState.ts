import { FrontSide, Matrix4, Plane, Vector3 } from 'three';
import { offsetsOf } from '../model/explode';
import type { ModelState } from '../model/modelState';
import type { Place } from '../model/part';
import { planeOf } from '../model/sections';
import type { Bodies, Body } from './bodies';

const toPlane = ({ normal, constant }: ReturnType<typeof planeOf>) =>
  new Plane(new Vector3(normal.x, normal.y, normal.z), constant);

/** Displacement of the bodies in the exploded view. */
const bodyOffsets = (bodies: Bodies, explode: number): ReadonlyMap<string, Place> =>
  explode === 0
    ? new Map()
    : offsetsOf(
        new Map(bodies.all.map(({ id, middle }) => [id, middle])),
        bodies.middle,
        bodies.radius,
        explode,
      );

function putBody(body: Body, state: ModelState, offset: Place | undefined, planes: Plane[]) {
  const { material, pieces } = body;
  const opacity = state.opacity.get(body.id) ?? 1;
  const isFaint = opacity < 1;
  const isNew =
    material.transparent !== isFaint || material.clippingPlanes?.length !== planes.length;
  material.color.set(state.colours.get(body.id) ?? body.colour);
  material.opacity = opacity;
  material.transparent = isFaint;
  material.depthWrite = !isFaint;
  material.side = FrontSide;
  material.clippingPlanes = planes;
  if (isNew) material.needsUpdate = true;
  const shift = new Matrix4();
  if (offset) shift.makeTranslation(offset.x, offset.y, offset.z);
  for (const { mesh, home } of pieces) {
    mesh.visible = !state.hidden.has(body.id);
    mesh.matrix.multiplyMatrices(shift, home);
    mesh.matrixWorldNeedsUpdate = true;
  }
}

/** The bodies as a state says; answers how far each is drawn away and by what all are cut. */
export function putState(bodies: Bodies, state: ModelState) {
  const planes = state.sections.map((section) =>
    toPlane(planeOf(section, { least: bodies.box.min, most: bodies.box.max })),
  );
  const offsets = bodyOffsets(bodies, state.explode);
  for (const body of bodies.all) putBody(body, state, offsets.get(body.id), planes);
  bodies.root.updateMatrixWorld(true);
  return { planes, offsets };
}
