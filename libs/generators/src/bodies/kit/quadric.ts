export type Spot = [number, number, number];

/** The size of a quadric: a symmetric 4 × 4 matrix that sums squared distances from planes. */
export const QUADRIC = 10;

export function planeQuadric(places: Float64Array, corners: Int32Array, triangle: number) {
  const at = (corner: number, axis: number) =>
    places[(corners[triangle * 3 + corner] ?? 0) * 3 + axis] ?? 0;
  const [ux, uy, uz] = [at(1, 0) - at(0, 0), at(1, 1) - at(0, 1), at(1, 2) - at(0, 2)];
  const [vx, vy, vz] = [at(2, 0) - at(0, 0), at(2, 1) - at(0, 1), at(2, 2) - at(0, 2)];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const area = Math.hypot(nx, ny, nz) || 1e-12;
  const [a, b, c] = [nx / area, ny / area, nz / area];
  const d = -(a * at(0, 0) + b * at(0, 1) + c * at(0, 2));
  return [a * a, a * b, a * c, a * d, b * b, b * c, b * d, c * c, c * d, d * d].map(
    (one) => one * area,
  );
}

/** The best position of one vertex in place of two, and its error. */
export function leastError(quadrics: Float64Array, a: number, b: number, from: Spot, to: Spot) {
  const q = Array.from(
    { length: QUADRIC },
    (_, i) => (quadrics[a * QUADRIC + i] ?? 0) + (quadrics[b * QUADRIC + i] ?? 0),
  );
  const [xx = 0, xy = 0, xz = 0, xd = 0, yy = 0, yz = 0, yd = 0, zz = 0, zd = 0, dd = 0] = q;
  const costAt = ([x, y, z]: Spot) =>
    x * (xx * x + 2 * xy * y + 2 * xz * z + 2 * xd) +
    y * (yy * y + 2 * yz * z + 2 * yd) +
    z * (zz * z + 2 * zd) +
    dd;
  const [m, n, o] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy];
  const whole = xx * m + xy * n + xz * o;
  const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const edge = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  // Long edges cost slightly more, so that flat regions get even triangles.
  const own = 1e-4 * edge ** 4;
  if (Math.abs(whole) > 1e-9) {
    const spot: Spot = [
      -(m * xd + n * yd + o * zd) / whole,
      -(n * xd + (xx * zz - xz * xz) * yd + (xy * xz - xx * yz) * zd) / whole,
      -(o * xd + (xy * xz - xx * yz) * yd + (xx * yy - xy * xy) * zd) / whole,
    ];
    const off = Math.hypot(spot[0] - middle[0], spot[1] - middle[1], spot[2] - middle[2]);
    if (off < edge) return { spot, cost: costAt(spot) + own };
  }
  return { spot: middle, cost: costAt(middle) + own };
}
