import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Cleaning needs a real document: a page that is rendered elsewhere leaves the place empty. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
