import { safeBackPath } from './backPath';

/**
 * True for a safe path on our own site, optionally with a query, which may be stored and offered to
 * everybody.
 */
export const isOwnAddress = (link: string): boolean => safeBackPath(link) === link;

/**
 * True for a page of our own or a https address of another site; nothing that a browser would
 * execute.
 */
export const isKeptLink = (link: string): boolean => isOwnAddress(link) || ofAnotherSite.test(link);

const ofAnotherSite =
  /^https:\/\/[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;
