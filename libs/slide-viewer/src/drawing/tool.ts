import type { Shape, ShapeColour, ShapeKind } from '../shapes/shape';

export interface Tool {
  kind: ShapeKind;
  colour: ShapeColour;
  isMeasured: boolean;
}

/** The part of `useShapes` that drawing needs. */
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
