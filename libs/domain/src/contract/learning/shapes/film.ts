import Type, { type Static } from 'typebox';
import { orNull } from '../../shapes';

/** A sprite of small pictures, one for every few seconds. */
const FilmStrip = Type.Object({
  picture: Type.String(),
  count: Type.Integer(),
  columns: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
});

/** Signed addresses of a film's files, which expire after some hours. */
export const filmFields = {
  /** Null until it is ready. */
  video: orNull(Type.String()),
  /** The HLS playlist, preferred where the browser can play it; null if there is only the file. */
  sizes: orNull(Type.String({ description: 'HLS' })),
  poster: orNull(Type.String()),
  strip: orNull(FilmStrip),
};
export const Film = Type.Object(filmFields);
export type Film = Static<typeof Film>;
