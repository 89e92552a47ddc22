import type { Plugin } from 'vite';

/**
 * What packages import and this house never runs. Each gets a stand-in with the exports that its
 * importers name. Of MUI: ripples (the theme switches them off), layers and container queries (we
 * write none), themes made of CSS variables with their colour schemes or written down as text (ours
 * are plain), and its own shadows. The statics of what emotion's withTheme wraps. Of axios: the way
 * over fetch (browsers take its first, XMLHttpRequest), the names of the statuses, cancelling
 * without signals, interceptors (only tests have some), the forms and questions that it makes of
 * objects (base/body.ts makes ours), the headers of forms outside of browsers, cookies that it sends
 * back as headers, and checks of options that types have checked.
 */
const standIns: Record<string, string> = {
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null;',
  '@mui/material/styles/createThemeWithVars.mjs': `
    export const createGetCssVar = () => undefined;
    export default () => { throw new Error('themes are made without CSS variables'); };`,
  '@mui/material/styles/ThemeProviderWithVars.mjs': 'export const CssVarsProvider = () => null;',
  '@mui/material/styles/stringifyTheme.mjs': 'export const stringifyTheme = undefined;',
  '@mui/material/useLazyRipple/useLazyRipple.mjs': `
    const nothing = () => undefined;
    const ripple = { ref: { current: null }, start: nothing, stop: nothing, pulsate: nothing };
    export default () => ripple;`,
  // Takes an id like the real one: all ids below it have to be those of the written pages.
  '@mui/system/ThemeProvider/useLayerOrder.mjs': `
    import { useId } from 'react';
    export default () => { useId(); return null; };`,
  '@mui/system/cssContainerQueries/cssContainerQueries.mjs': `
    export const sortContainerQueries = (theme, css) => css;
    export const isCqShorthand = () => false;
    export const getContainerQuery = () => null;
    export default (theme) => theme;`,
  '@mui/material/styles/shadows.mjs': 'export default [];',
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
  'axios/lib/helpers/isURLSameOrigin.js': 'export default () => false;',
  'axios/lib/core/assertParamsAcyclic.js': 'export default () => undefined;',
  'axios/lib/core/setFormDataHeaders.js': 'export default () => undefined;',
  'axios/lib/helpers/cookies.js': 'export default { read: () => null };',
  'axios/lib/helpers/validator.js': `
    const validators = new Proxy({}, { get: () => () => true });
    export default { assertOptions: () => undefined, validators };`,
  'axios/lib/core/InterceptorManager.js': `
    export default class { forEach() { return undefined; } }`,
  'axios/lib/cancel/CancelToken.js': 'export default class {}',
};

/** Buttons bring one for their `loading`, which none of ours has; SubmitButton has its own. */
const spinner = '\0no-spinner';
const isSpinnerOfButton = (source: string, importer: string) =>
  source.endsWith('/CircularProgress/index.mjs') && /[\\/](Icon)?Button\.mjs$/.test(importer);

const router = 'react-router/dist/development';

/**
 * Of the router: forms, and links that know whether they lead to where one is. Bundlers keep what
 * is called or written to as a module runs, unless they are told that nothing hangs on it.
 */
const droppable = (code: string) =>
  code
    .replace(/\bReact\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
    .replace(/^\w+\.displayName = .*$/gm, '');

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
    // The router's package names its development build for every browser.
    async resolveId(source, importer = '') {
      if (isSpinnerOfButton(source, importer)) {
        met.add(spinner);
        return spinner;
      }
      if (!/^react-router(\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found) return null;
      const id = found.id.replace('/dist/development/', '/dist/production/');
      if (id !== found.id) met.add(router);
      return { ...found, id };
    },
    load(id) {
      if (id === spinner) return { code: 'export default () => null;', moduleSideEffects: false };
      const name = nameOf(id);
      if (!name) return null;
      met.add(name);
      return { code: standIns[name] ?? '', moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes('/react-router/dist/production/')) return null;
      return { code: droppable(code), map: null };
    },
    buildEnd(failure) {
      const wanted = [...Object.keys(standIns), spinner, router];
      const missed = wanted.filter((name) => !met.has(name));
      if (!failure && missed.length > 0)
        this.error(`nothing imports ${missed.join(', ')} any more`);
    },
  };
}
