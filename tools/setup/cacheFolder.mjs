import { homedir } from 'node:os';
import { join } from 'node:path';

/** What is remembered of all clones on a machine, by kind: a folder that may be removed at any time. */
export const cacheFolder = (/** @type {string} */ kind) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cheese', kind);
