import type { Resolution } from '../geometry/resolution';
import { centreOf, type Point } from '../geometry/view';
import { shapeColours } from '../shapes/colours';
import { boxBetween, type Seen } from '../shapes/draft';
import { handlesOf } from '../shapes/hit';
import { type Brush, paintHandles, paintSheets, sheetsOf } from '../shapes/paint';
import { hasBox, type Layer, type Shape } from '../shapes/shape';
import type { PenState } from './pen';
import type { Drawing, Tool } from './tool';

/** The shape as it would be if it were finished where the pointer is. */
function sketch({ draft, hover }: PenState, tool: Tool, seen: Seen): Shape | null {
  if (!draft) return null;
  const points = hover ? [...draft.points, hover] : draft.points;
  const [one, other] = points;
  const isBox = hasBox(draft.kind);
  const kind = points.length < 2 && isBox ? 'point' : draft.kind;
  return {
    id: '',
    text: '',
    colour: tool.colour,
    isMeasured: tool.isMeasured,
    kind,
    points: isBox && one && other ? boxBetween(one, other, seen) : points,
  };
}

function drawnBy(drawing: Drawing, state: PenState, seen: Seen) {
  const { moving } = state;
  const shapes = moving
    ? drawing.shapes.map((shape) => (shape.id === moving.id ? moving : shape))
    : drawing.shapes;
  const held = drawing.tool ? null : shapes.find(({ id }) => id === drawing.selected);
  const draft = drawing.tool ? sketch(state, drawing.tool, seen) : null;
  return { shapes: draft ? [...shapes, draft] : shapes, held };
}

export interface Ink {
  slide: Resolution;
  layers: readonly Layer[];
  drawing: Drawing | null;
  /** The selected shape of a layer. */
  touched: Shape | null;
  state: () => PenState;
  /** The keyboard draws: where is shown. */
  hasCross: boolean;
}

/** All that lies over the slide, as it is seen now. */
export function paintInk(pen: CanvasRenderingContext2D, seen: Seen, ink: Ink, brush: Brush) {
  const { slide, layers, drawing, touched, state, hasCross } = ink;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  const drawn = drawing ? drawnBy(drawing, state(), seen) : null;
  const held = drawn?.held;
  const own = drawn ? [{ shapes: drawn.shapes, opacity: 1 }] : [];
  const chosen = held?.id ?? touched?.id;
  paintSheets(pen, [...sheetsOf(layers), ...own], seen, slide, { ...brush, chosen });
  if (touched) paintHandles(pen, grips(touched), seen, brush.density);
  if (hasCross) paintCross(pen, centreOf(seen.frame), brush.density);
  if (held) paintHandles(pen, grips(held), seen, brush.density);
}

/** Marks a selected shape, even one without handles. */
const grips = (shape: Shape) => {
  const handles = handlesOf(shape);
  return handles.length > 0 ? handles : shape.points.slice(0, 1);
};

function paintCross(pen: CanvasRenderingContext2D, { x, y }: Point, density: number) {
  pen.setTransform(density, 0, 0, density, 0, 0);
  const { line, halo } = shapeColours.yellow;
  for (const [colour, width] of [
    [halo, 4],
    [line, 1.5],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x - 14, y);
    pen.lineTo(x + 14, y);
    pen.moveTo(x, y - 14);
    pen.lineTo(x, y + 14);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}
