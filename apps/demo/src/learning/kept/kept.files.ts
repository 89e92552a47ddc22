import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Making } from '../../making/making';
import { documents } from './documents';
import { documentEndings, filmEndings, pageEnding } from './endings';
import { films } from './films';
import { maps } from './maps';

const folder = join(import.meta.dirname, '../../..');

const kept = (
  slug: string,
  from: string,
  files: readonly (readonly [string, string])[],
): Making => ({
  slug,
  from,
  by: null,
  endings: files.map(([ending]) => ending),
  make: () => Promise.all(files.map(([, path]) => readFile(join(folder, path)))),
});

const keptFilms = Object.entries(films).map(([slug, { mark }]) =>
  kept(
    `film/${slug}`,
    mark,
    filmEndings.map((ending) => [ending, `films/${slug}${ending}`]),
  ),
);

const keptDocuments = Object.entries(documents).map(([slug, { mark, pages }]) =>
  kept(
    `document/${slug}`,
    mark,
    documentEndings(pages.length).map((ending, at) => [
      ending,
      at < pages.length
        ? `documents/${slug}/${pageEnding(at).slice(1)}`
        : `documents/${slug}${ending}`,
    ]),
  ),
);

const keptMaps = Object.entries(maps).map(([slug, { mark }]) =>
  kept(`map/${slug}`, mark, [['.webp', `maps/${slug}.webp`]]),
);

/** Made once, by tools/films and by hand, and committed: the build hands them on as they are. */
export const keptFiles: readonly Making[] = [...keptFilms, ...keptDocuments, ...keptMaps];
