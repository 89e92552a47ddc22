import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@cheese/server/ports/storage';
import { type Names, namesFile } from '../making/naming';

interface Brought {
  /** What a row names. */
  key: string;
  bytes: number;
}

/** Brings the files of a slug to where they are served from. */
export type Bring = (slug: string) => Promise<Brought>;

/** From the folder of made files into `storage`. */
export function bringFrom(folder: string, storage: Pick<Storage, 'put'>): Bring {
  const names = JSON.parse(readFileSync(join(folder, namesFile), 'utf8')) as Names;
  return async (slug) => {
    const brought = { key: '', bytes: 0 };
    for (const key of names[slug] ?? []) {
      const content = await readFile(join(folder, key));
      await storage.put(key, content);
      Object.assign(brought, { key, bytes: content.length });
    }
    if (brought.key === '') throw new Error(`Nothing is made under the name of ${slug}`);
    return brought;
  };
}
