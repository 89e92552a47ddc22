import type { BodyMesh } from './buildBody';
import { boundsOf } from './kit/mesh';
import { cross, dot, unit, type Vec } from './kit/vec';

/** The view direction: the picture's right, its up, and the way towards the eye. */
interface View {
  right: Vec;
  up: Vec;
  eye: Vec;
}

const seen = (right: Vec, up: Vec): View => ({ right, up, eye: cross(right, up) });

export const views = {
  front: seen([1, 0, 0], [0, 1, 0]),
  left: seen([0, 0, -1], [0, 1, 0]),
  back: seen([-1, 0, 0], [0, 1, 0]),
  right: seen([0, 0, 1], [0, 1, 0]),
  top: seen([1, 0, 0], [0, 0, -1]),
  bottom: seen([1, 0, 0], [0, 0, 1]),
} as const;

/** A cutting plane; everything on the side it points to is not drawn. */
export interface Cut {
  towards: Vec;
  at: number;
}

const SUN: Vec = unit([-0.4, 0.7, 0.75]);
const PAPER = 250;

/** A software rasteriser with one light and a depth buffer. RGB, row by row. */
export function drawView(
  meshes: readonly BodyMesh[],
  { right, up, eye }: View,
  size: number,
  cut?: Cut,
): Uint8Array {
  const boxes = meshes.map(({ mesh }) => boundsOf(mesh));
  const edge = (axis: 0 | 1 | 2) =>
    [
      Math.min(...boxes.map(({ min }) => min[axis])),
      Math.max(...boxes.map(({ max }) => max[axis])),
    ] as const;
  const [ex, ey, ez] = [edge(0), edge(1), edge(2)];
  const middle: Vec = [(ex[0] + ex[1]) / 2, (ey[0] + ey[1]) / 2, (ez[0] + ez[1]) / 2];
  const scale = (size * 0.95) / Math.max(ex[1] - ex[0], ey[1] - ey[0], ez[1] - ez[0]);
  const depths = new Float32Array(size * size).fill(-1e9);
  const picture = new Uint8Array(size * size * 3).fill(PAPER);
  const sun = unit([
    dot(SUN, [1, 0, 0]) * right[0] + SUN[1] * up[0] + SUN[2] * eye[0],
    SUN[0] * right[1] + SUN[1] * up[1] + SUN[2] * eye[1],
    SUN[0] * right[2] + SUN[1] * up[2] + SUN[2] * eye[2],
  ]);
  for (const { mesh, normals, colour } of meshes) {
    const tint = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    const cornerOf = (at: number) => {
      const place: Vec = [0, 1, 2].map((axis) => mesh.places[at * 3 + axis] ?? 0) as never;
      const off: Vec = [place[0] - middle[0], place[1] - middle[1], place[2] - middle[2]];
      const way: Vec = [normals[at * 3] ?? 0, normals[at * 3 + 1] ?? 0, normals[at * 3 + 2] ?? 0];
      return {
        x: size / 2 + dot(off, right) * scale,
        y: size / 2 - dot(off, up) * scale,
        z: dot(off, eye),
        light: dot(way, sun),
        facing: dot(way, eye),
        beyond: cut ? dot(place, cut.towards) - cut.at : -1,
      };
    };
    for (let i = 0; i < mesh.corners.length; i += 3) {
      const three = [0, 1, 2].map((k) => cornerOf(mesh.corners[i + k] ?? 0));
      const [a, b, c] = three as [Corner, Corner, Corner];
      paint(a, b, c, tint);
    }
  }
  return picture;

  type Corner = Record<'x' | 'y' | 'z' | 'light' | 'facing' | 'beyond', number>;
  function paint(a: Corner, b: Corner, c: Corner, tint: readonly number[]) {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (Math.abs(area) < 1e-9) return;
    const isBack = area > 0;
    for (
      let y = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y)));
      y <= Math.min(size - 1, Math.max(a.y, b.y, c.y));
      y++
    )
      for (
        let x = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x)));
        x <= Math.min(size - 1, Math.max(a.x, b.x, c.x));
        x++
      ) {
        const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
        const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
        if (v < -1e-6 || w < -1e-6 || v + w > 1 + 1e-6) continue;
        const mix = (key: keyof Corner) => a[key] * (1 - v - w) + b[key] * v + c[key] * w;
        const z = mix('z');
        const at = y * size + x;
        if (mix('beyond') > 0 || z <= (depths[at] ?? 0)) continue;
        depths[at] = z;
        // The inside of a cut surface is shaded flat.
        const shine = isBack ? 0.8 : 0.34 + 0.6 * Math.max(0, mix('light')) + 0.12 * mix('facing');
        tint.forEach((one, channel) => {
          picture[at * 3 + channel] = Math.min(255, one * Math.min(1.15, shine));
        });
      }
  }
}
