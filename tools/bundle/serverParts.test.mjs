import { strangeInServer } from './serverParts.mjs';

const imports = (/** @type {Record<string, string>} */ kinds) =>
  Object.entries(kinds).map(([path, kind]) => ({ path, kind }));

const outputs = (/** @type {string} */ how, /** @type {string} */ input) => ({
  'dist/main.js': {
    inputs: { 'apps/server/src/main.ts': {} },
    imports: imports({ 'dist/shared.js': 'import-statement', sharp: 'import-statement' }),
  },
  'dist/shared.js': { inputs: {}, imports: imports({ 'dist/part.js': how }) },
  'dist/part.js': { inputs: { [input]: {} }, imports: [] },
});

test.each(['import-statement', 'dynamic-import'])('demo content is found behind an %s', (how) => {
  expect(strangeInServer(outputs(how, 'apps/demo/src/plant.ts'))).toEqual([
    'server: dist/part.js holds apps/demo/src/plant.ts, which is demo content',
  ]);
});

test('what draws may be loaded when it is needed, and not before', () => {
  const input = 'libs/generators/src/random.ts';
  expect(strangeInServer(outputs('dynamic-import', input))).toEqual([]);
  expect(strangeInServer(outputs('import-statement', input))).toEqual([
    `server: dist/part.js loads ${input} with each start`,
  ]);
});
