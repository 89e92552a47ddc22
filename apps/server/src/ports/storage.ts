import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files live. A key is a path of ASCII names; the same key always holds the same bytes. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** Files in a folder of this machine, which the server hands out under /storage/. */
export function folderStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      // A killed process must not leave half a file under a final name.
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
    },
  };
}
