import { drawView, views } from '@cheese/generators/bodies/drawViews';
import sharp from 'sharp';
import { normalsOf } from './normals';
import type { PackedNode } from './packGlb';

const SIZE = 480;
const PAPER = '#fafafa';
const CARD = { width: 960, height: 540 };

/** A body from the front: square, and as wide as a card. */
export async function picturesOf(nodes: readonly PackedNode[]) {
  const meshes = nodes.map(({ name: id, colour, mesh }) => ({
    id,
    colour,
    mesh: { places: Float64Array.from(mesh.places), corners: mesh.corners },
    normals: Float64Array.from(normalsOf(mesh)),
  }));
  const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
  const seen = sharp(drawView(meshes, views.front, SIZE), { raw });
  const webp = { quality: 80 };
  return {
    square: await seen.clone().webp(webp).toBuffer(),
    wide: await seen
      .clone()
      .resize(CARD.width, CARD.height, { fit: 'contain', background: PAPER })
      .webp(webp)
      .toBuffer(),
  };
}
