import type { GazeMap } from '@cheese/domain/contract/slides/slideGaze';
import { matrixOf, type Size, type View } from '@cheese/slide-viewer/geometry/view';

/** Opacity of the hottest spot, which still shows the tissue. */
const HEAVIEST = 0.7;

/** The heat map as a small canvas, to be stretched over the slide. */
export function heatPicture({ columns, rows, cells }: GazeMap, colour: string) {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [columns, rows];
  const ink = picture.getContext('2d');
  if (!ink) return picture;
  ink.fillStyle = colour;
  cells.forEach((share, at) => {
    // The square root makes rarely viewed places visible beside the hottest ones.
    ink.globalAlpha = Math.sqrt(share) * HEAVIEST;
    ink.fillRect(at % columns, Math.floor(at / columns), 1, 1);
  });
  return picture;
}

type Transform = readonly [number, number, number, number, number, number];

/** Transformation from slide to canvas; `dots` is the number of canvas pixels per CSS pixel. */
export function transformOf(view: View, frame: Size, dots: number): Transform {
  const { a, b, c, d } = matrixOf(view);
  const [left, top] = [
    frame.width / 2 - a * view.x - b * view.y,
    frame.height / 2 - c * view.x - d * view.y,
  ];
  return [a * dots, c * dots, b * dots, d * dots, left * dots, top * dots];
}
