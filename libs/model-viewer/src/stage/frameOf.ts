import { type Box3, type Camera, type Vector2, Vector3, Vector4 } from 'three';

const corner = new Vector3();

/** The area of the picture that a box covers; all of it if the box reaches behind the camera. */
export function frameOf(box: Box3, camera: Camera, size: Vector2): Vector4 {
  const { min, max } = box;
  const [least, most] = [new Vector3(1, 1, 1), new Vector3(-1, -1, -1)];
  for (let nth = 0; nth < 8; nth++) {
    corner.set(nth & 1 ? max.x : min.x, nth & 2 ? max.y : min.y, nth & 4 ? max.z : min.z);
    if (corner.clone().applyMatrix4(camera.matrixWorldInverse).z >= 0) {
      return new Vector4(0, 0, size.x, size.y);
    }
    corner.project(camera);
    least.min(corner);
    most.max(corner);
  }
  const at = (share: number, of: number) => ((Math.max(-1, Math.min(1, share)) + 1) / 2) * of;
  const [x, y] = [Math.floor(at(least.x, size.x)), Math.floor(at(least.y, size.y))];
  const [right, top] = [Math.ceil(at(most.x, size.x)), Math.ceil(at(most.y, size.y))];
  return new Vector4(x, y, Math.max(0, right - x), Math.max(0, top - y));
}
