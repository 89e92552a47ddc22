/** Chinese must not stand in JSX: it belongs in a texts file, where it can be found and changed. */
const han = /\p{Script=Han}/u;
const message = 'What people read stands in texts.ts (CONTRIBUTING, Texts), never between tags.';

/** @type {import('eslint').Rule.RuleModule} */
export const wordsRule = {
  create(context) {
    /** @param {any} node @param {unknown} text */
    const look = (node, text) => {
      if (typeof text === 'string' && han.test(text)) context.report({ node, message });
    };
    /** @param {any} node */
    const literal = (node) => look(node, node.value);
    /** @param {any} node */
    const template = (node) => look(node, node.value.raw);
    return {
      JSXText: literal,
      'JSXAttribute > Literal': literal,
      'JSXExpressionContainer Literal': literal,
      'JSXSpreadAttribute Literal': literal,
      'JSXExpressionContainer TemplateElement': template,
    };
  },
};
