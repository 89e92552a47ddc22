/** The database is queried in stores: a route binds, a service decides, a store queries. */
const message =
  'A query stands in `<area>.store.ts` and says by its name what it gives: call that from here.';

const asks =
  '/^(select|selectDistinct|selectDistinctOn|insert|update|delete|execute|with|query|\\$count)$/';
const base = '/^(db|tx|patient|inside)$/';

const queries = [
  `MemberExpression[object.name=${base}][property.name=${asks}]`,
  `MemberExpression[object.property.name=${base}][property.name=${asks}]`,
  'TaggedTemplateExpression[tag.name="sql"]',
];

/** @type {import('eslint').Rule.RuleModule} */
export const queriesRule = {
  create: (context) => ({
    [`:matches(${queries.join(', ')})`]: (/** @type {any} */ node) =>
      context.report({ node, message }),
  }),
};
