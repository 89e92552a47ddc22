const MOST_LINES = 80;

/** @param {import('eslint').SourceCode} source */
function linesOfCode(source) {
  const isCode = source.lines.map((line) => line.trim() !== '');
  for (const { loc } of source.getAllComments()) {
    if (!loc) continue;
    const { start, end } = loc;
    const isAlone =
      (source.lines[start.line - 1] ?? '').slice(0, start.column).trim() === '' &&
      (source.lines[end.line - 1] ?? '').slice(end.column).trim() === '';
    if (isAlone) isCode.fill(false, start.line - 1, end.line);
  }
  return isCode;
}

/** `describe(…)`, `test.describe(…)` and `describe.each(…)(…)`. @param {any} call */
const isDescribe = (call, /** @type {import('eslint').SourceCode} */ source) =>
  call.type === 'CallExpression' && /^(test\.)?describe\b/.test(source.getText(call.callee));

/** @type {import('eslint').Rule.RuleModule} */
export const longFunctionsRule = {
  create(context) {
    const { sourceCode } = context;
    const isCode = linesOfCode(sourceCode);
    const check = (/** @type {any} */ node) => {
      if (isDescribe(node.parent, sourceCode)) return;
      const { start, end } = node.loc;
      const lines = isCode.slice(start.line - 1, end.line).filter(Boolean).length;
      if (lines <= MOST_LINES) return;
      const message = `Cut this function of ${lines} lines into named pieces of at most ${MOST_LINES}.`;
      context.report({
        loc: { start, end: { line: start.line, column: start.column + 1 } },
        message,
      });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};
