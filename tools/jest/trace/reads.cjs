/**
 * Notes what a test reads by itself: jest's own reading of modules does not come through here. What
 * lies outside of the repository, and packages (the lockfile stands for them), do not count.
 *
 * A note is a letter and a path: f a file's content, d the names in a folder, t those below it too,
 * e whether something is there, w everything (a program was started, and nobody knows what it reads).
 */
const fs = require('node:fs');
const { basename, join, relative, resolve, sep } = require('node:path');
const { fileURLToPath } = require('node:url');

const root = join(__dirname, '../../..');
const outside = /^(\.\.|\.git\/|\.nx\/|node_modules\/|reports\/|[A-Z]:)/;

/** No file system has longer names: a key that is asked whether it is a file is none. */
const LONGEST_NAME = 255;

/** @param {unknown} place as functions of fs take it */
function placeOf(place) {
  if (typeof place === 'number' || place === undefined || place === null) return null;
  const text = place instanceof URL ? fileURLToPath(place) : String(place);
  const path = relative(root, resolve(text)).split(sep).join('/');
  const isNoName = path.split('/').some((name) => name.length > LONGEST_NAME);
  return isNoName || outside.test(path) ? null : path;
}

/** @typedef {(this: unknown, ...args: any[]) => any} Call */

/**
 * What a script that was bundled for a test was made from, where it says so.
 * @param {string | URL} script
 * @returns {string[] | null}
 */
function madeFrom(script) {
  const list = `${script instanceof URL ? fileURLToPath(script) : script}.inputs.json`;
  return fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : null;
}

const content = ['readFile', 'readFileSync', 'open', 'openSync', 'createReadStream', 'copyFile'];
const more = ['copyFileSync', 'stat', 'statSync', 'lstat', 'lstatSync', 'openAsBlob'];
const presence = ['existsSync', 'access', 'accessSync', 'realpathSync', 'exists'];
const folders = ['readdir', 'readdirSync', 'opendir', 'opendirSync', 'cp', 'cpSync', 'glob'];

/** @type {Record<string, string>} */
const letters = Object.fromEntries([
  ...[...content, ...more].map((name) => [name, 'f']),
  ...presence.map((name) => [name, 'e']),
  ...folders.map((name) => [name, 'd']),
]);

/**
 * @param {Set<string>} notes
 * @param {string} letter
 * @param {unknown[]} args
 */
function note(notes, letter, args) {
  const path = placeOf(args[0]);
  if (path === null) return;
  const isDeep = letter === 'd' && args.some((arg) => Object(arg).recursive);
  notes.add(`${isDeep ? 't' : letter}:${path}`);
}

/**
 * The module itself, seen through functions that take notes: what a test puts in the place of one of
 * them stands in the module, where Node finds it, too.
 * @template {object} T
 * @param {T} module
 * @param {(name: string, value: Call) => Call | null} replace
 * @returns {T}
 */
function withFunctions(module, replace) {
  const replaced = Object.entries(module).flatMap(([name, value]) => {
    const other = typeof value === 'function' ? replace(name, value) : null;
    if (!other) return [];
    Object.defineProperties(other, Object.getOwnPropertyDescriptors(value));
    return [/** @type {[plain: Call, noting: Call]} */ ([value, other])];
  });
  /** @type {Map<unknown, Call>} */
  const noting = new Map(replaced);
  const plain = new Map(replaced.map(([value, other]) => [other, value]));
  return new Proxy(module, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      return noting.get(value) ?? value;
    },
    set: (target, name, value) => Reflect.set(target, name, plain.get(value) ?? value),
  });
}

/**
 * @param {object} module
 * @param {Set<string>} notes
 */
const tracedFs = (module, notes) =>
  withFunctions(module, (name, call) => {
    const letter = letters[name];
    if (!letter) return null;
    return /** @type {Call} */ (
      function (...args) {
        note(notes, letter, args);
        return call.apply(this, args);
      }
    );
  });

/** Who runs what lies in the repository; other programs read what they are handed. */
const runsOurs = /^(node|npm|npx|git|sh|bash|cmd)(\.exe|\.cmd)?$/;

/**
 * @param {string} call
 * @param {unknown} program
 */
const isForeign = (call, program) =>
  /^(spawn|execFile)/.test(call) &&
  typeof program === 'string' &&
  !runsOurs.test(basename(program)) &&
  (!program.includes(sep) || placeOf(program) === null);

/**
 * A program that was bundled for tests reads what it was made from, one that is not of the house
 * nothing of it; any other one: everything.
 * @param {Set<string>} notes
 * @param {string} call
 * @param {unknown[]} args
 */
function noteProgram(notes, call, args) {
  if (isForeign(call, args[0])) return;
  const made = args
    .flat()
    .map((arg) => (typeof arg === 'string' || arg instanceof URL ? madeFrom(arg) : null));
  const inputs = made.find(Boolean);
  if (inputs) for (const path of inputs) notes.add(`f:${path}`);
  else notes.add('w:');
}

/**
 * @param {object} module
 * @param {() => Set<string>} notes
 */
const tracedPrograms = (module, notes) =>
  withFunctions(module, (name, call) => {
    if (!/^(spawn|exec|execFile|fork|Worker)(Sync)?$/.test(name)) return null;
    return /** @type {Call} */ (
      function (...args) {
        noteProgram(notes(), name, args);
        return new.target ? Reflect.construct(call, args) : call.apply(this, args);
      }
    );
  });

/**
 * The modules of Node through which a test may read, with notes taken.
 * @param {Set<string>} notes
 * @param {() => Set<string>} [notesOfPrograms] asked when one is started
 * @returns {(name: string, module: object) => object}
 */
function tracing(notes, notesOfPrograms = () => notes) {
  /** @type {Map<string, object>} */
  const made = new Map();
  const promises = tracedFs(fs.promises, notes);
  /** @type {Record<string, (module: object) => object>} */
  const make = {
    fs: (module) =>
      new Proxy(tracedFs(module, notes), {
        get: (target, name) => (name === 'promises' ? promises : Reflect.get(target, name)),
      }),
    'fs/promises': () => promises,
    child_process: (module) => tracedPrograms(module, notesOfPrograms),
    worker_threads: (module) => tracedPrograms(module, notesOfPrograms),
  };
  return (name, module) => {
    const bare = name.replace(/^node:/, '');
    const traced = made.get(bare) ?? make[bare]?.(module);
    if (traced) made.set(bare, traced);
    return traced ?? module;
  };
}

module.exports = { placeOf, tracing };
