import { slideTaskKindCodes, type SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { Drawing } from '@cheese/slide-viewer/drawing/tool';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { Slide } from '@cheese/slide-viewer/slide';
import { useShapes } from '@cheese/slide-viewer/useShapes';
import { useFields } from '@cheese/ui/form/useFields';
import { useEffect, useMemo, useState } from 'react';
import { localDraft } from '../../localDraft';
import { toolOf, unheard } from '../useWork';
import { keyTools, limited, shapesOf } from './keyShapes';
import { type Values, valuesOf } from './keyValues';
import type { Option } from './readKey';

interface StoredTask {
  values: Values;
  shapes: readonly Shape[];
  options: readonly Option[];
}

const twoOptions: readonly Option[] = [1, 2].map(() => ({ text: '', isRight: false }));

function begun(made: MadeTask | null, slide: Slide): StoredTask {
  const options = made?.key.kind === slideTaskKindCodes.choose ? made.key.options : twoOptions;
  return { values: valuesOf(made, slide), shapes: made ? shapesOf(made.key) : [], options };
}

export interface Made {
  kind: SlideTaskKind;
  made: MadeTask | null;
  slideId: number;
  slide: Slide;
}

/** The draft is kept on this device until it is saved or cancelled. */
export function useMaking({ kind, made, slideId, slide }: Made) {
  const [first] = useState(() => begun(made, slide));
  const name = made ? `made:${made.id}:${made.edition}` : `new:${slideId}:${kind}`;
  const [kept] = useState(() => localDraft<StoredTask>(name));
  const [start] = useState<StoredTask>(() => ({ ...first, ...kept.get() }));
  const fields = useFields({ ...start.values });
  const [options, setOptions] = useState(start.options);
  const own = useShapes(start.shapes, unheard);
  const { shapes, setTool } = own;
  const [tool] = keyTools[kind];
  useEffect(() => {
    if (tool) setTool(toolOf(tool));
  }, [tool, setTool]);

  const { values } = fields;
  const now = useMemo<StoredTask>(() => ({ values, shapes, options }), [values, shapes, options]);
  const isDirty = JSON.stringify(now) !== JSON.stringify(first);
  useEffect(() => {
    if (isDirty) kept.set(now);
    else kept.clear();
  }, [kept, now, isDirty]);

  const drawing = useMemo<Drawing>(
    () => ({ ...own, change: (next) => own.change(limited(kind, next)) }),
    [own, kind],
  );
  return { fields, options, setOptions, own, drawing, isDirty, forget: () => kept.clear() };
}

export type Making = ReturnType<typeof useMaking>;
