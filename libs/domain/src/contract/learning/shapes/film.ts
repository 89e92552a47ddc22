import Type, { type Static } from 'typebox';
import { nullable } from '../../shapes';

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
  video: nullable(Type.String()),
  /** The HLS playlist, preferred where the browser can play it; null if there is only the file. */
  sizes: nullable(Type.String({ description: 'HLS' })),
  poster: nullable(Type.String()),
  strip: nullable(FilmStrip),
};
export const Film = Type.Object(filmFields);
export type Film = Static<typeof Film>;
