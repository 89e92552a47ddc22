import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { ImportRefused } from '../report';
import { filesOfZip } from './zip';
import type { SourceFile } from './source';

const MOST_FILES = 50_000;

/** All files of a folder or an archive, including archives in the folder. */
export async function filesOf(path: string): Promise<SourceFile[]> {
  const facts = await stat(path).catch(() => {
    throw new ImportRefused(`There is nothing at ${path}.`);
  });
  if (!facts.isDirectory()) {
    if (/\.zip$/i.test(path)) return filesOfZip(path);
    throw new ImportRefused(`${path} is neither a folder nor a .zip archive.`);
  }
  // Links are not followed: a folder may hold itself.
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  if (entries.length > MOST_FILES) throw new ImportRefused(`${path} holds too many files.`);
  const found: SourceFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    found.push(...(/\.zip$/i.test(file) ? await filesOfZip(file) : [await bareFile(path, file)]));
  }
  return found;
}

async function bareFile(folder: string, path: string): Promise<SourceFile> {
  const { size, mtimeMs } = await stat(path);
  const place = relative(folder, path);
  const mark = createHash('sha256').update(`${place} ${size} ${mtimeMs}`).digest('hex');
  return { name: basename(path), place, bytes: size, mark, read: () => createReadStream(path) };
}
