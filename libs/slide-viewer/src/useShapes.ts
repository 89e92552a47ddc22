import { useCallback, useMemo, useState } from 'react';
import type { Drawing, Tool } from './drawing/tool';
import { begun, changed, redone, undone, without } from './shapes/history';
import type { Shape } from './shapes/shape';

export interface OwnShapes extends Drawing {
  setTool: (tool: Tool | null) => void;
  removeSelected: () => void;
  /** Replaces all shapes and clears the undo history. */
  load: (shapes: readonly Shape[]) => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Shapes that can be drawn and changed, step by step forth and back. */
export function useShapes(
  initial: readonly Shape[],
  onChange: (shapes: readonly Shape[]) => void = () => undefined,
): OwnShapes {
  const [history, setHistory] = useState(() => begun(initial));
  const [selected, select] = useState<string | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const { shapes, past, future } = history;

  const go = useCallback(
    (next: typeof history) => {
      if (next === history) return;
      setHistory(next);
      onChange(next.shapes);
    },
    [history, onChange],
  );
  const load = useCallback((next: readonly Shape[]) => setHistory(begun(next)), []);
  return useMemo(
    () => ({
      tool,
      setTool,
      shapes,
      select,
      load,
      // Undo may have removed the selected shape.
      selected: shapes.some(({ id }) => id === selected) ? selected : null,
      change: (next: readonly Shape[]) => go(changed(history, next)),
      undo: () => go(undone(history)),
      redo: () => go(redone(history)),
      removeSelected: () => selected !== null && go(changed(history, without(shapes, selected))),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    }),
    [tool, shapes, selected, past, future, history, go, load],
  );
}
