/** The id that the address bar names; null where it names none that could exist. */
export function readId(search: URLSearchParams): number | null {
  const text = search.get('id') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
