import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives the picture of a name, which stands for everything that it is drawn from. */
export type DrawOnce = (name: string, draw: () => Promise<Uint8Array>) => Promise<Uint8Array>;

export const drawAnew: DrawOnce = (_name, draw) => draw();

/**
 * Keeps pictures in a folder, so that the next empty database need not have them drawn again: all
 * of them together take many seconds.
 */
export const drawnOnce =
  (folder: string): DrawOnce =>
  async (name, draw) => {
    const file = join(folder, name);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const bytes = await draw();
    await mkdir(folder, { recursive: true });
    // Two servers may draw the same at the same time.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  };
