import { type ComponentType, lazy } from 'react';
import { orReload } from './orReload';

/** A part of a page that loads when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => orReload(load));
