/**
 * A literal spread into a literal of its kind, as `{ ...{ id, title }, name }`, only saves the lines
 * that a formatter would give it, and costs every reader a look for what it does.
 */
const message = 'Write its parts where they stand: a literal is not spread into a literal.';

/** @type {import('eslint').Rule.RuleModule} */
export const plainLiteralsRule = {
  create(context) {
    const refuse = (/** @type {any} */ node) => context.report({ node, message });
    return {
      'ObjectExpression > SpreadElement > ObjectExpression.argument': refuse,
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression.argument':
        refuse,
      'JSXSpreadAttribute > ObjectExpression.argument': refuse,
    };
  },
};
