import { posix } from 'node:path';
import type { Pictures } from '../pictures';
import type { Archive } from '../zip/read';

/** The place of a document in its package, for resolving its addresses. */
export interface Place {
  dir: string;
  archive: Archive | null;
  pictures: Pictures;
}

/** The package root as Moodle, Canvas and others write it. */
const ROOT = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\//i;

/** Opens a file of the package by an address in a document; nothing outside the package. */
export function openBeside({ dir, archive }: Place, address: string) {
  const path = pathOf(address);
  const names = [posix.normalize(posix.join(dir, path)), posix.normalize(path)];
  const name = names.find((one) => archive?.has(one));
  return name && archive ? { name, open: () => archive.open(name) } : null;
}

function pathOf(address: string): string {
  const bare = address.replace(ROOT, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** The address of a picture here, or the original one if the package lacks it. */
export function pictureBeside(place: Place, address: string): string {
  const file = /^[a-z]+:/i.test(address) ? null : openBeside(place, address);
  return (file && place.pictures.add(file.name, file.open)) ?? address;
}
