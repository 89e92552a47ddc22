/**
 * Fences finer than a project: one file of a library may be imported while its neighbour may not.
 * ESLint keeps one setting of a rule per file, so each place lists all of its forbidden imports.
 * Proven by tools/fence/check.mjs.
 *
 * @typedef {{ regex: string, allowTypeImports?: boolean, message: string }} Door
 */
import { sourcesWhere } from './projects.mjs';
import { clock } from './surroundings.mjs';

/** @type {Door} */
const contractsAreTypes = {
  regex: '^@cheese/domain/(contract/|catalogue($|/)|everyCall$)',
  allowTypeImports: true,
  message: 'A contract reaches a browser as a type only: write `import type`.',
};
/** @type {Door} Otherwise a browser that imports a call would get the schemas with it. */
const schemasStayInContracts = {
  regex: '^typebox|/contract/',
  allowTypeImports: true,
  message: 'Only contracts hold schemas: the rest of the domain takes their types.',
};
/** @type {Door} */
const baseDoorOnly = {
  regex: '^@cheese/api-client/(?!base$)',
  message: "Only api-client's base door is shared; its catalogue belongs to the main site.",
};
/** @type {Door} */
const testingOnly = {
  regex: '^@cheese/[^/]+/testing/|^\\.{1,2}/(.*/)?testing/',
  message: 'Testing helpers are for tests.',
};
/** @type {Door} */
const noNode = { regex: '^node:', message: 'Node is not there in a browser.' };

/** Plain `lazy` would leave a page opened before a deploy with a chunk that no longer exists. */
const rawPart = {
  selector: 'CallExpression[callee.name="lazy"] ImportExpression',
  message: "A site's part loads by lazyPart, a component's own by LazyPart.",
};

const unreadable = {
  selector: 'ImportExpression[source.type!="Literal"]',
  message: 'A dynamic import names its file as a plain string, so that the fences can read it.',
};

/**
 * The rule for imports does not check `import()`.
 * @param {Door} door
 */
const dynamically = ({ regex, message }) => ({
  selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
  message,
});

/**
 * @param {string[]} files
 * @param {Door[]} patterns
 * @param {{ ignores?: string[], syntax?: { selector: string, message: string }[] }} [more]
 */
const closed = (files, patterns, { ignores = [], syntax = [] } = {}) => ({
  files,
  ignores: ['**/*.test.{ts,tsx,mjs}', '**/testing/**', ...ignores],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': ['error', unreadable, rawPart, ...patterns.map(dynamically), ...syntax],
  },
});

/** @type {Door} A screen asks by the hooks of a catalogue. */
const noWire = {
  regex: '^axios(/|$)',
  message: 'A site makes no call of its own: the catalogue does, over the wire it is handed.',
};

/** The permissions of a role are decided in one place, because copies of the check had diverged. */
const rolesInOnePlace = {
  selector:
    'CallExpression > MemberExpression.callee > :matches([name="roles"], [property.name="roles"]).object',
  message: 'Who may do what is asked of modules/base/ownership, not of the roles.',
};

const everywhere = [testingOnly, noNode];
const browser = [contractsAreTypes, ...everywhere];
/** The contracts, and the catalogue that collects them for the server and for tools. */
const contracts = [
  ...['contract', 'catalogue'].map((folder) => `libs/domain/src/${folder}/**`),
  'libs/domain/src/{catalogue,everyCall}.ts',
];

/** @param {boolean} isApp @param {boolean} isEmergency */
const browsers = (isApp, isEmergency) =>
  sourcesWhere(
    (tags) =>
      tags.includes('runs:browser') &&
      tags.includes('layer:app') === isApp &&
      tags.includes('scope:emergency') === isEmergency,
  );

export const doors = [
  closed(browsers(false, false), browser),
  closed(browsers(false, true), [...browser, baseDoorOnly]),
  closed(browsers(true, false), [...browser, noWire]),
  closed(browsers(true, true), [...browser, baseDoorOnly, noWire]),
  closed(
    sourcesWhere((tags) => tags.includes('runs:server')),
    [testingOnly],
  ),
  closed(['apps/server/src/modules/**'], [testingOnly], {
    ignores: ['apps/server/src/modules/base/ownership/**'],
    syntax: [rolesInOnePlace],
  }),
  closed(
    sourcesWhere((tags) => tags.includes('layer:lab') && tags.includes('runs:anywhere')),
    everywhere,
  ),
  closed(contracts, everywhere, { syntax: clock }),
  closed(['libs/domain/src/**'], [...everywhere, schemasStayInContracts], {
    ignores: contracts,
    syntax: clock,
  }),
];
