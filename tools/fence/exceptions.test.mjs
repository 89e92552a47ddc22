import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { inRoot } from '../setup/root.mjs';
import { foreignWrites } from './exceptions.mjs';
import { foreignWritesRule } from './rules/foreignWrites.mjs';

/** How many there were when the list was last looked at: these numbers only ever go down. */
const lists = [{ name: 'foreign-writes', files: foreignWrites, most: 40, rule: foreignWritesRule }];

const linter = new Linter();

/** @param {string} file @param {import('eslint').Rule.RuleModule} rule */
const isRefused = (file, rule) =>
  linter
    .verify(
      readFileSync(inRoot(file), 'utf8'),
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: /** @type {any} */ (ts.parser) },
          plugins: { held: { rules: { rule } } },
          rules: { 'held/rule': 'error' },
        },
      ],
      { filename: inRoot(file) },
    )
    .some(({ ruleId }) => ruleId === 'held/rule');

describe.each(lists)('the exceptions of $name', ({ files, most, rule }) => {
  it('have not become more', () => {
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeLessThanOrEqual(most);
  });

  it('are all still needed', () => {
    expect(files.filter((file) => !isRefused(file, rule))).toEqual([]);
  });
});
