import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../ports/storage';
import type { MadeDocument } from './media.document';
import type { MadeFilm } from './media.film';
import { fileNames, folderIn } from '../mediaFile/media.names';
import { intoFolder } from './media.folder';
import type { MediaPage, MediaRow } from '../mediaFile/media.tables';

/** Stores the results; the row is updated only after all files are there. */
export async function storeFilm(
  storage: Storage,
  key: string,
  folder: string,
  made: MadeFilm,
): Promise<Partial<MediaRow>> {
  const into = intoFolder(storage, key);
  const { durationS, width, height } = made;
  const film = await into('film.mp4', made.film);
  const beside = made.heights.flatMap((size) => [fileNames.pieces(size), fileNames.list(size)]);
  if (made.heights.length > 0) beside.push(fileNames.sizes);
  const drawn = [made.poster, made.strip].filter((path) => path !== null);
  // Before they are stored: what is taken over lies here no longer.
  const madeBytes = await bytesOf([...beside.map((name) => join(folder, name)), ...drawn]);
  for (const name of beside) await into(name, join(folder, name));
  const poster = made.poster && (await into(fileNames.poster, made.poster));
  const strip = made.strip && (await into(fileNames.strip, made.strip));
  const place = folderIn(key) ?? '';
  const sizes = made.heights.map((size) => ({
    height: size,
    playlist: place + fileNames.list(size),
  }));
  return { key: film, durationS, width, height, poster, strip, sizes, madeBytes };
}

export async function bytesOf(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => stat(path)));
  return files.reduce((sum, { size }) => sum + size, 0);
}

interface Brought {
  path: string;
  folder: string;
  made: MadeDocument;
}

export async function storeDocument(
  storage: Storage,
  key: string,
  { path, folder, made }: Brought,
): Promise<Partial<MediaRow>> {
  const into = intoFolder(storage, key);
  const pages: MediaPage[] = [];
  const madeBytes = await bytesOf(made.pages.map(({ file }) => join(folder, file)));
  for (const [at, { file, width, height, text }] of made.pages.entries()) {
    const picture = await into(fileNames.page(at + 1), join(folder, file));
    pages.push({ picture, width, height, text });
  }
  return { key: await into(`document.${made.suffix}`, path), pages, madeBytes };
}
