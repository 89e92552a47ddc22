import type { Plugin } from 'vite';

/**
 * What packages import and this house never runs: ripples (the theme switches them off), themes made
 * of CSS variables with their colour schemes or written down as text (ours are plain), the statics of
 * what emotion's withTheme wraps, and of axios the way over fetch (browsers take its first,
 * XMLHttpRequest), the names of the statuses, cancelling without signals, and the forms and questions
 * that it makes of objects (base/body.ts makes ours). Each gets a stand-in with the exports that its
 * importers name.
 */
const standIns: Record<string, string> = {
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null;',
  '@mui/material/styles/createThemeWithVars.mjs': `
    export const createGetCssVar = () => undefined;
    export default () => { throw new Error('themes are made without CSS variables'); };`,
  '@mui/material/styles/ThemeProviderWithVars.mjs': 'export const CssVarsProvider = () => null;',
  '@mui/material/styles/stringifyTheme.mjs': 'export const stringifyTheme = undefined;',
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js':
    'export default (target) => target;',
  'axios/lib/adapters/fetch.js': `
    export const getFetch = () => false;
    export default false;`,
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  'axios/lib/helpers/toURLEncodedForm.js': 'export default (data) => data;',
  'axios/lib/helpers/formDataToJSON.js': 'export default () => null;',
  'axios/lib/helpers/toFormData.js': 'export default (data) => data;',
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  'axios/lib/cancel/CancelToken.js': 'export default class {}',
};

const nameOf = (id: string) => {
  const path = id.replaceAll('\\', '/');
  return Object.keys(standIns).find((name) => path.endsWith(`/node_modules/${name}`));
};

/** Keeps dead weight out of the bundles, and fails where a new version of a package has moved it. */
export function leftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = nameOf(id);
      if (!name) return null;
      met.add(name);
      return { code: standIns[name] ?? '', moduleSideEffects: false };
    },
    buildEnd(failure) {
      const missed = Object.keys(standIns).filter((name) => !met.has(name));
      if (!failure && missed.length > 0)
        this.error(`nothing imports ${missed.join(', ')} any more`);
    },
  };
}
