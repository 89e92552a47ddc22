import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { LoadPartContext } from './LoadPartContext';
import { LostAloud } from './lostFaces';
import { makeLazyPart } from './makeLazyPart';
import type { LoadPart } from './makeOrReload';
import type { LostFace } from './PartBoundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPartProps<Props extends object> {
  /** Always the same function for the same part: what has loaded is known by it. */
  load: Load<Props>;
  props: Props;
  /** Keeps the place until the part is there. */
  fallback?: ReactNode;
  Lost?: LostFace;
}

/** A component's own part: it loads, in the way of the site around it, when it is first shown. */
export function LazyPart<Props extends object>(parts: LazyPartProps<Props>) {
  const { load, props, fallback = null, Lost = LostAloud } = parts;
  const loadPart = use(LoadPartContext);
  const [Part] = useState(() => partOf(loadPart, load, Lost));
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}

type Parts = WeakMap<object, unknown>;
const known = new WeakMap<LoadPart, Parts>();

/** One that was shown before is there at once, wherever it is shown again. */
function partOf<Props extends object>(loadPart: LoadPart, load: Load<Props>, Lost: LostFace) {
  const parts: Parts = known.get(loadPart) ?? new WeakMap();
  const part = (parts.get(load) ?? makeLazyPart(loadPart)(load, Lost)) as ComponentType<Props>;
  known.set(loadPart, parts.set(load, part));
  return part;
}
