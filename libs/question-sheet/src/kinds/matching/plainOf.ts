const LONGEST = 40;

/** The words of short HTML alone, for where nothing else fits: cut where they are long. */
export function plainOf(html: string): string {
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
