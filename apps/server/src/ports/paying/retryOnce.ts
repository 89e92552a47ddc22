/** A temporary failure after which the provider wants the same request repeated. */
export class TemporaryFailure extends Error {}

/** A line that breaks is a `TypeError` of `fetch`, whose realm may be another one. */
const isBrokenOff = (error: unknown) =>
  error instanceof TemporaryFailure || String(error).startsWith('TypeError');

/**
 * Once more, where a line broke or a provider stumbled: each thing that we ask for has a number of
 * ours, and is done once however often it is asked for. Who says nothing at all is not asked again.
 */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    return ask();
  }
}
