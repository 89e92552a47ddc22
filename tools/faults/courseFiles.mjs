/** Finds files in a server's storage that belong to nothing. */
import { join, relative, sep } from 'node:path';
import { filesUnder } from '../setup/files.mjs';

/**
 * Parts of finished uploads, pictures of failed imports, and output of films that were deleted.
 * @param {string} dataDir
 * @param {(text: string) => Promise<{ rows: any[] }>} query
 */
export async function strayFiles(dataDir, query) {
  const home = join(dataDir, 'storage');
  const files = filesUnder(home).map((file) => relative(home, file).split(sep).join('/'));
  const imports = (await query('select key_prefix, course_id from course_import')).rows;
  const films = (await query('select key from media')).rows;
  const made = new Set(films.map(({ key }) => folderOf(key)));
  const failed = imports.filter(({ course_id: id }) => id === null);
  const gone = [
    ...imports.map(({ key_prefix: prefix }) => prefix.replace(/\/$/, '')),
    ...failed.map(({ key_prefix: prefix }) => prefix.replace('/part/', '/image/')),
  ];
  return files.filter((key) => {
    if (/^(?:film|document)\//.test(key)) return !made.has(folderOf(key));
    return gone.some((prefix) => key.startsWith(prefix));
  });
}

const folderOf = (/** @type {string} */ key) => key.split('/').slice(0, 2).join('/');
