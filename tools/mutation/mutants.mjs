/**
 * All small changes that can be made to a source.
 *
 * @typedef {import('./operators.mjs').Change} Change
 * @typedef {Change & { file: string, line: number, operator: string, id: string, says: string }} Mutant
 */
import ts from 'typescript';
import { omissions } from './omissions.mjs';
import { operators } from './operators.mjs';
import { isLogged, isStyling } from './styling.mjs';

const all = Object.entries({ ...operators, ...omissions });

/** @param {ts.Node} node what is no more there when the code runs */
const isTypeOnly = (node) =>
  ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** @param {string} text */
const oneLine = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

/**
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]} in the order of the source
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isTypeOnly(node) || ts.isImportDeclaration(node) || isStyling(node) || isLogged(node))
      return;
    for (const [operator, changesOf] of all) {
      for (const change of changesOf(node, source)) found.push(named(change, operator, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {Change} change
 * @param {string} operator
 * @param {ts.SourceFile} source
 * @returns {Mutant}
 */
function named(change, operator, source) {
  const { line, character } = source.getLineAndCharacterOfPosition(change.start);
  const file = source.fileName;
  const before = source.text.slice(change.start, change.end);
  const says = `${oneLine(before)} → ${oneLine(change.text) || 'nothing'}`;
  const id = `${file}:${line + 1}:${character + 1} ${operator}: ${says}`;
  return { ...change, file, line: line + 1, operator, id, says };
}
