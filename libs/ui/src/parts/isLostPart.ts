import { ReloadHeld } from './ReloadHeld';

/** Whether a script was asked for and did not come; each engine says so in other words. */
export const isLostPart = (error: unknown) =>
  error instanceof ReloadHeld ||
  (error instanceof TypeError && /import(ed|ing) /i.test(error.message));
