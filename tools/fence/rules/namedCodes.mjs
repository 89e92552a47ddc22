/**
 * A number of a code table or of HTTP is said by its name: `chargeKindCodes.free`, never 1. Judged
 * without types: by the names of the properties that hold codes, and by the names within the tables.
 */
import { codesIn, codeSources } from '../../vite/codeTables.mjs';

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

const tables = codeSources();
const bodies = codesIn(tables);
/** @type {ReadonlySet<unknown>} */
const numbers = new Set(
  bodies.filter(({ table }) => table !== 'httpStatuses').map(({ code }) => code),
);
/** @type {ReadonlySet<unknown>} */
const statuses = new Set(
  bodies.filter(({ table }) => table === 'httpStatuses').map(({ code }) => code),
);

const upper = (/** @type {string} */ name) =>
  name.replace(/(?<=[a-z])([A-Z])/g, '_$1').toUpperCase();
/** `FREE 1`, `FREE_FOR_MEMBERS 3`: a constant with such a name and number copies a code. */
const copies = new Set(
  bodies
    // A week has seven days elsewhere, too.
    .filter(({ table }) => table !== 'muteSpanCodes')
    .map(({ name, code }) => `${upper(name)} ${code}`),
);
const types = new Set(
  [...tables.matchAll(/^export type (\w+) = keyof typeof/gm)].map(([, name]) => name),
);

const message =
  'A code is said by its name: take it from the …Codes of its table (libs/domain/src/codes), a status of HTTP from httpStatuses.';

/**
 * @param {any} node
 * @returns {any}
 */
const bare = (node) =>
  /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression)$/.test(node?.type)
    ? bare(node.expression)
    : node;
/** 0 beside `status` is no answer at all, and a number that no table knows is an amount. */
const isCode = (/** @type {unknown} */ value, /** @type {unknown} */ name) =>
  /^status/.test(String(name)) ? value !== 0 : numbers.has(value);
/** @param {any} node @param {unknown} name of what it is compared with, or assigned to */
const isNumber = (node, name) => {
  const it = bare(node);
  return it?.type === 'Literal' && typeof it.value === 'number' && isCode(it.value, name);
};
/** @param {any} node */
const isStatus = (node) => statuses.has(bare(node)?.value);
/** @param {any} node */
function nameOf(node) {
  const it = bare(node);
  if (it?.type === 'Identifier') return it.name;
  return it?.type === 'MemberExpression' && !it.computed && it.property.name;
}
/** @param {any} node */
const isHolder = (node) => holders.has(nameOf(node));

/**
 * The numbers that a value may come to.
 * @param {any} node
 * @param {unknown} name
 * @returns {any[]}
 */
function numbersIn(node, name) {
  const it = bare(node);
  if (isNumber(it, name)) return [it];
  if (it?.type === 'ConditionalExpression') {
    return [...numbersIn(it.consequent, name), ...numbersIn(it.alternate, name)];
  }
  return it?.type === 'LogicalExpression' ? numbersIn(it.right, name) : [];
}

/** @type {import('eslint').Rule.RuleModule} */
export const namedCodesRule = {
  create(context) {
    /** @param {any[]} nodes */
    const report = (nodes) => nodes.forEach((node) => context.report({ node, message }));

    /** @param {any} name @param {any} value */
    const constant = (name, value) => {
      const type = name?.typeAnnotation?.typeAnnotation?.typeName?.name;
      const number = bare(value)?.type === 'Literal' ? bare(value).value : null;
      const isCopy = copies.has(`${name?.name} ${number}`);
      if (isCopy || (types.has(type) && isNumber(value, null))) {
        report([value]);
      }
    };

    return {
      BinaryExpression(/** @type {any} */ { operator, left, right }) {
        if (!/^([!=]==|[<>]=?)$/.test(operator)) return;
        if (isHolder(left) && isNumber(right, nameOf(left))) report([right]);
        if (isHolder(right) && isNumber(left, nameOf(right))) report([left]);
      },
      SwitchStatement(/** @type {any} */ { discriminant, cases }) {
        if (isHolder(discriminant)) {
          report(
            cases.flatMap((/** @type {any} */ one) => numbersIn(one.test, nameOf(discriminant))),
          );
        }
      },
      'ObjectExpression > Property'(/** @type {any} */ { key, value }) {
        if (isHolder(key)) report(numbersIn(value, nameOf(key)));
      },
      JSXAttribute(/** @type {any} */ { name, value }) {
        if (holders.has(name.name)) report(numbersIn(value?.expression, name.name));
      },
      'CallExpression[callee.name=/^(eq|ne)$/]'(/** @type {any} */ { arguments: [of, code] }) {
        if (isHolder(of)) report(numbersIn(code, nameOf(of)));
      },
      'VariableDeclaration[kind="const"] > VariableDeclarator'(/** @type {any} */ { id, init }) {
        const values = bare(init);
        const typed = id.typeAnnotation?.typeAnnotation;
        // A list of codes, which `.includes()` asks for any number.
        if (
          typed?.type === 'TSTypeOperator' &&
          typed.typeAnnotation?.elementType?.type === 'TSNumberKeyword'
        ) {
          const all = values?.elements ?? [];
          if (all.every((/** @type {any} */ one) => isNumber(one, null) || isStatus(one)))
            report(all);
        }
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
