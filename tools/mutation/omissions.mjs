/** Mutants that leave something out: a statement, a guard, or a part of a condition. */
import ts from 'typescript';
import { replace } from './operators.mjs';

/** @typedef {import('./operators.mjs').Operator} Operator */

/** Removes `await refuseTaken(…);`, and the guard with it. @type {Operator} */
function step(node, source) {
  if (!ts.isExpressionStatement(node)) return [];
  const { expression } = node;
  const bare = ts.isVoidExpression(expression) ? expression.expression : expression;
  const call = ts.isAwaitExpression(bare) ? bare.expression : bare;
  if (!ts.isCallExpression(call) || call.expression.kind === ts.SyntaxKind.SuperKeyword) return [];
  return replace(node, source, ';');
}

/** `if (…) return …` and `if (…) throw …`. @type {Operator} */
function guard(node, source) {
  if (!ts.isIfStatement(node) || node.elseStatement) return [];
  const { thenStatement } = node;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  const leaves = last && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
  return leaves ? replace(node, source, ';') : [];
}

/** A function that does nothing. @type {Operator} */
function body(node, source) {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    const isEmpty = ['undefined', 'null', '{}'].includes(node.body.getText(source));
    return isEmpty ? [] : replace(node.body, source, 'undefined');
  }
  const isFunction =
    ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isArrowFunction(node);
  if (!isFunction || !node.body || !ts.isBlock(node.body)) return [];
  return node.body.statements.length > 0 ? replace(node.body, source, '{}') : [];
}

/**
 * Includes the comma after it.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function cut(node, source) {
  const comma = /^\s*,/.exec(source.text.slice(node.end))?.[0].length ?? 0;
  return { start: node.getStart(source), end: node.end + comma, text: '' };
}

/** @param {ts.Node} node */
const holderOf = (node) =>
  ts.isParenthesizedExpression(node.parent) ? node.parent.parent : node.parent;

/** Removes a field of an argument or an answer. @type {Operator} */
function property(node, source) {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const holder = holderOf(node);
  const isUsed =
    ts.isCallExpression(holder) || ts.isReturnStatement(holder) || ts.isArrowFunction(holder);
  return isUsed ? node.properties.map((each) => cut(each, source)) : [];
}

/** Removes one of several conditions of a query. @type {Operator} */
function clause(node, source) {
  if (!ts.isCallExpression(node) || !/^(and|or)$/.test(node.expression.getText(source))) return [];
  return node.arguments.length > 1 ? node.arguments.map((each) => cut(each, source)) : [];
}

const links = new Set([
  'where',
  'orderBy',
  'limit',
  'offset',
  'for',
  'onConflictDoNothing',
  'onConflictDoUpdate',
  'filter',
  'sort',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'toSorted',
  'flat',
  'catch',
]);

/** `rows.filter(…)` is `rows`. @type {Operator} */
function link(node, source) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  return links.has(name.text) ? replace(node, source, expression.getText(source)) : [];
}

/** @type {Record<string, Operator>} */
export const omissions = { step, guard, body, property, clause, link };
