import pg from 'pg';

/**
 * Tables written to, detected from the statements sent to the driver; only these are emptied
 * between tests. Tables written by triggers follow from the trigger's table (`schemaFacts.ts`).
 */
const writing =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/gi;

/** Emptying itself is no writing. */
export const EMPTYING = '/* emptying */';

const namesOf = new Map<string, string[]>();
const written = new Map<string, Set<string>>();

/**
 * May include words that are no tables, such as the `set` of an upsert; the caller filters them.
 */
export function writtenBy(text: string): string[] {
  const known = namesOf.get(text);
  if (known) return known;
  const names = text.startsWith(EMPTYING)
    ? []
    : [...text.matchAll(writing)].map(([, name = '']) => name.toLowerCase());
  namesOf.set(text, names);
  return names;
}

export function takeWritten(database: string): Set<string> {
  const names = written.get(database) ?? new Set();
  written.delete(database);
  return names;
}

function note(database: string, text: string) {
  const names = writtenBy(text);
  if (names.length === 0) return;
  const all = written.get(database) ?? new Set();
  for (const name of names) all.add(name);
  written.set(database, all);
}

type Ask = (this: pg.Client, asked: string | { text?: string }, ...rest: unknown[]) => unknown;

/** Patches every client of this process. */
export function listenToClients() {
  const prototype = pg.Client.prototype as unknown as { query: Ask; isHeard?: true };
  if (prototype.isHeard) return;
  const ask = prototype.query;
  prototype.isHeard = true;
  prototype.query = function (asked, ...rest) {
    note(this.database ?? '', (typeof asked === 'string' ? asked : asked?.text) ?? '');
    return ask.call(this, asked, ...rest);
  };
}
