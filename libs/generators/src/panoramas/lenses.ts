import { radians, type Ray } from './ray';
import type { Lens } from './render';

/** All directions: the middle of the picture looks straight on, its left rim straight back. */
export const equirectangular =
  (width: number, height: number): Lens =>
  (ray, column, row) => {
    const yaw = (column / width - 0.5) * 2 * Math.PI;
    const pitch = (0.5 - row / height) * Math.PI;
    const level = Math.cos(pitch);
    ray.dx = Math.sin(yaw) * level;
    ray.dy = Math.sin(pitch);
    ray.dz = Math.cos(yaw) * level;
  };

export interface View {
  yaw: number;
  pitch: number;
  /** From top to bottom, in degrees. */
  fov: number;
}

/** As a camera sees it. */
export function perspective(width: number, height: number, { yaw, pitch, fov }: View): Lens {
  const half = Math.tan(radians(fov) / 2);
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return (ray, column, row) => {
    const x = ((column / width) * 2 - 1) * half * (width / height);
    const y = (1 - (row / height) * 2) * half;
    const forward = cosPitch - y * sinPitch;
    turn(
      ray,
      x * cosYaw + forward * sinYaw,
      sinPitch + y * cosPitch,
      forward * cosYaw - x * sinYaw,
    );
  };
}

function turn(ray: Ray, x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z);
  ray.dx = x / length;
  ray.dy = y / length;
  ray.dz = z / length;
}
