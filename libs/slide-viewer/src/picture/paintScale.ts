import type { Resolution } from '../geometry/resolution';
import { scaleBarOf } from '../geometry/scaleBar';
import { shapeColours } from '../shapes/colours';
import type { Seen } from '../shapes/draft';
import type { Brush } from '../shapes/paint';
import { texts } from '../texts';

const ROOM = 140;
const EDGE = 16;

/** The scale at the foot of a picture, readable on any ground. */
export function paintScale(
  pen: CanvasRenderingContext2D,
  slide: Resolution,
  { view, frame }: Seen,
  { density, font }: Brush,
) {
  const bar = scaleBarOf(slide, view.scale, ROOM);
  const text = bar?.text ?? texts.scaleUnknown;
  const foot = frame.height - EDGE;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.font = font;
  pen.textAlign = 'left';
  pen.textBaseline = 'bottom';
  for (const [colour, width] of [
    [shapeColours.white.halo, 5],
    [shapeColours.white.line, 2],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    if (bar) {
      pen.beginPath();
      pen.moveTo(EDGE, foot - 6);
      pen.lineTo(EDGE, foot);
      pen.lineTo(EDGE + bar.width, foot);
      pen.lineTo(EDGE + bar.width, foot - 6);
      pen.stroke();
    }
    if (width > 2) pen.strokeText(text, EDGE, foot - 8);
  }
  pen.fillStyle = shapeColours.white.line;
  pen.fillText(text, EDGE, foot - 8);
}
