import type { ReadFault } from './readYaml';

const HTML = 'html';
const EMPTY = ['br', 'hr', 'img'];

/** Tags of what stands under `html` that are never closed, or closed in the wrong place. */
export function htmlFaults(said: unknown, at = ''): ReadFault[] {
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, value]: [string, unknown]) => {
    const path = at === '' ? key : `${at}.${key}`;
    if (key !== HTML || typeof value !== 'string') return htmlFaults(value, path);
    const wrong = misnested(value);
    return wrong === null
      ? []
      : [{ at: path, says: `<${wrong}> is not closed where it should be` }];
  });
}

function misnested(html: string): string | null {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (EMPTY.includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.at(-1) ?? null;
}
