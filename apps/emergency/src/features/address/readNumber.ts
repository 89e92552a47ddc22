/** A whole number from one on that the address bar names; null where it names none. */
export function readNumber(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
