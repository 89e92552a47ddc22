import { useCallback, useMemo, useState } from 'react';
import { begun, changed, redone, undone } from '@cheese/domain/rules/lists/history';
import type { ModelState } from './model/modelState';
import type { Part } from './model/part';
import { treeOf } from './model/partTree';
import { readView } from './viewAddress';

/**
 * The parts of a model and what is done to them, shared by the picture and all panels. Names stand
 * at all parts, or at some alone.
 */
export function useModel(
  parts: readonly Part[],
  address = '',
  labelled: ReadonlySet<string> | null = null,
) {
  const tree = useMemo(() => treeOf(parts), [parts]);
  const [start] = useState(() => readView(address, tree));
  const [history, setHistory] = useState(() => begun(start.state));
  const [chosen, choose] = useState(start.chosen);
  const [hovered, hover] = useState<string | null>(null);

  /** Changes of the same key, one after another, are one step back. */
  const change = useCallback(
    (act: (state: ModelState) => ModelState, key: string | null = null) =>
      setHistory((was) => changed(was, act(was.now), key)),
    [],
  );
  return {
    tree,
    labelled,
    chosen,
    choose,
    hovered,
    hover,
    change,
    state: history.now,
    start: start.view,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
  };
}

export type Model = ReturnType<typeof useModel>;
