/**
 * A literal spread into another one, as in `{ ...{ id, title }, name }`, only avoids the lines a
 * formatter would add, and makes readers look for a purpose.
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
