import { ReloadHeld } from './ReloadHeld';

/** True if a script failed to load; each engine words the error differently. */
export const isLostPart = (error: unknown) =>
  error instanceof ReloadHeld ||
  (error instanceof TypeError && /import(ed|ing) /i.test(error.message));
