/**
 * The one direction of the house (see docs/architecture.md): which layer may import which, and
 * which packages stay outside of it. Proven by tools/fence/wrong.
 */
const serverPackages = ['typebox*', '@fastify/*', 'fastify*', 'drizzle*', 'pg', '@electric-sql/*'];
const browserPackages = ['react*', '@mui/*', '@emotion/*', '@reduxjs/*', 'axios', 'notistack'];
const drawing = ['@mui/*', '@emotion/*', 'notistack'];

const mayImport = (layer, layers, bannedExternalImports = []) => ({
  sourceTag: `layer:${layer}`,
  onlyDependOnLibsWithTags: layers.map((name) => `layer:${name}`),
  ...(bannedExternalImports.length > 0 && { bannedExternalImports }),
});

const layers = [
  mayImport(
    'domain',
    [],
    [...browserPackages, 'fastify*', '@fastify/*', 'drizzle*', 'pg', 'dayjs'],
  ),
  mayImport('client', ['domain'], drawing),
  mayImport('emergency-client', ['domain', 'client'], drawing),
  mayImport('session', ['domain'], drawing),
  mayImport('ui', ['domain'], ['axios', '@reduxjs/*', 'react-redux']),
  mayImport('captcha', [], ['@mui/*', '@reduxjs/*', 'axios', 'react-router-dom']),
  mayImport('app', ['domain', 'client', 'emergency-client', 'session', 'ui', 'captcha']),
  mayImport('server', ['domain']),
  mayImport('tools', ['domain', 'server']),
];

const places = [
  { sourceTag: 'runs:browser', bannedExternalImports: serverPackages },
  { sourceTag: 'runs:server', bannedExternalImports: browserPackages },
];

/** The two sites never meet: one team's change must not build the other's app. */
const scopes = ['web', 'emergency'].map((site) => ({
  sourceTag: `scope:${site}`,
  onlyDependOnLibsWithTags: [`scope:${site}`, 'scope:shared'],
}));

export const depConstraints = [...layers, ...places, ...scopes];
