/** Routes are registered by `answer`, which checks permissions and input, and never directly. */
const methods = /^(get|post|put|delete|patch|head|options|all|route)$/;
const message = 'A route is registered by `answer` (call.ts), with its guard.';

/** @param {any} node */
const startsAddress = (node) =>
  node?.type === 'Literal'
    ? /^[/*]/.test(String(node.value))
    : node?.type === 'TemplateLiteral' && /^[/*]/.test(node.quasis[0]?.value.raw ?? '');

/** @param {any} node an object that is handed over */
const hasUrl = (node) =>
  node?.type === 'ObjectExpression' &&
  node.properties.some((/** @type {any} */ one) => one.key?.name === 'url');

/** @type {import('eslint').Rule.RuleModule} */
export const rawRoutesRule = {
  create: (context) => ({
    'CallExpression[callee.type="MemberExpression"]'(/** @type {any} */ node) {
      const { property } = node.callee;
      const name = String(property.name ?? property.value ?? '');
      const [first] = node.arguments;
      const isRoute =
        name === 'route' ? hasUrl(first) : startsAddress(first) && node.arguments.length > 1;
      if (methods.test(name) && isRoute) context.report({ node, message });
    },
  }),
};
