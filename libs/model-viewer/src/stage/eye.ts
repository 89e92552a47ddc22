import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { Place } from '../model/part';
import { axesOf, FIELD, fitDistance, type View } from '../model/view';
import type { Bodies } from './bodies';

const toVector = ({ x, y, z }: Place) => new Vector3(x, y, z);

/** The camera, put where a view says. */
export function makeEye({ middle, radius }: Bodies) {
  const camera = new PerspectiveCamera(FIELD, 1);
  camera.matrixAutoUpdate = true;
  return {
    camera,
    resize(width: number, height: number) {
      camera.aspect = width / Math.max(1, height);
    },
    put(view: View) {
      const { right, up, back } = axesOf(view);
      const distance = (fitDistance(camera.aspect) / view.zoom) * radius;
      const target = new Vector3(view.x, view.y, view.z).multiplyScalar(radius).add(middle);
      camera.position.copy(target).addScaledVector(toVector(back), distance);
      camera.quaternion.setFromRotationMatrix(
        new Matrix4().makeBasis(toVector(right), toVector(up), toVector(back)),
      );
      // As near to what is seen as it can be: the depths of a small part need all the digits.
      const reach = radius * 3.5 + target.distanceTo(middle);
      camera.near = Math.max(distance - reach, radius * 0.01);
      camera.far = distance + reach;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
    },
  };
}
