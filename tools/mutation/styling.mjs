/** The parts of a source that only affect its look or its log output, which no test checks. */
import ts from 'typescript';

const looks = new Set([
  'sx',
  'style',
  'className',
  'key',
  'description',
  'variant',
  'size',
  'color',
  'component',
  'spacing',
  'direction',
  'align',
  'elevation',
  'severity',
  'viewBox',
  'd',
  'fill',
  'stroke',
  'width',
  'height',
  'maxWidth',
  'minWidth',
  'minHeight',
  'fontSize',
  'placement',
  'margin',
  'transform',
  'cx',
  'cy',
  'r',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'rx',
  'strokeWidth',
  'slotProps',
  'useFlexGap',
  'strokeLinecap',
  'strokeLinejoin',
  'timeout',
  'gap',
  'display',
]);

const makers = new Set(['styled', 'keyframes', 'css', 'alpha', 'createTheme']);

/** An object with one of these keys is a style, wherever it is defined. */
const ofStyles = new Set([
  'borderRadius',
  'border',
  'bgcolor',
  'backgroundColor',
  'px',
  'py',
  'mb',
  'mt',
  'flex',
  'padding',
  'marginBottom',
  'alignItems',
  'justifyContent',
  'gridTemplateColumns',
  'overflow',
  'fontWeight',
  'lineHeight',
  'opacity',
  'position',
  'boxShadow',
  'mx',
  'my',
  'textAlign',
]);

/** @param {ts.Node} node */
const isStyle = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(({ name }) => name && ts.isIdentifier(name) && ofStyles.has(name.text));

/** @param {ts.Node} node */
function isLook(node) {
  if (ts.isJsxAttribute(node)) return looks.has(node.name.getText());
  if (ts.isPropertyAssignment(node)) return looks.has(node.name.getText());
  if (ts.isVariableDeclaration(node)) return node.type?.getText().startsWith('SxProps') ?? false;
  if (isStyle(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  return ts.isCallExpression(node) && makers.has(node.expression.getText().split(/[.(<]/)[0] ?? '');
}

const logging = /^(\w+\.)?(log|console)\./;

/** @param {ts.Node} node */
export function isLogged(node) {
  const call = ts.isExpressionStatement(node) ? node.expression : node;
  return ts.isCallExpression(call) && logging.test(call.expression.getText());
}

/**
 * @param {ts.Node | undefined} node
 * @returns {boolean}
 */
export const isStyling = (node) => node !== undefined && (isLook(node) || isStyling(node.parent));
