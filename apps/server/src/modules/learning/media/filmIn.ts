import type { Film } from '@cheese/domain/contract/learning/shapes/film';
import { stripOf } from '@cheese/domain/rules/learning/filmStrip';
import { fileNames } from '../mediaFile/media.names';
import type { MediaRow } from '../mediaFile/media.tables';

export type FilmFiles = Pick<
  MediaRow,
  'key' | 'readyAt' | 'durationS' | 'width' | 'height' | 'poster' | 'strip' | 'sizes'
>;

/** File names only; users with access get the signed folder separately. */
export const filmOf = (media: FilmFiles | null): Film => ({
  video: media?.readyAt ? fileNames.film(media) : null,
  sizes: media?.readyAt && media.sizes.length > 0 ? fileNames.sizes : null,
  poster: media?.poster ? fileNames.poster : null,
  strip: media?.strip ? stripIn(media) : null,
});

function stripIn({ durationS, width, height }: FilmFiles) {
  if (!durationS || !width || !height) return null;
  const { everyS: _everyS, rows: _rows, ...cells } = stripOf({ durationS, width, height });
  return { picture: fileNames.strip, ...cells };
}

/** The same in a folder; null where there is none. */
export function filmIn(folder: string | null, { video, sizes, poster, strip }: Film): Film {
  const at = (name: string | null) => name && folder && folder + name;
  const picture = at(strip?.picture ?? null);
  return {
    video: at(video),
    sizes: at(sizes),
    poster: at(poster),
    strip: strip && picture ? { ...strip, picture } : null,
  };
}
