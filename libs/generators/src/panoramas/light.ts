import type { Scene } from './scene';
import type { Spot } from './surface';

/** Corners are darker: the share of light left `gap` metres from the next surface. */
const cornerLight = (gap: number) => (gap > 2 ? 1 : 1 - 0.24 * Math.exp(-gap / 0.3));

/**
 * Light from panels in the ceiling and, weaker, from windows at the left; whatever is near a corner
 * of the room or near the floor gets less of it.
 */
export function lightAt({ size }: Scene, spot: Spot): number {
  const { x, y, z, nx, ny, nz } = spot;
  const fromAbove = ny > 0 ? 0.15 * ny : 0.01 * ny;
  const fromWindows = 0.07 * nx - 0.05 * nz;
  const sides = Math.min(size[0] / 2 - Math.abs(x), size[2] / 2 - Math.abs(z));
  const isWall = Math.abs(ny) < 0.5;
  const gap = isWall ? Math.min(y, size[1] - y) : sides;
  return (0.88 + fromAbove + fromWindows) * cornerLight(Math.max(0, gap));
}
