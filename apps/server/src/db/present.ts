/**
 * For a row or column that the query or its table guarantees. Going on with a made-up value would
 * write or show something wrong, so its absence ends the call.
 */
export function present<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined)
    throw new Error('a value that must be there is missing');
  return value;
}
