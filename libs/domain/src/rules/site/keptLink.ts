import { safeBackPath } from './backPath';

/** An address of our own pages that may be kept and offered to everybody: a path, maybe with a query. */
export const isOwnAddress = (link: string): boolean => safeBackPath(link) === link;

/** One of our own pages, or of another site over https; nothing that a browser would run. */
export const isKeptLink = (link: string): boolean => isOwnAddress(link) || ofAnotherSite.test(link);

const ofAnotherSite =
  /^https:\/\/[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;
