import { modules } from './modules.mjs';

/** Ask the database, and are no stores. */
export const queries = modules();
