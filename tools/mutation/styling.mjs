/** Which parts of a source are only its look, which people judge and no test of ours. */
import ts from 'typescript';

const looks = new Set([
  ...[
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
  ],
  ...['direction', 'align', 'elevation', 'severity', 'viewBox', 'd', 'fill', 'stroke'],
  ...['width', 'height', 'maxWidth', 'minWidth', 'minHeight', 'fontSize', 'placement', 'margin'],
  ...['transform', 'cx', 'cy', 'r', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'rx', 'strokeWidth'],
  ...['slotProps', 'useFlexGap', 'strokeLinecap', 'strokeLinejoin', 'timeout', 'gap', 'display'],
]);

const makers = new Set(['styled', 'keyframes', 'css', 'alpha', 'createTheme']);

/** @param {ts.Node} node */
function isLook(node) {
  if (ts.isJsxAttribute(node)) return looks.has(node.name.getText());
  if (ts.isPropertyAssignment(node)) return looks.has(node.name.getText());
  if (ts.isVariableDeclaration(node)) return node.type?.getText().startsWith('SxProps') ?? false;
  if (ts.isTaggedTemplateExpression(node)) return true;
  return ts.isCallExpression(node) && makers.has(node.expression.getText().split(/[.(<]/)[0] ?? '');
}

/**
 * @param {ts.Node | undefined} node
 * @returns {boolean}
 */
export const isStyling = (node) => node !== undefined && (isLook(node) || isStyling(node.parent));
