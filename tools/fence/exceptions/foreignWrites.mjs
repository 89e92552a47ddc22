import { modules } from './modules.mjs';

/** Write tables of other areas of their wing. */
export const foreignWrites = modules();
