import { posix } from 'node:path';
import type { Pictures } from '../pictures';
import type { Archive } from '../zip/read';

/** Where a document stands in its package, and what it can reach from there. */
export interface Place {
  dir: string;
  archive: Archive | null;
  pictures: Pictures;
}

/** Moodle, Canvas and others name the root of a package so. */
const ROOT = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\//i;

/** A file of the package by the address in a document; nothing outside of it is there. */
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

/** The address of a picture here, or as it was written where there is none. */
export function pictureBeside(place: Place, address: string): string {
  const file = /^[a-z]+:/i.test(address) ? null : openBeside(place, address);
  return (file && place.pictures.add(file.name, file.open)) ?? address;
}
