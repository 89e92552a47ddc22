import type { Bring } from '../../planting/bringFrom';
import { besides } from './endings';
import { films, type FilmSlug } from './films';

/** Brings a film with its poster and strip, and says what a row of it holds. */
export async function bringFilm(bring: Bring, slug: FilmSlug) {
  const { title, durationS, width, height, chapters, strip, subtitles } = films[slug];
  const { key, bytes } = await bring(`film/${slug}`);
  return {
    key,
    bytes: bytes ?? 0,
    name: `${title}.mp4`,
    durationS,
    width,
    height,
    poster: besides(key, '-poster.webp'),
    strip: besides(key, '-strip.webp'),
    stripPictures: strip,
    subtitles,
    chapters: [...chapters],
  };
}
