import { type ComponentType, lazy } from 'react';
import type { LoadPart } from './makeOrReload';

/** A part of a page that loads, in the way of its site, when it is first shown. */
export const makeLazyPart =
  (loadPart: LoadPart) =>
  <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
    lazy(() => loadPart(load));
