import { keywordOf } from '@cheese/domain/rules/text/keyword';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';

/**
 * Shared parsers for query parameters, so that the same parameter means the same on every page.
 * Numbers are plain decimals within the server's limits; anything invalid counts as absent.
 */
const MOST_PAGES = 100_000;

/** An id from the query; undefined if it is missing or invalid. */
export const idParam = (search: URLSearchParams, name: string): number | undefined =>
  wholeNumber(search.get(name));

export const pageParam = (search: URLSearchParams, name = 'page'): number =>
  wholeNumber(search.get(name), MOST_PAGES) ?? 1;

/** Distinct ids, separated by commas; invalid ones are dropped. */
export function idsParam(search: URLSearchParams, name: string, most: number): number[] {
  const ids = (search.get(name) ?? '').split(',').map((text) => wholeNumber(text));
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, most);
}

/** One of the codes of a table of labels. */
export function codeParam<Code extends number>(
  search: URLSearchParams,
  name: string,
  labels: Record<Code, string>,
): Code | undefined {
  const text = search.get(name) ?? '';
  return Object.hasOwn(labels, text) ? (Number(text) as Code) : undefined;
}

export const keywordParam = (search: URLSearchParams): string => keywordOf(search.get('keyword'));

/** Drops the undefined entries. */
export const withoutUndefined = <Said extends object>(said: Said) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Said]?: Exclude<Said[Key], undefined>;
  };
