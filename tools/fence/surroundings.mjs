/**
 * The globals a library must not use although no import shows them: the network, the page, the
 * clock. Proven by tools/fence/check.mjs.
 */
import { sourcesWhere } from './projects.mjs';

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
/** Other ways to reach the same globals. */
const worlds = ['window', 'globalThis', 'self'];
const around = [
  ...worlds.flatMap((object) => network.map((property) => ({ object, property }))),
  { object: 'navigator', property: 'sendBeacon' },
];
const page = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'];
const timers = ['setTimeout', 'setInterval', 'performance', 'process'];

/**
 * @param {string[]} files
 * @param {string[]} names
 * @param {string} message
 */
const without = (files, names, message) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  rules: {
    'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))],
    'no-restricted-properties': ['error', ...around.map((one) => ({ ...one, message }))],
  },
});

/** The layers that may use the network. */
const calls = new Set(['layer:client', 'layer:emergency-client']);

export const surroundings = [
  without(
    ['libs/domain/src/**'],
    [...network, ...page, ...timers],
    'The domain touches no DOM, no network and no clock: hand it over.',
  ),
  without(
    sourcesWhere((tags) => tags.includes('runs:browser') && !tags.some((tag) => calls.has(tag))),
    network,
    'No call is made here: a library is handed what it needs, a page asks by a hook of its catalogue.',
  ),
];

/** The clock has no global of its own, so it is matched by syntax for no-restricted-syntax. */
export const clock = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
].map((selector) => ({ selector, message: 'The domain has no clock: hand the moment over.' }));
