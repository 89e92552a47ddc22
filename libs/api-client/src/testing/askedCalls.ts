/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The calls that the endpoint files of a folder ask, as `newsCalls.list`, in the files' order. Read
 * from their text: an endpoint does not tell which call it was made with.
 */
export function askedCalls(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/\bask\(\s*(\w+Calls\.\w+)\s*\)/g)].map(([, call]) => call ?? '');
    });
}

/** The same names for the calls of one service of the catalogue. */
export function cataloguedCalls(resources: Record<string, { calls: object }>): string[] {
  return Object.entries(resources).flatMap(([resource, { calls }]) =>
    Object.keys(calls).map((name) => `${resource}Calls.${name}`),
  );
}
