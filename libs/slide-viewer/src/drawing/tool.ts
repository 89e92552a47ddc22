import type { Shape, ShapeColour, ShapeKind } from '../shapes/shape';

/** What is being drawn with. */
export interface Tool {
  kind: ShapeKind;
  colour: ShapeColour;
  isMeasured: boolean;
}

/** Shapes that somebody draws and changes: what useShapes gives. */
export interface Drawing {
  tool: Tool | null;
  shapes: readonly Shape[];
  selected: string | null;
  select: (id: string | null) => void;
  /** One step, which can be undone. */
  change: (shapes: readonly Shape[]) => void;
  undo: () => void;
  redo: () => void;
}
