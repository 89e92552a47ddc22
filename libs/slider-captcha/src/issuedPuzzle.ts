import type { Draw, LoadedPuzzle } from './loadedPuzzle';
import { puzzleSize } from './puzzle';

/** A puzzle from a server: two pictures, without the solution. */
export interface IssuedPuzzle {
  puzzleId: string;
  /** Address of the scene with its hole, as wide as puzzleSize.width or a multiple of it. */
  background: string;
  /** Address of the piece on a clear ground, ears included, at the same scale. */
  piece: string;
  /** Top of the piece, in CSS pixels. */
  pieceY: number;
}

function loadImage(address: string) {
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture did not load.'));
    image.src = address;
  });
}

const filled =
  (image: HTMLImageElement, width: number, height: number): Draw =>
  (context) =>
    context.drawImage(image, 0, 0, width, height);

/** Fetches the pictures of a puzzle that a server judges. */
export async function loadIssuedPuzzle(issued: IssuedPuzzle): Promise<LoadedPuzzle> {
  const { width, height } = puzzleSize;
  const [scene, piece] = await Promise.all([loadImage(issued.background), loadImage(issued.piece)]);
  const scale = width / scene.naturalWidth;
  const size = { width: piece.naturalWidth * scale, height: piece.naturalHeight * scale };
  return {
    id: issued.puzzleId,
    piece: { ...size, top: issued.pieceY },
    drawScene: filled(scene, width, height),
    drawPiece: filled(piece, size.width, size.height),
  };
}
