import type { SlideTask } from '@cheese/domain/contract/slides/slideTask';
import type { Drawing } from '@cheese/slide-viewer/drawing/tool';
import type { Shape, ShapeKind } from '@cheese/slide-viewer/shapes/shape';
import { useShapes } from '@cheese/slide-viewer/useShapes';
import { useEffect, useMemo, useState } from 'react';
import type { Beside } from '../viewer/over';
import { localDraft } from '../localDraft';
import { mostShapes, noWork, toolsOf, type Work } from './work';

export const toolOf = (kind: ShapeKind) => ({ kind, colour: 'blue' as const, isMeasured: false });

/** A constant, because a new function in each render would make the overlay change endlessly. */
export const unheard = () => undefined;

type Rest = Omit<Work, 'shapes'>;

/** The work on a task: shapes, labels or choices, kept until it is submitted. */
export function useWork({ id, edition, asked }: SlideTask, viewer: Beside['viewer']) {
  const [kept] = useState(() => localDraft<Work>(`${id}:${edition}`));
  const [first] = useState<Work>(() => ({ ...noWork, ...kept.get() }));
  const [rest, setRest] = useState<Rest>(first);
  const own = useShapes(first.shapes, unheard);
  const { shapes, setTool } = own;
  const [kind] = toolsOf(asked);
  // Selects the drawing tool at once.
  useEffect(() => {
    if (kind) setTool(toolOf(kind));
  }, [kind, setTool]);

  const work: Work = useMemo(() => ({ ...rest, shapes }), [rest, shapes]);
  const isBegun = shapes.length > 0 || rest.chosen.length > 0 || rest.labels.some(Boolean);
  useEffect(() => {
    if (isBegun) kept.set(work);
    else kept.clear();
  }, [kept, work, isBegun]);

  const drawing = useMemo<Drawing>(
    () => ({
      ...own,
      change(next: readonly Shape[]) {
        own.change(next.slice(-mostShapes(asked)));
        const seen = viewer()?.seen();
        if (!seen) return;
        const { view, frame } = seen;
        const shown = { x: view.x, y: view.y, scale: view.scale, frame: { ...frame } };
        setRest((now) => ({ ...now, view: shown }));
      },
    }),
    [own, asked, viewer],
  );
  return { work, setRest, own, drawing, forget: () => kept.clear() };
}
