/** The clock and chance have no name that `no-restricted-globals` could close. */
const bare = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'CallExpression[callee.name="dayjs"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="performance"][property.name="now"]',
];

const random = '/^(random|getRandomValues)/';
const chances = [
  'MemberExpression[object.name="Math"][property.name="random"]',
  `MemberExpression[object.name=/crypto$/i][property.name=${random}]`,
  `MemberExpression[object.property.name="crypto"][property.name=${random}]`,
  `ImportDeclaration[source.value=/crypto$/] > ImportSpecifier[imported.name=${random}]`,
];

/**
 * @param {string[]} selectors
 * @param {string} message
 * @returns {import('eslint').Rule.RuleModule}
 */
const refusing = (selectors, message) => ({
  create: (context) => ({
    [`:matches(${selectors.join(', ')})`]: (/** @type {any} */ node) =>
      context.report({ node, message }),
  }),
});

export const clockRule = refusing(
  bare,
  'The moment comes from the clock port: take `clock` from what `answer` hands over, or a `now`.',
);

export const pureRule = refusing(
  [...bare, ...chances],
  'Rules know no clock and no chance: hand the moment over, and a seed or an id that was drawn.',
);
