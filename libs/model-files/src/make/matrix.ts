/** A 4×4 matrix, column-major. */
export type Matrix = readonly number[];

export const unit: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function multiply(a: Matrix, b: Matrix): number[] {
  return Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [at - (at % 4), at % 4];
    let sum = 0;
    for (let k = 0; k < 4; k += 1) sum += (a[row + 4 * k] ?? 0) * (b[column + k] ?? 0);
    return sum;
  });
}

/** The change of volume; negative for a mirroring matrix. */
export function determinant(m: Matrix): number {
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0] = m;
  return a * (e * i - f * h) - d * (b * i - c * h) + g * (b * f - c * e);
}

/**
 * The cofactor matrix, which transforms normals (up to their length) when `m` transforms positions.
 */
export function forNormals(m: Matrix): number[] {
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0] = m;
  const sign = Math.sign(determinant(m)) || 1;
  return [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    c * h - b * i,
    a * i - c * g,
    b * g - a * h,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ].map((one) => one * sign);
}
