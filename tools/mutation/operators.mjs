/**
 * Replacements that resemble typical slips.
 *
 * @typedef {{ start: number, end: number, text: string }} Change
 * @typedef {(node: ts.Node, source: ts.SourceFile) => Change[]} Operator
 */
import ts from 'typescript';
import { isStyling } from './styling.mjs';

/** @param {Partial<Record<ts.SyntaxKind, string>>} others */
const swap =
  (others) =>
  /** @type {Operator} */
  (node, source) => {
    if (!ts.isBinaryExpression(node)) return [];
    const { operatorToken } = node;
    const text = others[operatorToken.kind];
    if (text === undefined || joinsText(node)) return [];
    return [{ start: operatorToken.getStart(source), end: operatorToken.end, text }];
  };

/**
 * The compiler rejects minus instead of plus between texts.
 * @param {ts.BinaryExpression} node
 */
const joinsText = ({ left, right }) =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side)) &&
  !ts.isStringLiteralLike(right);

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @param {string} text
 * @returns {Change[]}
 */
export const replace = (node, source, text) => [
  { start: node.getStart(source), end: node.end, text },
];

const boundary = swap({
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
});

const comparison = swap({
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.EqualsEqualsToken]: '!=',
  [ts.SyntaxKind.ExclamationEqualsToken]: '==',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
});

const logic = swap({
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
});

const arithmetic = swap({
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
});

/** Drops b from `a ?? b`; `?? refuse(…)` is a guard. @type {Operator} */
function fallback(node, source) {
  const isFallback =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isFallback ? replace(node, source, node.left.getText(source)) : [];
}

/** @type {Operator} */
function condition(node, source) {
  const asked = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  return asked ? replace(asked, source, `!(${asked.getText(source)})`) : [];
}

/** @type {Operator} */
function negation(node, source) {
  const isNot =
    ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
  return isNot ? replace(node, source, `(${node.operand.getText(source)})`) : [];
}

/** @type {Operator} */
function truth(node, source) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replace(node, source, 'false');
  return node.kind === ts.SyntaxKind.FalseKeyword ? replace(node, source, 'true') : [];
}

/** @type {Operator} */
function number(node, source) {
  if (!ts.isNumericLiteral(node) || isName(node) || isStyling(node)) return [];
  const value = Number(node.text.replaceAll('_', ''));
  return replace(node, source, String(value + 1));
}

/** Replaced by a literal of the same type, because the compiler would reject any other string. */
const siblings = new Map([
  ["'open'", "'user'"],
  ["'user'", "'open'"],
  ["'GET'", "'POST'"],
  ["'POST'", "'PUT'"],
  ["'PUT'", "'POST'"],
  ["'DELETE'", "'POST'"],
]);

/** @type {Operator} */
function string(node, source) {
  if (!ts.isStringLiteral(node) || isName(node) || isAddress(node) || isStyling(node)) return [];
  const sibling = siblings.get(node.getText(source));
  return replace(node, source, sibling ?? (node.text === '' ? "'x'" : "''"));
}

/** @param {ts.Node} node the key of a property, not its value */
const isName = ({ parent, ...node }) =>
  ts.isPropertyAssignment(parent) && parent.name.pos === node.pos;

/** @param {ts.Node} node of a module */
const isAddress = ({ parent }) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);

/** @type {Record<string, Operator>} */
export const operators = {
  boundary,
  comparison,
  logic,
  arithmetic,
  fallback,
  condition,
  negation,
  truth,
  number,
  string,
};
