import type { Ray } from './ray';
import type { Ball, Box, Solid, Tube } from './scene';

/** The distance to a solid along a ray; Infinity if the ray misses it. */
export function distanceTo(solid: Solid, ray: Ray): number {
  if (solid.kind === 'box') return toBox(solid, ray);
  return solid.kind === 'ball' ? toBall(solid, ray) : toTube(solid, ray);
}

function toBox({ min, max }: Box, ray: Ray): number {
  const { ox, oy, oz, dx, dy, dz } = ray;
  const x0 = (min[0] - ox) / dx;
  const x1 = (max[0] - ox) / dx;
  const y0 = (min[1] - oy) / dy;
  const y1 = (max[1] - oy) / dy;
  const z0 = (min[2] - oz) / dz;
  const z1 = (max[2] - oz) / dz;
  const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
  const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
  return near <= far && near > 0 ? near : Infinity;
}

const smallerRoot = (a: number, b: number, c: number) => {
  const inside = b * b - a * c;
  if (inside < 0) return Infinity;
  const root = (-b - Math.sqrt(inside)) / a;
  return root > 0 ? root : Infinity;
};

function toBall({ middle, radii }: Ball, { ox, oy, oz, dx, dy, dz }: Ray): number {
  const px = (ox - middle[0]) / radii[0];
  const py = (oy - middle[1]) / radii[1];
  const pz = (oz - middle[2]) / radii[2];
  const qx = dx / radii[0];
  const qy = dy / radii[1];
  const qz = dz / radii[2];
  const a = qx * qx + qy * qy + qz * qz;
  return smallerRoot(a, px * qx + py * qy + pz * qz, px * px + py * py + pz * pz - 1);
}

function toTube({ foot, radius, height }: Tube, { ox, oy, oz, dx, dy, dz }: Ray): number {
  const px = ox - foot[0];
  const pz = oz - foot[2];
  const side = smallerRoot(
    dx * dx + dz * dz,
    px * dx + pz * dz,
    px * px + pz * pz - radius * radius,
  );
  const y = oy + side * dy;
  if (y >= foot[1] && y <= foot[1] + height) return side;
  // From above one looks onto the lid, from below onto the bottom.
  const lid = dy < 0 ? foot[1] + height : foot[1];
  const cap = (lid - oy) / dy;
  const onLid = (px + cap * dx) ** 2 + (pz + cap * dz) ** 2 <= radius * radius;
  return cap > 0 && onLid ? cap : Infinity;
}
