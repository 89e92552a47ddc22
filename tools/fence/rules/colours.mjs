/** A colour is named once, in the theme: written where it is used, it stays as it is when that changes. */
const message =
  'A colour comes from the theme (libs/ui: tokens, palette), by its name: `primary.main`, `text.secondary`.';

const written =
  /(^|[^&\w])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(rgb|hsl)a?\(\s*[\d.]/i;
const names =
  'white black gray grey silver red maroon orange yellow gold olive lime green teal cyan aqua blue navy purple violet pink brown';
const named = new RegExp(
  `^(${names.split(' ').join('|')})$|\\bsolid (${names.split(' ').join('|')})\\b`,
);
const property =
  /color$|^(fill|stroke|background|border(Top|Right|Bottom|Left)?|outline|boxShadow|bgcolor)$/i;

/** @param {any} node a literal; the name of the property or attribute that it stands at */
function placeName(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property') return at.key.name ?? at.key.value;
    if (at.type === 'JSXAttribute') return at.name.name;
    if (
      !/^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|ArrayExpression|TSAsExpression)$/.test(
        at.type,
      )
    )
      return '';
  }
  return '';
}

/** @type {import('eslint').Rule.RuleModule} */
export const coloursRule = {
  create(context) {
    /** @param {any} node @param {unknown} text */
    const look = (node, text) => {
      if (typeof text !== 'string') return;
      if (written.test(text)) context.report({ node, message });
      else if (named.test(text) && property.test(String(placeName(node)))) {
        context.report({ node, message });
      }
    };
    return {
      Literal: (/** @type {any} */ node) => look(node, node.value),
      TemplateElement: (/** @type {any} */ node) => look(node.parent, node.value.raw),
    };
  },
};
