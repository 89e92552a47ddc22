import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { LoadPartContext } from './LoadPartContext';
import { LostAloud } from './lostFaces';
import { makeLazyPart } from './makeLazyPart';
import type { LoadPart } from './makeOrReload';
import type { LostFace } from './PartBoundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPartProps<Props extends object> {
  /** Must be a stable function, because it is the cache key. */
  load: Load<Props>;
  props: Props;
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  Lost?: LostFace;
}

/** A lazy part inside a library component, loaded the way the site does. */
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

/** Cached, so that a part that was shown before renders at once. */
function partOf<Props extends object>(loadPart: LoadPart, load: Load<Props>, Lost: LostFace) {
  const parts: Parts = known.get(loadPart) ?? new WeakMap();
  const part = (parts.get(load) ?? makeLazyPart(loadPart)(load, Lost)) as ComponentType<Props>;
  known.set(loadPart, parts.set(load, part));
  return part;
}
