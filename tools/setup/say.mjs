/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** An error whose message is meant for the user: shown without a stack. */
export class Stop extends Error {
  /**
   * @param {string} sentence
   * @param {number} [code] the exit code
   */
  constructor(sentence, code = 1) {
    super(sentence);
    this.code = code;
  }
}

/**
 * Runs a command's main function; a `Stop` is reported in one sentence.
 * @param {() => Promise<number | void>} main returns the exit code
 */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = error.code;
  }
}

/** @param {number} since from performance.now() */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Reports every few seconds that something silent is still running.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {number} [every] milliseconds
 */
export async function withHeartbeat(what, work, every = 10_000) {
  const began = performance.now();
  const beat = setInterval(() => say(`  … still ${what} (${seconds(began)})`), every);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
