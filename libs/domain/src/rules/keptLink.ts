import { safeBackPath } from './backPath';

/** An address of our own pages that may be kept and offered to everybody: a path, maybe with a query. */
export const isOwnAddress = (link: string): boolean => safeBackPath(link) === link;

/** One of our own pages, or of another site over https; nothing that a browser would run. */
export function isKeptLink(link: string): boolean {
  if (isOwnAddress(link)) return true;
  return /^https:\/\/[^\s\\]+$/i.test(link) && URL.canParse(link);
}
