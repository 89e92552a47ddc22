import { homedir } from 'node:os';
import { join } from 'node:path';

/** A cache folder shared by all clones on a machine, by kind; it may be deleted at any time. */
export const cacheFolder = (/** @type {string} */ kind) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cheese', kind);
