/** Chinese must not stand in code: it belongs in a texts file, where it can be found and changed. */
const han = /\p{Script=Han}/u;
const message =
  'What people read stands in a file of texts (CONTRIBUTING, Texts), never between tags or in code.';

/** @type {import('eslint').Rule.RuleModule} */
export const wordsRule = {
  create(context) {
    /** @param {any} node @param {unknown} text */
    const look = (node, text) => {
      if (typeof text === 'string' && han.test(text)) context.report({ node, message });
    };
    return {
      JSXText: (/** @type {any} */ node) => look(node, node.value),
      Literal: (/** @type {any} */ node) => look(node, node.value),
      TemplateElement: (/** @type {any} */ node) => look(node, node.value.raw),
    };
  },
};
