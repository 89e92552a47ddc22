/**
 * A number of a code table or of HTTP is said by its name: `chargeKindCodes.free`, never 1. Judged
 * without types: by the names of the properties that hold codes, and by the names within the tables.
 */
import { readFileSync } from 'node:fs';
import { filesUnder } from '../../setup/files.mjs';
import { inRoot } from '../../setup/root.mjs';

const holders = new Set([
  'action',
  'audience',
  'cause',
  'charge',
  'conversion',
  'courseType',
  'difficulty',
  'groundState',
  'kind',
  'payway',
  'productType',
  'role',
  'source',
  'state',
  'status',
  'statusCode',
  'subjectType',
  'titleKind',
  'type',
  'verdict',
  'visibility',
]);

const tables = filesUnder(inRoot('libs', 'domain', 'src', 'codes'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const upper = (/** @type {string} */ name) =>
  name.replace(/(?<=[a-z])([A-Z])/g, '_$1').toUpperCase();
/** `FREE 1`, `FREE_FOR_MEMBERS 3`: a constant with such a name and number copies a code. */
const copies = new Set(
  [...tables.matchAll(/Codes = \{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/(\w+): (\d+)/g)].map(([, name = '', code]) => `${upper(name)} ${code}`),
  ),
);
const types = new Set(
  [...tables.matchAll(/^export type (\w+) = keyof typeof/gm)].map(([, name]) => name),
);

const message =
  'A code is said by its name: take it from the …Codes of its table (libs/domain/src/codes), a status of HTTP from httpStatuses.';

/** @param {any} node */
const bare = (node) =>
  /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression)$/.test(node?.type)
    ? bare(node.expression)
    : node;
/** @param {any} node */
const isNumber = (node) => bare(node)?.type === 'Literal' && typeof bare(node).value === 'number';
/** @param {any} node */
function nameOf(node) {
  const it = bare(node);
  return it?.type === 'Identifier' ? it.name : it?.type === 'MemberExpression' && it.property.name;
}
/** @param {any} node */
const isHolder = (node) => holders.has(nameOf(node));

/**
 * The numbers that a value may come to.
 * @param {any} node
 * @returns {any[]}
 */
function numbersIn(node) {
  const it = bare(node);
  if (isNumber(it)) return [it];
  if (it?.type === 'ConditionalExpression')
    return [...numbersIn(it.consequent), ...numbersIn(it.alternate)];
  return it?.type === 'LogicalExpression' ? numbersIn(it.right) : [];
}

/** @type {import('eslint').Rule.RuleModule} */
export const namedCodesRule = {
  create(context) {
    /** @param {any[]} nodes */
    const report = (nodes) => nodes.forEach((node) => context.report({ node, message }));

    /** @param {any} name @param {any} value */
    const constant = (name, value) => {
      const type = name?.typeAnnotation?.typeAnnotation?.typeName?.name;
      const number = isNumber(value) ? bare(value).value : null;
      if (number !== null && (copies.has(`${name?.name} ${number}`) || types.has(type))) {
        report([value]);
      }
    };

    return {
      BinaryExpression(/** @type {any} */ { operator, left, right }) {
        if (!/^([!=]==|[<>]=?)$/.test(operator)) return;
        if (isHolder(left) && isNumber(right)) report([right]);
        if (isHolder(right) && isNumber(left)) report([left]);
      },
      SwitchStatement(/** @type {any} */ { discriminant, cases }) {
        if (isHolder(discriminant)) {
          report(cases.map((/** @type {any} */ one) => one.test).filter(isNumber));
        }
      },
      'ObjectExpression > Property'(/** @type {any} */ { key, value }) {
        if (isHolder(key)) report(numbersIn(value));
      },
      JSXAttribute(/** @type {any} */ { name, value }) {
        if (holders.has(name.name)) report(numbersIn(value?.expression));
      },
      'CallExpression[callee.name=/^(eq|ne)$/]'(/** @type {any} */ { arguments: [of, code] }) {
        if (isHolder(of)) report(numbersIn(code));
      },
      'VariableDeclaration[kind="const"] > VariableDeclarator'(/** @type {any} */ { id, init }) {
        const values = bare(init);
        if (id.type !== 'ArrayPattern') constant(id, init);
        else if (values?.type === 'ArrayExpression') {
          id.elements.forEach((/** @type {any} */ one, /** @type {number} */ at) =>
            constant(one, values.elements[at]),
          );
        }
      },
    };
  },
};
