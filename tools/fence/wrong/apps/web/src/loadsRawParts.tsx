// A part that is gone after a deploy loads the page anew: no part is loaded by `lazy` alone.
export const Raw = lazy(() => import('./Part'));
export const Renamed = lazy(() => import('./Part').then(({ Part }) => ({ default: Part })));
