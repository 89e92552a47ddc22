/**
 * What a library may not reach for although no import shows it: the network, the page, the clock.
 * Proven by tools/fence/check.mjs.
 */
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
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
  rules: { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] },
});

export const surroundings = [
  without(
    ['libs/domain/src/**'],
    [...network, ...page, ...timers],
    'The domain touches no DOM, no network and no clock: hand it over.',
  ),
  without(
    ['libs/{auth,ui,slider-captcha}/src/**'],
    network,
    'This library makes no call: it is handed what it needs.',
  ),
];

/** The clock has no name of its own: for no-restricted-syntax. */
export const clock = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
].map((selector) => ({ selector, message: 'The domain has no clock: hand the moment over.' }));
