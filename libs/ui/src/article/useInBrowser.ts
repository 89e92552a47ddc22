import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Sanitizing needs a DOM, so prerendered pages leave the content empty. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
