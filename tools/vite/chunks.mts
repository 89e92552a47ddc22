import { dirname, join } from 'node:path/posix';
import { normalizePath, type Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
interface Module {
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
type Look = (id: string) => Module | null;

/** What a visitor who comes in by the front door needs: modules, from the app's folder on. */
export interface Front {
  entry: string;
  layout: string;
  page: string;
  /** What the page brings when it is scrolled to. */
  below?: string;
  /** A page with a list, such as many are. */
  list?: string;
  /** Pages where many come in cold: what they need is not put together with what benches share. */
  light?: readonly string[];
  /** Pages with an engine, by its name: the modules that are loaded together when one opens. */
  benches?: Readonly<Record<string, readonly string[]>>;
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

/** Other pages need a little of these: they are divided by themselves. */
const engines = /\/libs\/(slide|model)-viewer\/|\/node_modules\/(?!@mui\/)/;

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
export function chunks(home: string, front: Front): Splitting {
  const { entry, layout, page, below, list, benches = {}, light = [] } = front;
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
  const standingOn = (files: readonly string[]) => (look: Look) => {
    const pages = files.map(at);
    return new Set([...reached(pages, look)].filter((id) => !pages.includes(id)));
  };
  const own = (files: readonly string[]) => (look: Look) => [
    ...ownOf(standingOn(files)(look), files.map(at), look),
  ];
  return {
    groups: [
      { name: 'framework', test: framework, priority: 1 },
      group('front', (look) => [...everywhere(look), ...under(page)(look)]),
      ...(below ? [group('below', behind(below))] : []),
      ...(list ? [group('list', parts(list))] : []),
      ...Object.entries(benches).map(([name, files]) => alone(group(name, own(files)))),
      alone(together(Object.values(benches), light, at)),
    ],
  };
}

/** What its modules import stays with whoever else imports it. */
const alone = <T extends object>(one: T) => ({ ...one, includeDependenciesRecursively: false });

/** What the same benches need, and no light page, is one file: it was a hundred of a line or two. */
function together(
  benches: readonly (readonly string[])[],
  light: readonly string[],
  at: (file: string) => string,
) {
  let takers: ReadonlySet<string>[] | undefined;
  return {
    debugName: 'together',
    name: (id: string, context: { getModuleInfo: Look }) => {
      const look: Look = (one) => context.getModuleInfo(one);
      const starts = [...benches, ...light.map((page) => [page])];
      takers ??= starts.map((files) => reached(files.map(at), look, true));
      const isStart = starts.flat().some((file) => at(file) === id);
      if (isStart || calls.test(id) || engines.test(id)) return null;
      const by = takers.flatMap((ids, index) => (ids.has(id) ? [index] : []));
      return by.every((index) => index < benches.length) && by.length > 0
        ? `together-${by.join('-')}`
        : null;
    },
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
function reached(ids: readonly string[], look: Look, withPackages = false) {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    if (!withPackages && id.includes('/node_modules/') && !id.includes(icons)) return;
    const info = look(id);
    if (!info) return;
    seen.add(id);
    info.importedIds.forEach(visit);
  };
  ids.forEach(visit);
  return seen;
}

/** Those of some modules that only each other and their pages import. */
function ownOf(ids: ReadonlySet<string>, pages: readonly string[], look: Look) {
  const left = new Set(ids);
  const isOwn = (id: string) => {
    const { importers = [], dynamicImporters = [] } = look(id) ?? {};
    return (
      dynamicImporters.length === 0 && importers.every((by) => left.has(by) || pages.includes(by))
    );
  };
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const id of left) if (!isOwn(id)) left.delete(id);
  }
  return left;
}
