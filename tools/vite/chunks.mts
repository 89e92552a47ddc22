import { dirname, join } from 'node:path/posix';
import { normalizePath, type Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Look = (id: string) => { importedIds: readonly string[] } | null;

/** What a visitor who comes in by the front door needs: modules, from the app's folder on. */
export interface Front {
  entry: string;
  layout: string;
  page: string;
  /** What the page brings when it is scrolled to. */
  below?: string;
  /** A page with a list, such as many are. */
  list?: string;
}

/**
 * Every page needs these, and they change with the lockfile only: as a file of their own they stay
 * in the browser's cache when a deploy changes our code.
 */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|immer|reselect|@emotion|stylis|axios)[\\/]/;

/** They go with the pages that ask them. */
const calls = /\/src\/(calls|endpoints)\//;

/** A line each, and many pages share them. */
const icons = '/@mui/icons-material/';

const always = ['framework', 'front'];

/**
 * Every page brings the list of all chunks: short names make a short list. Which of them is a page's
 * says the manifest.
 */
export const fileName = ({ name }: { name: string }) =>
  always.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

/**
 * A site is split by page, but for the framework and what its front page stands on, above the fold
 * and below it, and what lists stand on. Most pages share that, and one file is smaller, and sooner
 * there, than the forty that it would be.
 */
export function chunks(home: string, { entry, layout, page, below, list }: Front): Splitting {
  const at = (file: string) => join(normalizePath(home), file);
  const everywhere = (look: Look) =>
    [...reached([at(entry), at(layout)], look)].filter((id) => id !== at(entry));
  const behind = (file: string) => (look: Look) =>
    [...reached([at(file)], look)].filter((id) => !calls.test(id));
  /** What a page stands on, without what is its own. */
  const under = (file: string) => (look: Look) =>
    behind(file)(look).filter((id) => !id.startsWith(`${dirname(at(file))}/`));
  /** What it shares with pages of other features, which ask other calls. */
  const parts = (file: string) => (look: Look) =>
    under(file)(look).filter((id) => !id.startsWith(normalizePath(home)));
  return {
    groups: [
      { name: 'framework', test: framework, priority: 1 },
      group('front', (look) => [...everywhere(look), ...under(page)(look)]),
      ...(below ? [group('below', behind(below))] : []),
      ...(list ? [group('list', parts(list))] : []),
    ],
  };
}

/** Puts some modules into one file, once it is known how they hang together. */
function group(name: string, choose: (look: Look) => readonly string[]) {
  let chosen: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id: string, context: { getModuleInfo: Look }) => {
      chosen ??= new Set(choose((one) => context.getModuleInfo(one)));
      return chosen.has(id) ? name : null;
    },
  };
}

/**
 * Some modules of ours, with those that they import at once. What they take of packages comes along
 * by itself, and no more of it: a package's index names much that nobody uses.
 */
function reached(ids: readonly string[], look: Look) {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || (id.includes('/node_modules/') && !id.includes(icons))) return;
    const info = look(id);
    if (!info) return;
    seen.add(id);
    info.importedIds.forEach(visit);
  };
  ids.forEach(visit);
  return seen;
}
