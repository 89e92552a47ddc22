/** Written by hand because the domain must not depend on a browser's URLSearchParams. */
export const queryText = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The parameters of a query by name; malformed ones are dropped. */
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
