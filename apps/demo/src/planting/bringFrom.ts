import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@cheese/server/ports/storage';
import type { Names } from '../making/naming';

interface Brought {
  /** What a row names. */
  key: string;
  /** Null while it is still to be made. */
  bytes: number | null;
}

/** Brings the files of a slug to where they are served from. */
export type Bring = (slug: string) => Promise<Brought>;

/** From the folder of made files into `storage`; what is made in the background follows later. */
export const bringFrom =
  ({ made, large }: Names, folder: string, storage: Pick<Storage, 'put'>): Bring =>
  async (slug) => {
    const later = large[slug]?.at(-1);
    if (later) return { key: later, bytes: null };
    const brought = { key: '', bytes: 0 };
    for (const key of made[slug] ?? []) {
      const content = await readFile(join(folder, key));
      await storage.put(key, content);
      Object.assign(brought, { key, bytes: content.length });
    }
    if (brought.key === '') throw new Error(`Nothing is made under the name of ${slug}`);
    return brought;
  };
