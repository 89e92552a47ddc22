/** Which number each name of a code stands for, as the tables of the domain are written. */
import { readFileSync } from 'node:fs';
import { filesUnder } from '../setup/files.mjs';
import { inRoot } from '../setup/root.mjs';

/** @typedef {{ table: string, name: string, code: number }} Code */

/** The sources of all tables, one after the other. */
export const codeSources = () =>
  [
    ...filesUnder(inRoot('libs', 'domain', 'src', 'codes')).filter(
      (file) => !file.endsWith('.test.ts'),
    ),
    inRoot('libs', 'domain', 'src', 'calls', 'httpStatuses.ts'),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * @param {string} sources
 * @returns {Code[]}
 */
export const codesIn = (sources) =>
  [...sources.matchAll(/^export const (\w+Codes|httpStatuses) = \{([^}]*)\}/gm)].flatMap(
    ([, table = '', body = '']) =>
      [...body.matchAll(/(\w+): (\d+)/g)].map(([, name = '', code]) => ({
        table,
        name,
        code: Number(code),
      })),
  );
