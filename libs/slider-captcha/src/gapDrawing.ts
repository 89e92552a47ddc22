import type { Draw } from './loadedPuzzle';
import { tracePiece } from './pieceShape';
import { type Gap, puzzleSize } from './puzzle';

const { width, height, piece, ear } = puzzleSize;

/** The piece with its ears. */
export const pieceSide = piece + ear;

function rim(context: CanvasRenderingContext2D, colour: string, thick: number) {
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.stroke();
}

/** Darkest in its middle: an eye sees the whole shape, a search for hard edges sees little. */
function shadeOf(context: CanvasRenderingContext2D, { x, y }: Gap) {
  const [middleX, middleY] = [x + pieceSide / 2 - 4, y + piece / 2 - 6];
  const shade = context.createRadialGradient(
    middleX,
    middleY,
    0,
    middleX,
    middleY,
    pieceSide * 0.62,
  );
  shade.addColorStop(0, 'rgba(10,14,28,.72)');
  shade.addColorStop(0.5, 'rgba(10,14,28,.6)');
  shade.addColorStop(1, 'rgba(10,14,28,.36)');
  return shade;
}

/** The scene with its hole, below which the scene still shows through. */
export const sceneWithGap =
  (picture: CanvasImageSource, gap: Gap): Draw =>
  (context) => {
    context.drawImage(picture, 0, 0, width, height);
    context.beginPath();
    tracePiece(context, gap.x, gap.y);
    context.fillStyle = shadeOf(context, gap);
    context.fill();
    rim(context, 'rgba(255,255,255,.5)', 1);
  };

/** Draws the piece cut out of the hole, with a light rim so that it is visible everywhere. */
export const cutPiece =
  (picture: CanvasImageSource, { x, y }: Gap): Draw =>
  (context) => {
    context.translate(-x, ear - y);
    context.beginPath();
    tracePiece(context, x, y);
    context.clip();
    context.drawImage(picture, 0, 0, width, height);
    rim(context, 'rgba(255,255,255,.85)', 2.4);
  };
