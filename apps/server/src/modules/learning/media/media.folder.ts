import { createReadStream } from 'node:fs';
import type { Storage } from '../../../ports/storage';
import { folderIn } from '../mediaFile/media.names';

/**
 * Puts files into the folder that is one film's, document's, slide's or model's alone. What another
 * attempt has left there just now is written over: of two one has lost its turn.
 */
export function intoFolder(storage: Storage, key: string) {
  const folder = folderIn(key);
  if (!folder) throw new Error(`"${key}" has no folder of its own`);
  return async (name: string, path: string) => {
    if (!(await storage.take(folder + name, path))) {
      await storage.put(folder + name, createReadStream(path));
    }
    return folder + name;
  };
}
