import { committed } from '../../making/committed';
import type { Making } from '../../making/making';
import { documents } from './documents';
import { documentEndings, filmEndings, pageEnding } from './endings';
import { films } from './films';
import { maps } from './maps';

const keptFilms = Object.entries(films).map(([slug, { mark }]) =>
  committed(
    `film/${slug}`,
    mark,
    filmEndings.map((ending) => [ending, `films/${slug}${ending}`]),
  ),
);

const keptDocuments = Object.entries(documents).map(([slug, { mark, pages }]) =>
  committed(
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
  committed(`map/${slug}`, mark, [['.webp', `maps/${slug}.webp`]]),
);

/** Made once, by tools/films and by hand, and committed: the build hands them on as they are. */
export const keptFiles: readonly Making[] = [...keptFilms, ...keptDocuments, ...keptMaps];
