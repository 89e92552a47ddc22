import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { chunkOf, filesOf } from './manifest.mjs';

/** What the entry of a prerendered site offers. */
interface Prerenderer {
  /** The paths whose pages are written, each with the modules that it stands on. */
  pages: Record<string, readonly string[]>;
  /** What stands inside #root when a page has come and no script has run. */
  render(path: string): Promise<string>;
}

const emptyRoot = '<div id="root"></div>';

/**
 * `/` is pages/index.html, `/login` is pages/login.html: where the server looks for them. A page
 * about one thing, such as `/course/detail`, is filled/course.detail.html: it goes out with that.
 */
function fileOf(path: string) {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.');
  return join(name.includes('.') ? 'filled' : 'pages', `${name}.html`);
}

/**
 * Writes the pages that most visits begin with as HTML: words and frame stand on the screen before
 * any script has come. The entry is built for Node into a folder of its own and then asked.
 * @param entry of the site, as `render(path)`
 * @param starter loads a written page's scripts: it finds them as `link[data-after-paint]`, each
 * behind those that it imports
 */
export function prerender(entry: string, starter: string): Plugin {
  let config: ResolvedConfig;
  let hasFailed = false;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rolldownOptions: { input: ['index.html', starter] } } }),
    configResolved: (resolved) => {
      config = resolved;
    },
    // Then closeBundle comes, too, and must not hide the reason behind a missing file.
    renderError: () => {
      hasFailed = true;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (hasFailed) return;
        const { root, build: options, cacheDir, mode } = config;
        const forNode = join(cacheDir, 'prerender');
        await build({
          ...{ root, mode, configFile: false, logLevel: 'warn' },
          plugins: config.plugins.filter(({ name }) => name.startsWith('vite:react')) as Plugin[],
          resolve: { tsconfigPaths: true },
          ssr: { noExternal: true },
          build: {
            ...{ ssr: entry, outDir: forNode, emptyOutDir: true, assetsInlineLimit: 0 },
            rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
          },
        });
        const address = pathToFileURL(join(forNode, 'prerender.mjs')).href;
        const site = (await import(address)) as Prerenderer;
        await writePages(resolve(root, options.outDir), starter, site);
        await rm(forNode, { recursive: true });
      },
    },
  };
}

async function writePages(outDir: string, starter: string, { pages, render }: Prerenderer) {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const frame = withoutScripts(shell);
  const start = `<script type="module" src="/${chunkOf(manifest, starter).file}"></script>`;
  for (const [path, modules] of Object.entries(pages)) {
    const file = join(outDir, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    const links = filesOf(manifest, [...modules, 'index.html']).map(toLink);
    const { styles, html } = apart(await render(path));
    const whole = put(frame, emptyRoot, `<div id="root">${waiting(html)}</div>`);
    await writeFile(file, put(whole, '</head>', `${styles}${links.join('')}${start}</head>`));
  }
}

/**
 * The styles that stand among the parts of a page, each before its first part, as a few in the head.
 * From the page emotion would take them one by one, and have all laid out anew for each; where its
 * mark, `data-s`, says that they lie in the head already it leaves them there.
 */
function apart(page: string) {
  const styles = new Map<string, { key: string; names: string[]; rules: string[] }>();
  const html = page.replace(
    /<style data-emotion="([\w-]+) ([^"]+)">(.*?)<\/style>/gs,
    (_, key: string, name: string, rules: string) => {
      // A global one is looked for by its own name.
      const place = key.endsWith('-global') ? name : key;
      const before: { names: string[]; rules: string[] } = styles.get(place) ?? {
        names: [],
        rules: [],
      };
      if (before.names.includes(name)) return '';
      styles.set(place, { key, names: [...before.names, name], rules: [...before.rules, rules] });
      return '';
    },
  );
  const tags = [...styles.values()].map(
    ({ key, names, rules }) =>
      `<style data-emotion="${key} ${names.join(' ')}" data-s="">${rules.join('')}</style>`,
  );
  return { styles: tags.join(''), html };
}

/**
 * What only a script can answer waits for it: a click or a letter that came before would be lost.
 * The site takes the marks away as it takes the page over (main.tsx). Links work at once.
 */
const waiting = (html: string) =>
  html.replace(/<(button|input|textarea)\b(?![^>]*\sdisabled)/g, '<$1 disabled data-waits');

/** What the build has written for pages that begin with scripts. */
function withoutScripts(shell: string) {
  const scripts = /\s*(<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const frame = shell.replace(scripts, '');
  if (frame === shell) throw new Error('index.html has no scripts');
  return frame;
}

function put(page: string, place: string, html: string): string {
  if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
  return page.replace(place, () => html);
}

/** The starter makes a script of it. */
const toLink = (file: string) => `<link data-after-paint href="/${file}">`;
