/** A query as text: the domain has no browser that would write it. */
export const queryText = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** What a query says by name; what cannot be read is not said. */
export function queryIn(text: string): Map<string, string> {
  const pairs = text.split('&').flatMap((part): [string, string][] => {
    const [name = '', value = ''] = part.split('=');
    try {
      return [[name, decodeURIComponent(value.replaceAll('+', ' '))]];
    } catch {
      return [];
    }
  });
  return new Map(pairs);
}
