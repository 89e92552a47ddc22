// A part that is gone after a deploy loads the page anew: no part is loaded by `lazy` alone.
export const Raw = lazy(() => import('./Part'));
