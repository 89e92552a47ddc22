/**
 * How jest reads sources while a mutant is tried: as ever, but for the one change. The file on the
 * disk stays as it is, so that nothing has to be restored, whatever ends the run.
 */
const { join } = require('node:path');
const swc = require('@swc/jest');

const root = join(__dirname, '../..');

/** @type {{ file: string, start: number, end: number, text: string } | null} */
const mutant = JSON.parse(process.env.CHEESE_MUTANT ?? 'null');
const mutated = mutant && join(root, mutant.file);

/**
 * @param {string} source
 * @param {string} file
 */
const changed = (source, file) =>
  mutant && file === mutated
    ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end)
    : source;

/** @typedef {Required<ReturnType<typeof swc.createTransformer>>} Transformer */

module.exports = {
  /** @param {Parameters<typeof swc.createTransformer>[0]} options */
  createTransformer(options) {
    const inner = /** @type {Transformer} */ (swc.createTransformer(options));
    /** @type {Pick<Transformer, 'process' | 'getCacheKey' | 'canInstrument'>} */
    const transformer = {
      canInstrument: inner.canInstrument,
      process: (source, file, asked) => inner.process(changed(source, file), file, asked),
      getCacheKey: (source, file, asked) => inner.getCacheKey(changed(source, file), file, asked),
    };
    return transformer;
  },
};
