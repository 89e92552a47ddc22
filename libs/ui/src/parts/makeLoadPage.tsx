import { type ComponentType, Suspense } from 'react';
import { LostPage } from '../feedback/LostPage';
import { isLostPart } from './isLostPart';
import { makeLazyPart } from './makeLazyPart';
import type { LoadPart } from './makeOrReload';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * Loads a page for the router, which asks but once: what did not come, as without a network, is
 * asked for again where it is shown.
 */
export const makeLoadPage = (loadPart: LoadPart) => async (load: Load) => {
  try {
    return (await loadPart(load)).default;
  } catch (failure) {
    if (!isLostPart(failure)) throw failure;
    return later(makeLazyPart(loadPart)(load, LostPage));
  }
};

const later = (Page: ComponentType) =>
  function Later() {
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
