import type { Locator } from '@playwright/test';

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and how solid it is, one point after the other. */
  points: number[];
}

const readPicture = (canvas: Locator): Promise<Picture> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const points = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return { width, height, points: [...points] };
  });

/** Brightness of the gap relative to the scene. */
const SHADE = 0.4;

/** Difference between the piece and a place of the scene; 0 is a perfect fit. */
function misfit(scene: Picture, piece: Picture, left: number, top: number) {
  let sum = 0;
  for (let at = 0; at < piece.points.length; at += 4) {
    if ((piece.points[at + 3] ?? 0) < 255) continue;
    const [column, row] = [(at / 4) % piece.width, Math.floor(at / 4 / piece.width)];
    const there = ((top + row) * scene.width + left + column) * 4;
    for (let colour = 0; colour < 3; colour++) {
      const shaded = (piece.points[at + colour] ?? 0) * SHADE;
      sum += ((scene.points[there + colour] ?? 0) - shaded) ** 2;
    }
  }
  return sum;
}

/** Finds the gap by trying every position of the row. */
export async function findGap(sceneAt: Locator, pieceAt: Locator) {
  const [scene, piece] = [await readPicture(sceneAt), await readPicture(pieceAt)];
  const [above, below] = [await sceneAt.boundingBox(), await pieceAt.boundingBox()];
  const top = Math.round((below?.y ?? 0) - (above?.y ?? 0));
  const lefts = Array.from({ length: scene.width - piece.width }, (_, left) => left);
  const fits = lefts.map((left) => misfit(scene, piece, left, top));
  return fits.indexOf(Math.min(...fits));
}
