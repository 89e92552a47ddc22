/** A build-time setting; an empty value counts as missing. */
export const textIn = (value: string | undefined): string | null => value?.trim() || null;

/**
 * The same for another site's origin; the trailing slash is dropped because paths begin with one.
 */
export const originIn = (value: string | undefined): string | null =>
  textIn(value)?.replace(/\/+$/, '') ?? null;
