import { createWriteStream } from 'node:fs';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes down what a stream brings. Where it fails, nothing goes on behind it: a file that is just
 * being opened could otherwise appear after it was removed.
 */
export async function streamToFile(path: string, source: Readable, ...through: Transform[]) {
  const file = createWriteStream(path);
  try {
    await pipeline([source, ...through, file]);
  } catch (error) {
    file.destroy();
    if (!file.closed) await new Promise<void>((closed) => file.once('close', () => closed()));
    throw error;
  }
}
