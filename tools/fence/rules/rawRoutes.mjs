/** A call is registered by `answer`, which guards it and checks what is asked; never by hand. */
const methods = /^(get|post|put|delete|patch|head|options|all|route)$/;
const routers = /^(app|scope|instance|server|fastify)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const rawRoutesRule = {
  create: (context) => ({
    'CallExpression[callee.type="MemberExpression"]'(/** @type {any} */ node) {
      const { object, property } = node.callee;
      if (!routers.test(object.name ?? '') || !methods.test(property.name ?? '')) return;
      context.report({
        node,
        message: 'A route is registered by `answer` (call.ts), with its guard.',
      });
    },
  }),
};
