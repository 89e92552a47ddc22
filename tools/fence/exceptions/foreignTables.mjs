import { modules } from './modules.mjs';

/** Ask tables of other areas, and are no stores. */
export const foreignTables = modules();
