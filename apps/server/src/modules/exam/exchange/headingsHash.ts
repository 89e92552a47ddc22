import { createHash } from 'node:crypto';

/** One word for the headings of a sheet: what was said of them is kept by it. */
export const headingsHash = (headings: readonly string[]) =>
  createHash('sha256').update(headings.join('\n')).digest('base64url').slice(0, 22);
