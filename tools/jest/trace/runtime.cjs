/**
 * jest's runtime, which also writes down what each test file loaded and read (`runtime` of a jest
 * config), into the folder TEST_TRACES; without it nothing is written.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { placeOf, tracing } = require('./reads.cjs');

/** @typedef {{ filename: string, children?: Module[] }} Module as jest keeps them */

const isTest = (/** @type {string} */ path) => /\.test\.[cm]?[jt]sx?$/.test(path);
const isGroup = (/** @type {string} */ path) => /[\\/]reports[\\/]grouped[\\/]/.test(path);

/**
 * All modules that lead on from one, itself included.
 * @param {Module} start
 */
function reachable(start) {
  /** @type {Set<Module>} */
  const seen = new Set();
  const waiting = [start];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(module.children ?? []));
  }
  return seen;
}

/** Its insides are no part of what jest promises: the version is pinned, and a test looks at them. */
const Inner = /** @type {new (...args: any[]) => any} */ (/** @type {unknown} */ (Runtime));

class TracingRuntime extends Inner {
  /** @type {Set<string>} what was read by modules that files of a group may share */
  notes = new Set();
  /** @type {Map<string, { notes: Set<string>, traced: ReturnType<typeof tracing> }>} what test files read themselves */
  own = new Map();
  /** @type {Set<string>} loaded, and forgotten by jest since */
  loaded = new Set();
  traced = tracing(this.notes, () => this.notesNow());
  path = '';
  /** @type {{ global?: { testFile?: string } }} */
  environment = {};

  /** @param {any[]} args */
  constructor(...args) {
    super(...args);
    this.environment = args[1];
    this.path = args[6];
  }

  /** @param {string} test */
  ownOf(test) {
    const known = this.own.get(test);
    if (known) return known;
    /** @type {Set<string>} */
    const notes = new Set();
    const made = { notes, traced: tracing(notes) };
    this.own.set(test, made);
    return made;
  }

  /** Of the file of a group whose tests are running. */
  notesNow() {
    const test = this.environment?.global?.testFile;
    return test ? this.ownOf(test).notes : this.notes;
  }

  /**
   * @param {string} from
   * @param {string} [name]
   * @param {{ isInternalModule?: boolean }} [options]
   * @param {boolean} [isActual]
   */
  requireModule(from, name, options, isActual) {
    const module = super.requireModule(from, name, options, isActual);
    if (!name || options?.isInternalModule) return module;
    const traced = isTest(from) ? this.ownOf(from).traced : this.traced;
    return traced(name, module);
  }

  /**
   * What stands in the place of a module still needs it to be there.
   * @param {string} from
   * @param {string} name
   * @param {any[]} rest
   */
  setMock(from, name, ...rest) {
    this.noteMocked(from, name);
    return super.setMock(from, name, ...rest);
  }

  /**
   * @param {string} from
   * @param {string} name
   */
  noteMocked(from, name) {
    try {
      const path = placeOf(this._resolution.resolveCjs(from, name));
      if (path !== null) this.notes.add(`e:${path}`);
    } catch {
      // A module that is only said to be there.
    }
  }

  resetModules() {
    for (const path of this.transformCache?.getEntries().keys() ?? []) this.loaded?.add(path);
    super.resetModules();
  }

  teardown() {
    if (process.env.TEST_TRACES && this.registries) this.writeTraces(process.env.TEST_TRACES);
    super.teardown();
  }

  /** @param {string} folder */
  writeTraces(folder) {
    mkdirSync(folder, { recursive: true });
    for (const [file, paths] of this.traces()) {
      const own = this.own.get(file)?.notes ?? [];
      const name = createHash('sha256').update(file).digest('hex').slice(0, 24);
      const places = [...paths].map(placeOf).filter((path) => path !== null);
      const deps = [...new Set([...places.map((path) => `f:${path}`), ...this.notes, ...own])];
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ file: placeOf(file), deps }));
    }
  }

  /** @returns {[file: string, paths: Iterable<string>][]} by test file */
  traces() {
    /** @type {Map<string, Module>} */
    const modules = this.registries.getActiveCjsRegistry();
    const all = new Set([
      ...this.loaded,
      ...this.transformCache.getEntries().keys(),
      ...modules.keys(),
    ]);
    const group = isGroup(this.path) ? modules.get(this.path) : undefined;
    if (!group) return [[this.path, all]];
    const inGroup = new Set([...reachable(group)].map(({ filename }) => filename));
    const others = [...all].filter((path) => !inGroup.has(path));
    return (group.children ?? []).map((test) => [
      test.filename,
      new Set([...others, ...[...reachable(test)].map(({ filename }) => filename)]),
    ]);
  }
}

module.exports = { __esModule: true, default: TracingRuntime };
